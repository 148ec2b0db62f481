### Що не так у документі, який принесли.

fault-expected = очікувалося «{ $value }»
fault-unknown_key = такого запису немає
fault-no_weapon = «{ $value }» – не зброя
fault-list_of_tables = очікувався список таблиць
fault-none_of = «{ $value }» не підходить; можна: { $values }
fault-board_rows = очікувалися рядки однакової довжини, не більше { $most } на { $most }
fault-no_ground = «{ $value }» на { $square } – не місцевість
fault-four_numbers = очікувалися чотири числа: стовпець, рядок, ширина, висота
fault-no_value = такого запису немає, або «{ $value }» для нього не годиться
fault-two_squares = очікувалися дві клітинки
fault-most_creatures = поставити можна не більше { $most }
fault-nobody = нікого немає на боці { $side ->
    [heroes] героїв
   *[others] супротивників
}
fault-no_creature = «{ $value }» – не істота
fault-two_numbers = очікувалися два числа: стовпець і рядок
fault-wall = { $square } – стіна або за краєм поля
fault-taken = { $square } уже займає «{ $value }»
fault-not_readable = це не TOML і не JSON: не читається рядок { $where }
fault-places = персонажів: { $count }, місць для них: { $most }
fault-unknown_words = невідомо: { $values }
fault-missing_keys = бракує: { $values }
fault-no_armour = «{ $value }» – не обладунок
fault-characteristics = потрібні одинадцять характеристик від { $least } до { $most }
fault-skills = потрібні дванадцять навичок від 0 до { $most }
fault-list_of_characters = очікувався список персонажів
fault-table = очікувалася таблиця
fault-between = очікувалося число від { $least } до { $most }
fault-six_numbers = очікувалися шість чисел, по одному на зону
fault-wound = очікувалися зона й рядок таблиці, а не «{ $zone }», { $row }
fault-wound_row = рядок { $row } зони «{ $zone }» – це «{ $value }» зі своїми наслідками
fault-wrong_kind = значення немає, або воно не того роду
