"""Walking below ground (delve.time.pace): ways in squares, the march, doors."""
