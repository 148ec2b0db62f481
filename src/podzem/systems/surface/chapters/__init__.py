"""The rules by the chapters of the document."""
