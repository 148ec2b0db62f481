### Программа в терминале.

you = Игрок
help-hint = Выбирайте числом, h — помощь, ? — правило за последней строкой.
help =
    { "  " }число         выбор из списка; Enter берёт единственный
    { "  " }слово слова   то же текстом, например: { $example }
    { "  " }l слово…      варианты со словом
    { "  " }?             правило за последней строкой; ? 12 — за строкой 12; ? слово — поиск по правилам
    { "  " }o             точные шансы каждого выбора
    { "  " }u             взять назад своё последнее решение, пока не ответили ни кубик, ни другие
    { "  " }m             доска ещё раз
    { "  " }s [файл]      сохранить
    { "  " }q             сохранить и выйти
prompt = { $name } >
hand-over = Экран переходит: { $name }. Нажмите Enter, когда смотрит только { $name }.
your-hand = Ваши карты: { $cards }
table-line = круг { $round } · инструментов в запасе: { $reserve } · карт «Шанс»: { $chance }
note-cards = { $n ->
    [0] без карт
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
note-blocked = под завалом
note-released = на свободе
note-safe = в безопасности
note-skip = { $n ->
    [one] пропускает { $n } бросок
    [few] пропускает { $n } броска
   *[many] пропускает { $n } бросков
}
note-pass = { $n ->
    [one] { $n } пропуск из тюрьмы
    [few] { $n } пропуска из тюрьмы
   *[many] { $n } пропусков из тюрьмы
}
note-treasure = НЕСЁТ СОКРОВИЩЕ
odds-yes = да
odds-no = нет
odds-mean = среднее { $mean }, отклонение { $deviation }
odds-win = побеждает действующий
odds-tie = ничья
odds-lose = побеждает отвечающий
odds-window = защита выигрывает на два и больше
odds-critical = критическое попадание
odds-piercing = критическое попадание пронзающим оружием
odds-fumble = заминка
odds-counter-critical = ответный удар критический
odds-badly = ловушка срабатывает или замок заклинивает
odds-players-win = побеждают игроки
odds-others-win = побеждают другие
odds-away-if-pursued = уйти, если погонятся
odds-init-win = раньше другого
odds-init-tie = одновременно
odds-init-lose = позже другого
odds-margins = с каким перевесом, и с таким или большим:
odds-chain = { $turns ->
    [1] до следующего хода
   *[other] до { $turns }-го хода отсюда
} ({ $name }), все решают по { $policy }; что случится когда-либо до того
odds-end-exact = решено точно, каждый действует по книге правил: состояний { $states }, исходов бросков { $ways }; каждая вероятность лежит между своими границами
odds-end-simulated = слишком велико, чтобы решить точно; разыграно, каждый действует по книге правил: { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}; у каждой вероятности её 95-процентный интервал
odds-cut-decisions = не прослежено дальше { $limit } решений: { $chance }; каждый шанс выше может быть больше не более чем на столько
odds-cut-states = бюджет состояний ({ $limit }) исчерпан; не прослежено: { $chance }; каждый шанс выше может быть больше не более чем на столько
odds-cut-leftover = не прослежено, вместе меньше { $limit }: { $chance }; каждый шанс выше может быть больше не более чем на столько
no-such-number = Выберите число от 1 до { $n }.
no-such-rule = Нет правила по слову «{ $sought }».
no-such-choice = Нет варианта со словами «{ $sought }».
no-such-order = Приказа «{ $word }» нет. h — помощь; l СЛОВО — варианты со словом.
order-looks = Приказ пишут так: { $example }
odds-rest = Остальные ({ $n }): { $nothing }
throw-die = Бросьте настоящий кубик с { $sides } гранями и введите, что выпало:
undone = Взято назад: { $name }, «{ $what }».
cannot-undo = Взять назад нельзя: только своё последнее решение и только пока не ответили ни кубик, ни другой игрок.
saved = Сохранено: { $file }
game-won = Игра окончена. Победа: { $winners }!
game-draw = Игра окончена. Победителя нет.
game-left = До встречи. Продолжить: podzem play --resume ФАЙЛ
dice-commitment = Проверяемые кубики. Отпечаток тайного зерна: { $commitment }
dice-seed = Тайное зерно: { $seed }. Проверить каждый кубик: podzem verify ФАЙЛ { $seed }
dice-verified = { $n ->
    [one] { $n } кубик следует
    [few] Все { $n } кубика следуют
   *[many] Все { $n } кубиков следуют
} из объявленного зерна.
verified = { $n ->
    [one] { $n } запись проверена
    [few] { $n } записи проверены
   *[many] { $n } записей проверено
}, все отпечатки сходятся.
other-rules = Внимание: журнал записан с другими данными правил, чем установленные здесь.
step-on = запись { $n }, Enter — дальше
rules-hint = Глава: podzem rules { $system } ГЛАВА. Статья: podzem rules { $system } СТАТЬЯ. Слово: podzem rules { $system } СЛОВО.
part-rule = правило
part-ruling = толкование
part-house = домашнее правило
part-aside = отвергнутое чтение
part-options = настройки

## Симуляция

simulate-playing = Идёт игра
simulate-title = { $system } · игр: { $games } · игроков: { $players } · боты: { $bots } · зерно: { $seed }
simulate-partial = ЧАСТИЧНО: остановлено после { $games } из { $wanted } игр.
simulate-precise = { $kind ->
    [difference] Остановлено раньше: разница в победах известна с точностью ±{ $reached } для каждого места; требовалось ±{ $wanted }.
   *[share] Остановлено раньше: доля побед известна с точностью ±{ $reached } для каждого места; требовалось ±{ $wanted }.
}
simulate-imprecise = { $kind ->
    [difference] Разница в победах известна лишь с точностью ±{ $reached } для какого-то места; требовалось ±{ $wanted }.
   *[share] Доля побед известна лишь с точностью ±{ $reached } для какого-то места; требовалось ±{ $wanted }.
}
simulate-compared = Сравнивается { $option }. Разница — { $second } минус { $first }, игра за игрой с одним и тем же зерном.
simulate-marked = { $mark } Интервал не содержит 0. Из двадцати показателей без всякого влияния около одного отмечается случайно.
measure-column = показатель
measure-column-value = на игру
measure-column-interval = интервал 95 %
measure-column-count = всего
measure-column-difference = разница
measure-length = Длина в кругах
measure-length-mean = в среднем
measure-length-longest = самая долгая
measure-quantile = { $percent } % игр длятся не дольше
measure-wins = Победы
measure-seat = место { $seat } ({ $bot })
measure-ends = Чем кончаются игры
measure-ends-won = кто-то побеждает
measure-ends-drawn = никто не побеждает
measure-ends-capped = прерваны после круга { $rounds }
measure-ways = Как побеждают
measure-way-returned = вернулись живыми
measure-home = Вернулись живыми
measure-fallen = Выбывшие по пунктам
measure-met = Встречи по видам
measure-traps = Ловушки по видам
measure-deaths = Гибель по статьям
measure-cards = Применённые карты
measure-chances = Вытянутые карты «Шанс»
measure-over = Чем кончились походы
measure-expeditions = Возвращений из-под земли
measure-distance = Пройдено клеток по местности
measure-income = Заработано кун
measure-weather = Дни по погоде
measure-all = всего вместе
serve-at = Подзем открыт: { $address }
serve-stop = Ctrl-C остановит его; столы сохраняются.

grid-clock = ход { $turn } · огни: { $lights }
grid-numbers = нагрузка { $load } · скорость { $speed } · защита { $defence }
grid-pack = У вас: { $items } (* в руках или надето)
grid-more = Выбор велик: l СЛОВО… покажет варианты со словом, например: l search pc.1; или наберите приказ текстом.
fight-more = Выбор велик: l СЛОВО… покажет варианты со словом, например: { $example }; или наберите приказ текстом.
grid-fatigue = усталость
grid-wound = ранение
grid-infection = заражение
grid-exhaustion = истощение
status-down = выбыл
status-fled = бежал
status-captive = пленник
status-outside = снаружи
status-cowering = сжался от страха
judge = Судья
judge-help = Вы судья: judge ПРИКАЗ … в любой миг меняет что-то вашей рукой (judge heal pc.1, judge set ПУТЬ=ЗНАЧЕНИЕ); w взвешивает броски прежде, чем о них узнают.
judge-weighs = Теперь судья взвешивает каждый бросок прежде, чем о нём узнают.
judge-weighs-not = О бросках снова узнают сразу.
judge-weighing = Прежде чем это узнают — { $name }: { $what }
judge-die = { "  " }бросок { $number } (к{ $sides }): { $face }
judge-prompt = Судья: Enter оставляет так, «2 5» — бросок 2 станет 5, back возвращает решение >

## Поход

land-day = { $day }-й день { $month }-го месяца, год { $year } · { $season } · { $weather }
land-washed = пути размыты
land-flood = половодье
land-ice = воды подо льдом
season-spring = весна
season-summer = лето
season-autumn = осень
season-winter = зима
weather-clear = ясно
weather-cloudy = облачно
weather-rain = дождь
weather-storm = гроза
weather-snow = снег
weather-blizzard = метель
land-party = { $mark } отряд { $number }: ход { $left } из { $budget } · припасов { $rations } на { $eaters }
land-meeting = Встречены: { $kind } × { $count }, до них { $sazhens } саж.
land-pursuit = перегон { $leg }: догонят { $catch } из 6, скрыться { $hide } из 6
land-army = { $side }: сила { $strength } · { $units }
land-settlement = { $name }: припасов на продажу { $supplies } · купят на { $purse } кун
land-foraging = живёт охотой и сбором
land-aboard = на борту: { $vessel }
land-debt = должен день отдыха
land-below = под землёй
land-landmarks = Известно: { $names }
land-lit = Под клеткой стоит номер выбора, который туда ведёт.
land-food = еды на { $count } { $count ->
    [one] день
    [few] дня
   *[other] дней
}
land-near = Ближайшее подземелье: { $name }, { $count } { $count ->
    [one] клетка
    [few] клетки
   *[other] клеток
}
land-near-none = Подземелья ещё не нашли: ищите вдоль дорог.
land-owed = Долг: { $count } кун
land-plan-days = около { $count } { $count ->
    [one] дня
   *[other] дней
}
land-plan-march = ход: { $price }
land-plan-sailing = от судового дня: { $price }
land-plan-no-further = сегодня лишь { $count } { $count ->
    [one] клетка
    [few] клетки
   *[other] клеток
}
land-plan-food = припасов уйдёт: { $count }
land-plan-lacking = не хватит припасов: { $count }!
land-plan-unseen = невиданных клеток: { $count }
land-looming = Этим вечером { $kind ->
    [freezing] замёрзнет насмерть: { $count }.
    [ice] на льду, который завтра вскроется: { $count }.
    [dying] умрёт от истощения: { $count }.
    [cold] ослабеет от холода: { $count }.
    [rest] ослабеет от просроченного отдыха: { $count }.
   *[hunger] останется без еды: { $count }.
}
land-against = { $kind ->
    [freezing] Идёт снег, а тёплого снаряжения нет: до ночи найдите крышу.
    [ice] Зима кончается этой ночью: ночуйте на берегу.
    [dying] Ещё одного истощения им не снести: накормите их первыми, согрейте, дайте отдых.
    [cold] Зимой отряду нужно тёплое снаряжение, одно на всех, или целый день под крышей.
    [rest] Ход ускоряли ценой дня отдыха: сначала отдохните целый день.
   *[hunger] Каждый вечер каждый съедает по одному припасу, а кому не хватило, тот слабеет: купите припасы в поселении или с утра живите охотой и сбором.
}
land-goal-wealth = Цель: { $want } кун до зимы; пока { $have }, осталось дней { $left }
land-goal-year = Цель: прожить год; осталось дней { $left }
land-goal-dungeons = Цель: опустошить все подземелья; { $have } из { $want }
land-goal-none = Цель не задана.

map-good-region = Земли { $name }, { $width } × { $height }: годятся.
map-good-dungeon = Подземелье { $name }, ярусов: { $count }: годится.
map-bad = Карта отвергнута. Изъянов: { $count }
map-fault = изъян: { $text }
map-warning = замечание: { $text }
measure-won = Чем кончаются бои
measure-died = Смерти
measure-fumbles = Заминки
measure-criticals = Критические раны
measure-misfires = Осечки
paper-characteristic = Характеристики
paper-skill = Навыки
paper-weapons = Оружие
paper-stuck = В теле: { $what }
fight-round = Раунд { $n }: { $order }
fight-active = Ходит { $name }: основное действие { $main ->
    [yes] есть
   *[no] сделано
}, движение { $move ->
    [yes] есть
   *[no] сделано
}
fight-apart = { $name } – { $yards ->
    [one] { $yards } ярд
    [few] { $yards } ярда
   *[many] { $yards } ярдов
}: { $other }
fight-health = здоровье { $hp }/{ $most }
fight-advantage = преимущество { $n }
fight-is-unhurt = без ран
fight-is-wounded = есть раны
fight-is-down = при смерти
fight-is-dead = нет в живых
