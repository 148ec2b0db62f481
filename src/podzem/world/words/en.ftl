### What is wrong with a map file; ids and field names of the file stay as they are.

map-refused = the map is refused: { $faults }
faults-more = ; and { $count } more

fault-too-long = the file is longer than { $most } characters
fault-too-deep = the file is nested too deeply
fault-not-json = the file is not JSON: line { $line }, column { $column }
fault-not-written = the file is not JSON: it holds half a letter or an endless number
fault-field-twice = a field stands twice among { $found }
fault-no-number = { $found } is no number
fault-format = '{ $words }' was expected
fault-title = a title was expected
fault-at-least-one = at least one was expected

fault-object = an object was expected
fault-object-not = an object was expected, not { $found }
fault-word = a word was expected
fault-one-of = one of { $words } was expected, not { $found }
fault-flag = true or false was expected, not { $found }
fault-whole = a whole number from { $least } to { $most } was expected, not { $found }
fault-length = a whole number of hs was expected, not { $found }
fault-text = a string or {"{"}language: string{"}"} in { $words } was expected
fault-point = a point [x, y] in whole or half hs was expected, not { $found }
fault-rect = a rectangle is at least 1 hs wide and high, not { $found }
fault-four = four whole numbers of hs were expected, not { $found }
fault-list = a list was expected, not { $found }
fault-at-most = at most { $most } were expected, not { $found }
fault-ids = a list of ids was expected

fault-most-rects = at most { $most } rectangles were expected
fault-door-outside = a door stands in an opening
fault-no-rect = at least one rectangle was expected
fault-light-text = a text is told at { $words }
fault-wall-aslant = a wall runs along x or along y
fault-between = two area ids were expected, the second may be null
fault-stairs-partner = stairs to another level have a partner there, and only they
fault-opening-ends = the ends of an opening lie on whole hs
fault-trap-place = a trap has either an area and a rect, or "on"
fault-hints = hints or "none" were expected
fault-cache-place = a cache lies in a rect of the floor or in a section of a wall
fault-terrain-rect = terrain has a rect, and only terrain
fault-act-result = what the act brings was expected
fault-where-or-far = either where they stand or how far was expected
fault-number = a number or dice were expected, not '{ $found }'
fault-leader = true, false or a kind was expected
fault-sazhens = whole or half sazhens were expected

fault-items = a list of items was expected
fault-item-object = an object was expected, not { $found }
fault-item-one-kind = one kind of thing was expected, not { $found }
fault-item-weight = a weight in quarter grivnas was expected, not { $found }
fault-item-value = a value in whole kuna was expected, not { $found }
fault-item-row = a row from 1 to 6 was expected, not { $found }
fault-item-kind = one of { $words } was expected, not { $found }
fault-item-id = the id of a thing was expected, not { $found }
fault-item-count = a count of at least 1 was expected, not { $found }

fault-level-size = a level is at most { $most } hs wide and high
fault-wider-than-edge = it is wider than its edge
fault-off-edge = it does not lie on the edge of { $area } towards { $other }
fault-off-rock = it does not lie on the edge of { $area } towards rock
fault-overlaps = it overlaps { $other }
fault-lies-over = it lies over { $other }
fault-wall-outside = it does not run inside its area
fault-lies-outside = it lies outside { $area }
fault-wall-sections = the wall has { $count } sections of a sazhen
fault-slide-target = a slide leads to a depth and a point
fault-no-area-there = there is no area at that point

fault-id-twice = this id stands twice in the map
fault-depth-twice = there are two levels of depth { $depth }
fault-no-such = there is no '{ $id }' among { $lists }
fault-no-entrance = { $id } does not lead from outside into the dungeon
fault-no-area = there is no area '{ $area }' on this level
fault-same-area = two areas were expected
fault-no-thing = there is no thing '{ $item }'
fault-no-kind = there is no kind '{ $kind }'
fault-leads-back = there is no opening { $opening } at depth { $depth } that leads back
fault-no-way-there = no way leads there from an entrance
fault-key-behind = its key { $key } lies behind its own lock
fault-too-large = { $kind } is larger than every way to it
