title = Подземие
tagline = Факли, въже, наети хора: слезте в мрака и се върнете по-богати, отколкото тръгнахте.
legend = · видян под   # стена   + врата   ' отворена врата   > стълби   ^ капан   $ вещи   @ вашите хора

option-map = карта
option-seed = номер на случайното подземие (0: какъвто и да е)
option-depths = нива в случайното подземие
option-rooms = стаи на ниво
option-party = отряд
option-judge = съдия
option-judge_wandering = скитащи същества
option-judge_surprise = кой е изненадан
option-judge_attitude = отношение на срещнатите
option-judge_opponents = заповеди на противника
option-judge_break = бягство или предаване
option-read_aloud = описанието на мястото четат и играчите
option-show_odds = шансовете се виждат преди заповедта
option-ammo_recovery = изстреляното се събира
option-body_weight = тегло на тяло
option-bow_space = място на стрелеца с лък
option-contact = удари след сближаване
option-dig_size = размер на изкопа
option-door_crowd = хора на сажен врата
option-door_roll = няколко души при врата
option-drag_mode = товар при влачене
option-fast_factor = бързо движение, по скоростта
option-fast_surprise = тичащите са изненадани
option-halve_textiles = тъканите се развалят като изкуство
option-levels_in_combat = нивото важи в боя
option-loss_choice = кой отпада
option-loyalty_dynamic = верността следва защитата
option-loyalty_roll = зарове за вярност
option-natural_six = шестицата винаги успява
option-phase_rounding = остатък от фази
option-search_crowd = търсещи на едно място
option-strict_direction = завой само между преходите
option-trap_case = зарове на капана
option-wander_counts = кой привлича скитащи
option-wound_items = предмети в раняване

prospect-won = боят е спечелен
prospect-lost = боят е загубен
prospect-down = някой от вашите пада
prospect-down-1 = пада точно един от вашите
prospect-down-2 = падат двама от вашите
prospect-down-3 = падат трима от вашите
prospect-down-4 = падат четирима от вашите
prospect-down-5 = падат петима от вашите
prospect-down-more = падат шестима от вашите или повече
prospect-hero_down = вашият герой пада
prospect-kill = враг пада
prospect-kill-1 = пада точно един враг
prospect-kill-2 = падат двама врагове
prospect-kill-3 = падат трима врагове
prospect-kill-4 = падат четирима врагове
prospect-kill-5 = падат петима врагове
prospect-kill-more = падат шестима врагове или повече
prospect-broken = врагът е сломен
prospect-fled = вашите бягат
prospect-found = нещо е намерено
prospect-found_if = намира, ако има какво
prospect-heard_if = чува, ако има кого
prospect-opened = ще се отвори
prospect-trap = капан щраква
prospect-met = някой идва
prospect-delivered = съкровището е изнесено
prospect-nothing = нищо особено

event-judge_set = Съдията поправи: { $path }.
event-judge_removed = Съдията изважда от играта: { $member }.
event-judge_wounded = Съдията ранява: { $member }.
event-judge_healed = Съдията изцелява: { $member }.
event-judge_gave = Съдията дава: { $item } — { $member }.
event-judge_moved = Съдията премества група { $group }.
event-judge_added = Съдията праща към група { $group }: { $kind }, брой { $count }.
event-revealed = Съдията ви показва нещо скрито: { $opening }.
event-saw_opening = Виждате: { $door }.
event-saw_feature = Различавате: { $text }.
event-saw_heap = Тук лежи: { $item }.
event-described = { $text }

order-set = поправи { $path }
order-remove = извади от играта: { $member }
order-wound = рани: { $member }
order-heal = изцели: { $member }
order-present = дай { $type }: { $member }
order-move = премести група { $group } до { $point }
order-reveal = покажи — { $opening }
order-clock = сложи часовника на { $amount }-ия ход от денонощието
order-add = прати към група { $group }: { $kind }, { $count }

refused-dungeon-core-auto_judge = { $why ->
    [answer] Такъв отговор не се очаква
    [dead] Вече не е жив: { $member }
    [fight] Не и докато се бият: преди или след това
    [gear] Няма такава вещ: { $type }
    [many] { $member } вече има { $count } вещи
    [group] Няма група { $group }
    [rock] В точка { $point } има само скала
    [hidden] Нищо скрито не се казва така: { $opening }
    [turn] Очаква се номер на ход, а не { $amount }
    [kind] Няма такива същества: { $kind }
    [count] Очаква се число от 1 до { $count }, а не { $amount }
    [way] Никой не може да дойде при група { $group }: няма път дотук
    [nobody] Никой не се казва така: { $member }
    [kept] Това следва от играта и не се задава на ръка: { $path }
    [value] { $path }: очаква се { $values }, а не { $value }
    [last] Без { $member } там не би останал никой, който да продължи
    [fault] { $fault }
   *[order] Съдията не може това
  }.
refused-dungeon-core-options = Няма { $option } = { $value }; може: { $values }.
refused-dungeon-premise-goal = Походът свърши.
refused-dungeon-map-validation = В картата има грешка: { $fault }
event-seed = Картата е начертана по зар.
