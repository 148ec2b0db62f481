"""«Нагрузка»: what is borne, laid down, handed over."""
