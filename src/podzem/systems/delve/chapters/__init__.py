"""The rules of `delve` by the chapters of its document."""
