title = Підземелля
tagline = Смолоскипи, мотузка, найняті люди: спустіться в темряву й поверніться багатшими, ніж пішли.
legend = · бачена підлога   # стіна   + двері   ' відчинені двері   > сходи   ^ пастка   $ речі   @ ваші люди

option-map = мапа
option-seed = номер випадкового підземелля (0: будь-який)
option-depths = рівнів у випадковому підземеллі
option-rooms = кімнат на рівні
option-party = загін
option-judge = суддя
option-judge_wandering = блукаючі істоти
option-judge_surprise = кого заскочено зненацька
option-judge_attitude = ставлення зустрічних
option-judge_opponents = накази супротивника
option-judge_break = втеча чи здача
option-read_aloud = опис місця читають і гравці
option-show_odds = шанси видно до наказу
option-ammo_recovery = випущене підбирають
option-body_weight = вага тіла
option-bow_space = місце лучника
option-contact = удари після зближення
option-dig_size = розмір виїмки
option-door_crowd = людей на сажень дверей
option-door_roll = кілька біля дверей
option-drag_mode = вага під час волочіння
option-fast_factor = швидкий рух, на швидкість
option-fast_surprise = бігунів застають зненацька
option-halve_textiles = тканини псуються як мистецтво
option-levels_in_combat = рівень важить у бою
option-loss_choice = хто вибуває
option-loyalty_dynamic = вірність іде за захистом
option-loyalty_roll = кубики вірності
option-natural_six = шістка завжди влучає
option-phase_rounding = зайві фази
option-search_crowd = шукачів в одному місці
option-strict_direction = поворот лише між переходами
option-trap_case = кубики пастки
option-wander_counts = хто вабить блукаючих
option-wound_items = предметів у пораненні

prospect-won = бій виграно
prospect-lost = бій програно
prospect-down = хтось із ваших вибуває
prospect-down-1 = вибуває рівно один із ваших
prospect-down-2 = вибувають двоє ваших
prospect-down-3 = вибувають троє ваших
prospect-down-4 = вибувають четверо ваших
prospect-down-5 = вибувають п’ятеро ваших
prospect-down-more = вибувають шестеро ваших або більше
prospect-hero_down = ваш герой вибуває
prospect-kill = ворог вибуває
prospect-kill-1 = вибуває рівно один ворог
prospect-kill-2 = вибувають двоє ворогів
prospect-kill-3 = вибувають троє ворогів
prospect-kill-4 = вибувають четверо ворогів
prospect-kill-5 = вибувають п’ятеро ворогів
prospect-kill-more = вибувають шестеро ворогів або більше
prospect-broken = ворога зламано
prospect-fled = ваші тікають
prospect-found = щось знайдено
prospect-found_if = знайдеться, якщо є що
prospect-heard_if = почує, якщо є кого
prospect-opened = відчиниться
prospect-trap = спрацює пастка
prospect-met = хтось прийде
prospect-delivered = скарб винесено
prospect-nothing = нічого особливого

event-judge_set = Суддя виправив: { $path }.
event-judge_removed = Суддя виводить з гри: { $member }.
event-judge_wounded = Суддя ранить: { $member }.
event-judge_healed = Суддя зцілює: { $member }.
event-judge_gave = Суддя дає: { $item } — { $member }.
event-judge_moved = Суддя переносить групу { $group }.
event-judge_added = Суддя посилає до групи { $group }: { $kind }, числом { $count }.
event-revealed = Суддя показує вам приховане: { $opening }.
event-saw_opening = Ви бачите: { $door }.
event-saw_feature = Ви розрізняєте: { $text }.
event-saw_heap = Тут лежить: { $item }.
event-described = { $text }

order-set = виправити { $path }
order-remove = вивести з гри: { $member }
order-wound = поранити: { $member }
order-heal = зцілити: { $member }
order-present = дати { $type }: { $member }
order-move = перенести групу { $group } до { $point }
order-reveal = показати — { $opening }
order-clock = поставити годинник на { $amount }-й хід доби
order-add = послати до групи { $group }: { $kind }, { $count }

refused-dungeon-core-auto_judge = { $why ->
    [answer] Такої відповіді не чекали
    [dead] Уже немає серед живих: { $member }
    [fight] Поки триває бій, не можна: до нього або після
    [gear] Немає такої речі: { $type }
    [many] У { $member } вже { $count } речей
    [group] Немає групи { $group }
    [rock] У точці { $point } суцільний камінь
    [hidden] Нічого прихованого так не зветься: { $opening }
    [turn] Потрібен номер ходу, а не { $amount }
    [kind] Немає таких істот: { $kind }
    [count] Потрібне число від 1 до { $count }, а не { $amount }
    [way] До групи { $group } нікому не пройти: сюди немає шляху
    [nobody] Ніхто так не зветься: { $member }
    [kept] Це випливає з гри й рукою не задається: { $path }
    [value] { $path }: потрібно { $values }, а не { $value }
    [last] Там більше нікому продовжувати: { $member }
    [fault] { $fault }
   *[order] Суддя цього не може
  }.
refused-dungeon-core-options = Немає { $option } = { $value }; можна: { $values }.
refused-dungeon-premise-goal = Похід скінчено.
refused-dungeon-map-validation = У мапі помилка: { $fault }
event-seed = Мапу накреслено за кубиками.
