### What is wrong with a map file; ids and field names of the file stay as they are.

map-refused = карту не прийнято: { $faults }
faults-more = ; і ще { $count }

fault-too-long = файл довший за { $most } знаків
fault-too-deep = у файлі надто глибока вкладеність
fault-not-json = файл – не JSON: рядок { $line }, стовпець { $column }
fault-not-written = файл – не JSON: у ньому половина літери або нескінченне число
fault-field-twice = поле стоїть двічі серед { $found }
fault-no-number = { $found } – не число
fault-format = очікувалося '{ $words }'
fault-title = очікувалася назва
fault-at-least-one = очікувався хоча б один

fault-object = очікувався об'єкт
fault-object-not = очікувався об'єкт, а не { $found }
fault-word = очікувалося слово
fault-one-of = очікувалося одне з { $words }, а не { $found }
fault-flag = очікувалося true або false, а не { $found }
fault-whole = очікувалося ціле число від { $least } до { $most }, а не { $found }
fault-length = очікувалося ціле число півсажнів (hs), а не { $found }
fault-text = очікувався рядок або {"{"}мова: рядок{"}"} на { $words }
fault-point = очікувалася точка [x, y] у цілих або половинних hs, а не { $found }
fault-rect = прямокутник завширшки й заввишки щонайменше 1 hs, а не { $found }
fault-four = очікувалися чотири цілі числа hs, а не { $found }
fault-list = очікувався список, а не { $found }
fault-at-most = очікувалося не більше { $most }, а не { $found }
fault-ids = очікувався список імен (id)

fault-most-rects = очікувалося не більше { $most } прямокутників
fault-door-outside = двері стоять у прорізі
fault-no-rect = очікувався хоча б один прямокутник
fault-light-text = текст кажеться за { $words }
fault-wall-aslant = стіна йде вздовж x або вздовж y
fault-between = очікувалися id двох місць, другий може бути null
fault-stairs-partner = у сходів на інший рівень є пара на ньому, і лише в них
fault-opening-ends = кінці прорізу лежать на цілих hs
fault-trap-place = у пастки або area і rect, або "on"
fault-hints = очікувалися прикмети або "none"
fault-cache-place = схованка лежить у rect підлоги або у відрізку стіни
fault-terrain-rect = rect буває в місцевості (terrain), і лише в неї
fault-act-result = очікувалося, що дає ця дія
fault-where-or-far = очікувалося або місце, або відстань
fault-number = очікувалося число або кості, а не '{ $found }'
fault-leader = очікувалося true, false або вид істоти
fault-sazhens = очікувалися цілі або половинні сажні

fault-items = очікувався список речей
fault-item-object = очікувався об'єкт, а не { $found }
fault-item-one-kind = очікувалася річ одного роду, а не { $found }
fault-item-weight = очікувалася вага в чвертях гривні, а не { $found }
fault-item-value = очікувалася ціна в цілих кунах, а не { $found }
fault-item-row = очікувався рядок таблиці від 1 до 6, а не { $found }
fault-item-kind = очікувалося одне з { $words }, а не { $found }
fault-item-id = очікувався id речі, а не { $found }
fault-item-count = очікувалася кількість не менше 1, а не { $found }

fault-level-size = рівень завширшки й заввишки не більше { $most } hs
fault-wider-than-edge = ширше за свій край
fault-off-edge = не лежить на межі { $area } і { $other }
fault-off-rock = не лежить на межі { $area } і каменю
fault-overlaps = перекриває { $other }
fault-lies-over = лежить поверх { $other }
fault-wall-outside = іде не всередині свого місця
fault-lies-outside = лежить поза { $area }
fault-wall-sections = у стіні відрізків по сажню: { $count }
fault-slide-target = спуск веде на глибину й у точку
fault-no-area-there = у цій точці нічого немає

fault-id-twice = цей id стоїть на карті двічі
fault-depth-twice = два рівні на глибині { $depth }
fault-no-such = серед { $lists } немає '{ $id }'
fault-no-entrance = { $id } не веде ззовні в підземелля
fault-no-area = на цьому рівні немає місця '{ $area }'
fault-same-area = очікувалися два місця
fault-no-thing = немає речі '{ $item }'
fault-no-kind = немає істот виду '{ $kind }'
fault-leads-back = на глибині { $depth } немає прорізу { $opening }, що веде назад
fault-no-way-there = туди не веде жоден шлях від входу
fault-key-behind = його ключ { $key } лежить за своїм же замком
fault-too-large = { $kind }: більший за будь-який шлях туди
