"""A dungeon map told in words: its squares of ten feet, and sentences for corridors and rooms (delve.map.*)."""
