### What is wrong with a document that somebody brings.

fault-expected = “{ $value }” was expected
fault-unknown_key = there is no such entry
fault-no_weapon = “{ $value }” is no weapon
fault-list_of_tables = a list of tables was expected
fault-none_of = “{ $value }” is none of: { $values }
fault-board_rows = rows of equal length were expected, at most { $most } by { $most }
fault-no_ground = “{ $value }” at { $square } is no ground
fault-four_numbers = four numbers were expected: column, row, width, height
fault-no_value = there is no such entry, or “{ $value }” is no value of it
fault-two_squares = two squares were expected
fault-most_creatures = at most { $most } can be placed
fault-nobody = nobody is on the side of the { $side ->
    [heroes] heroes
   *[others] opponents
}
fault-no_creature = “{ $value }” is no creature
fault-two_numbers = two numbers were expected: column and row
fault-wall = { $square } is a wall or off the board
fault-taken = { $square } is taken by “{ $value }”
fault-not_readable = it is neither TOML nor JSON: line { $where } cannot be read
fault-places = characters: { $count }, places for them: { $most }
fault-unknown_words = unknown: { $values }
fault-missing_keys = missing: { $values }
fault-no_armour = “{ $value }” is no armour
fault-characteristics = eleven characteristics from { $least } to { $most } are needed
fault-skills = twelve skills from 0 to { $most } are needed
fault-list_of_characters = a list of characters was expected
fault-table = a table was expected
fault-between = a number from { $least } to { $most } was expected
fault-six_numbers = six numbers were expected, one for each zone
fault-wound = a zone and a row were expected, not “{ $zone }”, { $row }
fault-wound_row = row { $row } of “{ $zone }” is “{ $value }” with its own effects
fault-wrong_kind = a value is missing or of the wrong kind
