### Что не так в документе, который принесли.

fault-expected = ожидалось «{ $value }»
fault-unknown_key = такой записи нет
fault-no_weapon = «{ $value }» – не оружие
fault-list_of_tables = ожидался список таблиц
fault-none_of = «{ $value }» не подходит; можно: { $values }
fault-board_rows = ожидались строки равной длины, не больше { $most } на { $most }
fault-no_ground = «{ $value }» на { $square } – не местность
fault-four_numbers = ожидались четыре числа: столбец, строка, ширина, высота
fault-no_value = такой записи нет, или «{ $value }» для неё не годится
fault-two_squares = ожидались две клетки
fault-most_creatures = поставить можно не больше { $most }
fault-nobody = никого нет на стороне { $side ->
    [heroes] героев
   *[others] противников
}
fault-no_creature = «{ $value }» – не существо
fault-two_numbers = ожидались два числа: столбец и строка
fault-wall = { $square } – стена или за краем поля
fault-taken = { $square } уже занимает «{ $value }»
fault-not_readable = это не TOML и не JSON: не читается строка { $where }
fault-places = персонажей: { $count }, мест для них: { $most }
fault-unknown_words = неизвестно: { $values }
fault-missing_keys = не хватает: { $values }
fault-no_armour = «{ $value }» – не доспех
fault-characteristics = нужны одиннадцать характеристик от { $least } до { $most }
fault-skills = нужны двенадцать навыков от 0 до { $most }
fault-list_of_characters = ожидался список персонажей
fault-table = ожидалась таблица
fault-between = ожидалось число от { $least } до { $most }
fault-six_numbers = ожидались шесть чисел, по одному на зону
fault-wound = ожидались зона и строка таблицы, а не «{ $zone }», { $row }
fault-wound_row = строка { $row } зоны «{ $zone }» – это «{ $value }» со своими последствиями
fault-wrong_kind = значения нет, или оно не того рода
