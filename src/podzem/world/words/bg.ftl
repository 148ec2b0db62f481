### What is wrong with a map file; ids and field names of the file stay as they are.

map-refused = картата не е приета: { $faults }
faults-more = ; и още { $count }

fault-too-long = файлът е по-дълъг от { $most } знака
fault-too-deep = файлът е вложен твърде дълбоко
fault-not-json = файлът не е JSON: ред { $line }, колона { $column }
fault-not-written = файлът не е JSON: в него има половин буква или безкрайно число
fault-field-twice = едно поле стои два пъти сред { $found }
fault-no-number = { $found } не е число
fault-format = очакваше се '{ $words }'
fault-title = очакваше се заглавие
fault-at-least-one = очакваше се поне един

fault-object = очакваше се обект
fault-object-not = очакваше се обект, а не { $found }
fault-word = очакваше се дума
fault-one-of = очакваше се едно от { $words }, а не { $found }
fault-flag = очакваше се true или false, а не { $found }
fault-whole = очакваше се цяло число от { $least } до { $most }, а не { $found }
fault-length = очакваше се цял брой полусажени (hs), а не { $found }
fault-text = очакваше се низ или {"{"}език: низ{"}"} на { $words }
fault-point = очакваше се точка [x, y] в цели или половин hs, а не { $found }
fault-rect = правоъгълникът е широк и висок поне 1 hs, а не { $found }
fault-four = очакваха се четири цели числа hs, а не { $found }
fault-list = очакваше се списък, а не { $found }
fault-at-most = очакваха се най-много { $most }, а не { $found }
fault-ids = очакваше се списък от имена (id)

fault-most-rects = очакваха се най-много { $most } правоъгълника
fault-door-outside = вратата стои в отвор
fault-no-rect = очакваше се поне един правоъгълник
fault-light-text = текст се казва при { $words }
fault-wall-aslant = стената върви по x или по y
fault-between = очакваха се id на две места, второто може да е null
fault-stairs-partner = стълбата към друго ниво има двойник там, и само тя
fault-opening-ends = краищата на отвора лежат на цели hs
fault-trap-place = капанът има или area и rect, или "on"
fault-hints = очакваха се белези или "none"
fault-cache-place = скривалището лежи в rect на пода или в отсечка на стена
fault-terrain-rect = rect има теренът (terrain), и само той
fault-act-result = очакваше се какво дава действието
fault-where-or-far = очакваше се или мястото, или разстоянието
fault-number = очакваше се число или зарове, а не '{ $found }'
fault-leader = очакваше се true, false или вид същество
fault-sazhens = очакваха се цели или половин сажени

fault-items = очакваше се списък от вещи
fault-item-object = очакваше се обект, а не { $found }
fault-item-one-kind = очакваше се вещ от един вид, а не { $found }
fault-item-weight = очакваше се тегло в четвърт гривни, а не { $found }
fault-item-value = очакваше се стойност в цели куни, а не { $found }
fault-item-row = очакваше се ред от 1 до 6, а не { $found }
fault-item-kind = очакваше се едно от { $words }, а не { $found }
fault-item-id = очакваше се id на вещ, а не { $found }
fault-item-count = очакваше се брой поне 1, а не { $found }

fault-level-size = нивото е широко и високо най-много { $most } hs
fault-wider-than-edge = по-широко е от ръба си
fault-off-edge = не лежи на границата между { $area } и { $other }
fault-off-rock = не лежи на границата между { $area } и скалата
fault-overlaps = застъпва { $other }
fault-lies-over = лежи върху { $other }
fault-wall-outside = не върви вътре в мястото си
fault-lies-outside = лежи извън { $area }
fault-wall-sections = стената има отсечки по сажен: { $count }
fault-slide-target = улеят води към дълбочина и точка
fault-no-area-there = в тази точка няма място

fault-id-twice = този id стои два пъти в картата
fault-depth-twice = има две нива с дълбочина { $depth }
fault-no-such = сред { $lists } няма '{ $id }'
fault-no-entrance = { $id } не води отвън в подземието
fault-no-area = на това ниво няма място '{ $area }'
fault-same-area = очакваха се две места
fault-no-thing = няма вещ '{ $item }'
fault-no-kind = няма същества от вид '{ $kind }'
fault-leads-back = на дълбочина { $depth } няма отвор { $opening }, който води обратно
fault-no-way-there = дотам не води път от вход
fault-key-behind = ключът му { $key } лежи зад собствената си ключалка
fault-too-large = { $kind }: по-едро е от всеки път дотам
