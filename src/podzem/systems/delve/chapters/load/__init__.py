"""«НАВАНТАЖЕННЯ (Ж)»: what somebody can carry, and where (delve.load.*)."""
