title = Подземелье
tagline = Факелы, верёвка, наёмные люди: спуститесь во тьму и вернитесь богаче, чем ушли.
legend = · виденный пол   # стена   + дверь   ' открытая дверь   > лестница   ^ ловушка   $ вещи   @ ваши люди

option-map = карта
option-seed = номер случайного подземелья (0: любой)
option-depths = ярусов в случайном подземелье
option-rooms = комнат на ярусе
option-party = отряд
option-judge = судья
option-judge_wandering = бродячие существа
option-judge_surprise = кто застан врасплох
option-judge_attitude = отношение встречных
option-judge_opponents = приказы противника
option-judge_break = бегство или сдача
option-read_aloud = описание места читают и игроки
option-show_odds = шансы видны до приказа
option-ammo_recovery = выпущенное подбирают
option-body_weight = вес тела
option-bow_space = место лучника
option-contact = удары после сближения
option-dig_size = размер выемки
option-door_crowd = людей на сажень двери
option-door_roll = несколько у двери
option-drag_mode = нагрузка при волочении
option-fast_factor = быстрое движение, на скорость
option-fast_surprise = бегущих застают врасплох
option-halve_textiles = ткани портятся как искусство
option-levels_in_combat = уровень считается в бою
option-loss_choice = кто выбывает
option-loyalty_dynamic = верность следует за защитой
option-loyalty_roll = кубики верности
option-natural_six = шестёрка всегда успех
option-phase_rounding = лишние фазы
option-search_crowd = ищущих в одном месте
option-strict_direction = поворот только между переходами
option-trap_case = кубики ловушки
option-wander_counts = кто привлекает бродячих
option-wound_items = предметов в ранении

prospect-won = бой выигран
prospect-lost = бой проигран
prospect-down = кто-то из ваших выбывает
prospect-down-1 = выбывает ровно один из ваших
prospect-down-2 = выбывают двое ваших
prospect-down-3 = выбывают трое ваших
prospect-down-4 = выбывают четверо ваших
prospect-down-5 = выбывают пятеро ваших
prospect-down-more = выбывают шестеро ваших или больше
prospect-hero_down = ваш герой выбывает
prospect-kill = враг выбывает
prospect-kill-1 = выбывает ровно один враг
prospect-kill-2 = выбывают двое врагов
prospect-kill-3 = выбывают трое врагов
prospect-kill-4 = выбывают четверо врагов
prospect-kill-5 = выбывают пятеро врагов
prospect-kill-more = выбывают шестеро врагов или больше
prospect-broken = враг сломлен
prospect-fled = ваши бегут
prospect-found = что-то найдено
prospect-found_if = найдётся, если есть что
prospect-heard_if = услышит, если есть кого
prospect-opened = откроется
prospect-trap = сработает ловушка
prospect-met = кто-то придёт
prospect-delivered = сокровище вынесено
prospect-nothing = ничего особенного

event-judge_set = Судья поправил: { $path }.
event-judge_removed = Судья выводит из игры: { $member }.
event-judge_wounded = Судья ранит: { $member }.
event-judge_healed = Судья исцеляет: { $member }.
event-judge_gave = Судья даёт: { $item } — { $member }.
event-judge_moved = Судья переносит группу { $group }.
event-judge_added = Судья посылает к группе { $group }: { $kind }, числом { $count }.
event-revealed = Судья показывает вам скрытое: { $opening }.
event-saw_opening = Вы видите: { $door }.
event-saw_feature = Вы различаете: { $text }.
event-saw_heap = Здесь лежит: { $item }.
event-described = { $text }

order-set = поправить { $path }
order-remove = вывести из игры: { $member }
order-wound = ранить: { $member }
order-heal = исцелить: { $member }
order-present = дать { $type }: { $member }
order-move = перенести группу { $group } в { $point }
order-reveal = показать — { $opening }
order-clock = поставить часы на { $amount }-й ход суток
order-add = послать к группе { $group }: { $kind }, { $count }

refused-dungeon-core-auto_judge = { $why ->
    [answer] Такого ответа не ждали
    [dead] Уже нет в живых: { $member }
    [fight] Пока идёт бой, нельзя: до него или после
    [gear] Нет такой вещи: { $type }
    [many] У { $member } уже { $count } вещей
    [group] Нет группы { $group }
    [rock] В точке { $point } сплошной камень
    [hidden] Ничего скрытого так не зовётся: { $opening }
    [turn] Нужен номер хода, а не { $amount }
    [kind] Нет таких существ: { $kind }
    [count] Нужно число от 1 до { $count }, а не { $amount }
    [way] К группе { $group } никому не пройти: сюда нет пути
    [nobody] Никто так не зовётся: { $member }
    [kept] Это следует из игры и рукой не задаётся: { $path }
    [value] { $path }: нужно { $values }, а не { $value }
    [last] Там больше некому продолжать: { $member }
    [fault] { $fault }
   *[order] Судья этого не может
  }.
refused-dungeon-core-options = Нет { $option } = { $value }; можно: { $values }.
refused-dungeon-premise-goal = Поход окончен.
refused-dungeon-map-validation = В карте ошибка: { $fault }
event-seed = Карта начерчена по костям.
