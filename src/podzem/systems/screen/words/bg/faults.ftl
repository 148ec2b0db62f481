### Какво не е наред в донесения документ.

fault-expected = очакваше се „{ $value }“
fault-unknown_key = няма такъв запис
fault-no_weapon = „{ $value }“ не е оръжие
fault-list_of_tables = очакваше се списък от таблици
fault-none_of = „{ $value }“ не става; може: { $values }
fault-board_rows = очакваха се редове с еднаква дължина, най-много { $most } на { $most }
fault-no_ground = „{ $value }“ на { $square } не е местност
fault-four_numbers = очакваха се четири числа: колона, ред, ширина, височина
fault-no_value = няма такъв запис или „{ $value }“ не става за него
fault-two_squares = очакваха се две клетки
fault-most_creatures = могат да се поставят най-много { $most }
fault-nobody = няма никого на страната на { $side ->
    [heroes] героите
   *[others] противниците
}
fault-no_creature = „{ $value }“ не е същество
fault-two_numbers = очакваха се две числа: колона и ред
fault-wall = { $square } е стена или извън полето
fault-taken = { $square } вече е на „{ $value }“
fault-not_readable = не е нито TOML, нито JSON: ред { $where } не се чете
fault-places = герои: { $count }, места за тях: { $most }
fault-unknown_words = непознато: { $values }
fault-missing_keys = липсва: { $values }
fault-no_armour = „{ $value }“ не е броня
fault-characteristics = нужни са единадесет характеристики от { $least } до { $most }
fault-skills = нужни са дванадесет умения от 0 до { $most }
fault-list_of_characters = очакваше се списък с герои
fault-table = очакваше се таблица
fault-between = очакваше се число от { $least } до { $most }
fault-six_numbers = очакваха се шест числа, по едно за всяка зона
fault-wound = очакваха се зона и ред от таблицата, а не „{ $zone }“, { $row }
fault-wound_row = ред { $row } на „{ $zone }“ е „{ $value }“ със своите последици
fault-wrong_kind = стойност липсва или е от друг вид
