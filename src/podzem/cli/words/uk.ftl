### Програма в терміналі.

you = Гравець
help-hint = Обирайте числом, h — допомога, ? — правило за останнім рядком.
help =
    { "  " }число         вибір зі списку; Enter бере єдиний
    { "  " }слово слова   те саме текстом, наприклад: { $example }
    { "  " }l слово…      варіанти зі словом
    { "  " }?             правило за останнім рядком; ? 12 — за рядком 12; ? слово — пошук у правилах
    { "  " }o             точні шанси кожного вибору
    { "  " }u             взяти назад своє останнє рішення, поки не відповіли ні кубик, ні інші
    { "  " }m             поле ще раз
    { "  " }s [файл]      зберегти
    { "  " }q             зберегти й вийти
prompt = { $name } >
hand-over = Екран переходить: { $name }. Натисніть Enter, коли дивиться лише { $name }.
your-hand = Ваші карти: { $cards }
table-line = коло { $round } · інструментів у запасі: { $reserve } · карт «Шанс»: { $chance }
note-cards = { $n ->
    [0] без карт
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
note-blocked = під завалом
note-released = на волі
note-safe = у безпеці
note-skip = { $n ->
    [one] пропускає { $n } кидок
    [few] пропускає { $n } кидки
   *[many] пропускає { $n } кидків
}
note-pass = { $n ->
    [one] { $n } перепустка з в’язниці
    [few] { $n } перепустки з в’язниці
   *[many] { $n } перепусток з в’язниці
}
note-treasure = НЕСЕ СКАРБ
odds-yes = так
odds-no = ні
odds-mean = середнє { $mean }, відхилення { $deviation }
odds-win = перемагає той, хто діє
odds-tie = нічия
odds-lose = перемагає той, хто відповідає
odds-window = захист виграє на два й більше
odds-critical = критичне влучання
odds-piercing = критичне влучання пронизливою зброєю
odds-fumble = заминка
odds-counter-critical = удар у відповідь критичний
odds-badly = пастка спрацьовує або замок заклинює
odds-players-win = перемагають гравці
odds-others-win = перемагають інші
odds-away-if-pursued = утекти, якщо гнатимуться
odds-init-win = раніше за іншого
odds-init-tie = одночасно
odds-init-lose = пізніше за іншого
odds-margins = з якою перевагою, і з такою або більшою:
odds-chain = { $turns ->
    [1] до наступного ходу
   *[other] до { $turns }-го ходу звідси
} ({ $name }), усі вирішують за { $policy }; що станеться будь-коли до того
odds-end-exact = розв’язано точно, кожен діє за книгою правил: станів { $states }, випадів кубиків { $ways }; кожна ймовірність лежить між своїми межами
odds-end-simulated = завелике, щоб розв’язати точно; розіграно, кожен діє за книгою правил: { $games ->
    [one] { $games } гру
    [few] { $games } гри
   *[many] { $games } ігор
}; у кожної ймовірності її 95-відсотковий інтервал
odds-cut-decisions = не простежено далі { $limit } рішень: { $chance }; кожен шанс вище може бути більшим не більш ніж на стільки
odds-cut-states = бюджет станів ({ $limit }) вичерпано; не простежено: { $chance }; кожен шанс вище може бути більшим не більш ніж на стільки
odds-cut-leftover = не простежено, разом менше { $limit }: { $chance }; кожен шанс вище може бути більшим не більш ніж на стільки
no-such-number = Оберіть число від 1 до { $n }.
no-such-rule = Немає правила за словом «{ $sought }».
no-such-choice = Немає варіанта зі словами «{ $sought }».
no-such-order = Наказу «{ $word }» немає. h — допомога; l СЛОВО — варіанти зі словом.
order-looks = Наказ пишуть так: { $example }
odds-rest = Решта ({ $n }): { $nothing }
throw-die = Киньте справжній кубик із { $sides } гранями й введіть, що випало:
undone = Взято назад: { $name }, «{ $what }».
cannot-undo = Взяти назад не можна: лише своє останнє рішення й лише поки не відповіли ні кубик, ні інший гравець.
saved = Збережено: { $file }
game-won = Гру закінчено. Перемога: { $winners }!
game-draw = Гру закінчено. Переможця немає.
game-left = До зустрічі. Продовжити: podzem play --resume ФАЙЛ
dice-commitment = Перевірні кубики. Відбиток таємного зерна: { $commitment }
dice-seed = Таємне зерно: { $seed }. Перевірити кожен кубик: podzem verify ФАЙЛ { $seed }
dice-verified = { $n ->
    [one] { $n } кубик випливає
    [few] Усі { $n } кубики випливають
   *[many] Усі { $n } кубиків випливають
} з оголошеного зерна.
verified = { $n ->
    [one] { $n } запис перевірено
    [few] { $n } записи перевірено
   *[many] { $n } записів перевірено
}, усі відбитки збігаються.
other-rules = Увага: журнал записано з іншими даними правил, ніж установлені тут.
step-on = запис { $n }, Enter — далі
rules-hint = Розділ: podzem rules { $system } РОЗДІЛ. Стаття: podzem rules { $system } СТАТТЯ. Слово: podzem rules { $system } СЛОВО.
part-rule = правило
part-ruling = тлумачення
part-house = домашнє правило
part-aside = відкинуте читання
part-options = налаштування

## Симуляція

simulate-playing = Триває гра
simulate-title = { $system } · ігор: { $games } · гравців: { $players } · боти: { $bots } · зерно: { $seed }
simulate-partial = ЧАСТКОВО: зупинено після { $games } з { $wanted } ігор.
simulate-precise = { $kind ->
    [difference] Зупинено раніше: різниця в перемогах відома з точністю ±{ $reached } для кожного місця; потрібно було ±{ $wanted }.
   *[share] Зупинено раніше: частка перемог відома з точністю ±{ $reached } для кожного місця; потрібно було ±{ $wanted }.
}
simulate-imprecise = { $kind ->
    [difference] Різниця в перемогах відома лише з точністю ±{ $reached } для якогось місця; потрібно було ±{ $wanted }.
   *[share] Частка перемог відома лише з точністю ±{ $reached } для якогось місця; потрібно було ±{ $wanted }.
}
simulate-compared = Порівнюється { $option }. Різниця — { $second } мінус { $first }, гра за грою з тим самим зерном.
simulate-marked = { $mark } Інтервал не містить 0. З двадцяти показників без жодного впливу приблизно один позначається випадково.
measure-column = показник
measure-column-value = на гру
measure-column-interval = інтервал 95 %
measure-column-count = усього
measure-column-difference = різниця
measure-length = Тривалість у колах
measure-length-mean = у середньому
measure-length-longest = найдовша
measure-quantile = { $percent } % ігор тривають не довше
measure-wins = Перемоги
measure-seat = місце { $seat } ({ $bot })
measure-ends = Чим закінчуються ігри
measure-ends-won = хтось перемагає
measure-ends-drawn = ніхто не перемагає
measure-ends-capped = перервано після кола { $rounds }
measure-ways = Як перемагають
measure-way-returned = повернулися живими
measure-home = Повернулися живими
measure-fallen = Вибулі за пунктами
measure-met = Зустрічі за видами
measure-traps = Пастки за видами
measure-deaths = Загибель за статтями
measure-cards = Використані карти
measure-chances = Витягнуті карти «Шанс»
measure-over = Чим скінчилися походи
measure-expeditions = Повернень з-під землі
measure-distance = Пройдено клітин за місцевістю
measure-income = Зароблено кун
measure-weather = Дні за погодою
measure-all = усього разом
serve-at = Подзем відкрито: { $address }
serve-stop = Ctrl-C зупинить його; столи зберігаються.

grid-clock = хід { $turn } · вогні: { $lights }
grid-numbers = вага { $load } · швидкість { $speed } · захист { $defence }
grid-pack = У вас: { $items } (* в руках чи вдягнене)
grid-more = Вибір великий: l СЛОВО… покаже варіанти зі словом, наприклад: l search pc.1; або наберіть наказ текстом.
fight-more = Вибір великий: l СЛОВО… покаже варіанти зі словом, наприклад: { $example }; або наберіть наказ текстом.
grid-fatigue = втома
grid-wound = поранення
grid-infection = зараження
grid-exhaustion = виснаження
status-down = вибув
status-fled = утік
status-captive = бранець
status-outside = назовні
status-cowering = зіщулився
judge = Суддя
judge-help = Ви суддя: judge НАКАЗ … будь-коли змінює щось вашою рукою (judge heal pc.1, judge set ШЛЯХ=ЗНАЧЕННЯ); w зважує кидки, перш ніж про них дізнаються.
judge-weighs = Відтепер суддя зважує кожен кидок, перш ніж про нього дізнаються.
judge-weighs-not = Про кидки знову дізнаються одразу.
judge-weighing = Перш ніж це дізнаються — { $name }: { $what }
judge-die = { "  " }кидок { $number } (к{ $sides }): { $face }
judge-prompt = Суддя: Enter лишає так, «2 5» — кидок 2 стане 5, back повертає рішення >

## Похід

land-day = { $day }-й день { $month }-го місяця, рік { $year } · { $season } · { $weather }
land-washed = шляхи розмиті
land-flood = повінь
land-ice = води під кригою
season-spring = весна
season-summer = літо
season-autumn = осінь
season-winter = зима
weather-clear = ясно
weather-cloudy = хмарно
weather-rain = дощ
weather-storm = гроза
weather-snow = сніг
weather-blizzard = заметіль
land-party = { $mark } загін { $number }: хід { $left } із { $budget } · припасів { $rations } на { $eaters }
land-meeting = Зустріли: { $kind } × { $count }, до них { $sazhens } саж.
land-pursuit = перегін { $leg }: наздоженуть { $catch } з 6, зникнути { $hide } з 6
land-army = { $side }: сила { $strength } · { $units }
land-settlement = { $name }: припасів на продаж { $supplies } · куплять на { $purse } кун
land-foraging = живе полюванням і збиранням
land-aboard = на борту: { $vessel }
land-debt = винен день відпочинку
land-below = під землею
land-landmarks = Відомо: { $names }
land-lit = Під клітинкою стоїть номер вибору, який туди веде.
land-food = їжі на { $count } { $count ->
    [one] день
    [few] дні
   *[other] днів
}
land-near = Найближче підземелля: { $name }, { $count } { $count ->
    [one] клітинка
    [few] клітинки
   *[other] клітинок
}
land-near-none = Підземелля ще не знайшли: шукайте вздовж доріг.
land-owed = Борг: { $count } кун
land-plan-days = близько { $count } { $count ->
    [one] дня
   *[other] днів
}
land-plan-march = хід: { $price }
land-plan-sailing = від дня судна: { $price }
land-plan-no-further = сьогодні лише { $count } { $count ->
    [one] клітинка
    [few] клітинки
   *[other] клітинок
}
land-plan-food = припасів піде: { $count }
land-plan-lacking = бракуватиме припасів: { $count }!
land-plan-unseen = небачених клітинок: { $count }
land-looming = Цього вечора { $kind ->
    [freezing] замерзне на смерть: { $count }.
    [ice] на кризі, що завтра скресне: { $count }.
    [dying] помре від виснаження: { $count }.
    [cold] ослабне від холоду: { $count }.
    [rest] ослабне від простроченого відпочинку: { $count }.
   *[hunger] лишиться без їжі: { $count }.
}
land-against = { $kind ->
    [freezing] Іде сніг, а теплого спорядження немає: до ночі знайдіть дах.
    [ice] Зима закінчується цієї ночі: ночуйте на березі.
    [dying] Ще одного виснаження їм не знести: нагодуйте їх першими, зігрійте, дайте відпочити.
    [cold] Узимку загонові потрібне тепле спорядження, одне на всіх, або цілий день під дахом.
    [rest] Хід прискорювали ціною дня відпочинку: спершу відпочиньте цілий день.
   *[hunger] Щовечора кожен з'їдає по одному припасу, а кому не вистачило, той слабшає: купіть припаси в поселенні або зранку живіть полюванням і збиранням.
}
land-goal-wealth = Мета: { $want } кун до зими; поки { $have }, лишилося днів { $left }
land-goal-year = Мета: прожити рік; лишилося днів { $left }
land-goal-dungeons = Мета: спустошити всі підземелля; { $have } із { $want }
land-goal-none = Мети не задано.

map-good-region = Землі { $name }, { $width } × { $height }: придатні.
map-good-dungeon = Підземелля { $name }, ярусів: { $count }: придатне.
map-bad = Карту відкинуто. Вад: { $count }
map-fault = вада: { $text }
map-warning = зауваження: { $text }
measure-won = Чим кінчаються бої
measure-died = Смерті
measure-fumbles = Затинки
measure-criticals = Критичні рани
measure-misfires = Осічки
paper-characteristic = Характеристики
paper-skill = Навички
paper-weapons = Зброя
paper-stuck = У тілі: { $what }
fight-round = Раунд { $n }: { $order }
fight-active = Ходить { $name }: основна дія { $main ->
    [yes] є
   *[no] зроблена
}, рух { $move ->
    [yes] є
   *[no] зроблено
}
fight-apart = { $name } – { $yards ->
    [one] { $yards } ярд
    [few] { $yards } ярди
   *[many] { $yards } ярдів
}: { $other }
fight-health = здоров'я { $hp }/{ $most }
fight-advantage = перевага { $n }
fight-is-unhurt = без ран
fight-is-wounded = є рани
fight-is-down = при смерті
fight-is-dead = немає серед живих
