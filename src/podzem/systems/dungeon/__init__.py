"""`dungeon`: «Подземелье», exploration below ground by turns, rank combat."""
