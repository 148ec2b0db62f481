"""The rules by the document's chapters."""
