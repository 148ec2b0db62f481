"""`escape`: «Подземен бяг», a treasure race on a tunnel board for 2 to 8 players and more."""
