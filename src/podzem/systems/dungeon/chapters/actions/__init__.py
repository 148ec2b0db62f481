"""«Действия»: what somebody does with a turn."""
