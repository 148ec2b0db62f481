"""One module for each revision, in the order of `podzem.table.schema.REVISIONS`."""
