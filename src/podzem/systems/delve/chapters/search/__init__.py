"""«ПОШУК»: what is hidden, and how it is found (delve.search.*)."""
