"""The rules of «Подземен бяг», a module for each chapter of the document."""
