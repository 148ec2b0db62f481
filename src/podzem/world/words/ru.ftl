### What is wrong with a map file; ids and field names of the file stay as they are.

map-refused = карта не принята: { $faults }
faults-more = ; и ещё { $count }

fault-too-long = файл длиннее { $most } знаков
fault-too-deep = в файле слишком глубокая вложенность
fault-not-json = файл – не JSON: строка { $line }, столбец { $column }
fault-not-written = файл – не JSON: в нём половина буквы или бесконечное число
fault-field-twice = поле стоит дважды среди { $found }
fault-no-number = { $found } – не число
fault-format = ожидалось '{ $words }'
fault-title = ожидалось название
fault-at-least-one = ожидался хотя бы один

fault-object = ожидался объект
fault-object-not = ожидался объект, а не { $found }
fault-word = ожидалось слово
fault-one-of = ожидалось одно из { $words }, а не { $found }
fault-flag = ожидалось true или false, а не { $found }
fault-whole = ожидалось целое число от { $least } до { $most }, а не { $found }
fault-length = ожидалось целое число полусажен (hs), а не { $found }
fault-text = ожидалась строка или {"{"}язык: строка{"}"} на { $words }
fault-point = ожидалась точка [x, y] в целых или половинных hs, а не { $found }
fault-rect = прямоугольник шириной и высотой не меньше 1 hs, а не { $found }
fault-four = ожидались четыре целых числа hs, а не { $found }
fault-list = ожидался список, а не { $found }
fault-at-most = ожидалось не больше { $most }, а не { $found }
fault-ids = ожидался список имён (id)

fault-most-rects = ожидалось не больше { $most } прямоугольников
fault-door-outside = дверь стоит в проёме
fault-no-rect = ожидался хотя бы один прямоугольник
fault-light-text = текст говорится при { $words }
fault-wall-aslant = стена идёт вдоль x или вдоль y
fault-between = ожидались id двух мест, второй может быть null
fault-stairs-partner = у лестницы на другой уровень есть пара на нём, и только у неё
fault-opening-ends = концы проёма лежат на целых hs
fault-trap-place = у ловушки либо area и rect, либо "on"
fault-hints = ожидались приметы или "none"
fault-cache-place = тайник лежит в rect пола или в отрезке стены
fault-terrain-rect = rect бывает у местности (terrain), и только у неё
fault-act-result = ожидалось, что даёт это действие
fault-where-or-far = ожидалось или место, или расстояние
fault-number = ожидалось число или кости, а не '{ $found }'
fault-leader = ожидалось true, false или вид существа
fault-sazhens = ожидались целые или половинные сажени

fault-items = ожидался список вещей
fault-item-object = ожидался объект, а не { $found }
fault-item-one-kind = ожидалась вещь одного рода, а не { $found }
fault-item-weight = ожидался вес в четвертях гривны, а не { $found }
fault-item-value = ожидалась цена в целых кунах, а не { $found }
fault-item-row = ожидалась строка таблицы от 1 до 6, а не { $found }
fault-item-kind = ожидалось одно из { $words }, а не { $found }
fault-item-id = ожидался id вещи, а не { $found }
fault-item-count = ожидалось количество не меньше 1, а не { $found }

fault-level-size = уровень шириной и высотой не больше { $most } hs
fault-wider-than-edge = шире своего края
fault-off-edge = не лежит на границе { $area } и { $other }
fault-off-rock = не лежит на границе { $area } и камня
fault-overlaps = перекрывает { $other }
fault-lies-over = лежит поверх { $other }
fault-wall-outside = идёт не внутри своего места
fault-lies-outside = лежит вне { $area }
fault-wall-sections = в стене отрезков по сажени: { $count }
fault-slide-target = скат ведёт на глубину и в точку
fault-no-area-there = в этой точке ничего нет

fault-id-twice = этот id стоит на карте дважды
fault-depth-twice = два уровня на глубине { $depth }
fault-no-such = среди { $lists } нет '{ $id }'
fault-no-entrance = { $id } не ведёт снаружи в подземелье
fault-no-area = на этом уровне нет места '{ $area }'
fault-same-area = ожидались два места
fault-no-thing = нет вещи '{ $item }'
fault-no-kind = нет существ вида '{ $kind }'
fault-leads-back = на глубине { $depth } нет проёма { $opening }, ведущего обратно
fault-no-way-there = туда не ведёт ни один путь от входа
fault-key-behind = его ключ { $key } лежит за своим же замком
fault-too-large = { $kind }: крупнее любого пути туда
