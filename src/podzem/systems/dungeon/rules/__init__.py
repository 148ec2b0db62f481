"""The rules of «Подземелье», a module for each chapter."""
