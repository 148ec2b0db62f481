### Що показують: назва, знаки, власна карта гравців.

title = Углиб
tagline = Світло смолоскипа, клітинки по десять футів і суддя, що каже, що ви бачите.
legend = Карта: · підлога, ─ │ стіна, + двері, ' відчинені двері, | арка, : ґрати, < > сходи й вихід, S потаємні двері, & обстава, ^ пастка, * речі, @ загін, цифри — зустрінуті. describe pc.1 простукую західну стіну — шукати своїми словами; sketch floor 1:0,4..3,4 — креслити на вашому аркуші.
judge-orders = Накази судді: judge hurt pc.1 2 — поранити; heal pc.1 — зцілити; remove pc.1 — вивести з гри; present pc.1 torch — дати річ; relocate 1 1:3,4 — перенести загін 1; add 1 goblin 2 — наслати двох гоблінів; alarm 1 alert — змінити пильність; reveal SD1 — відкрити приховане; modify pc.1 -2 — поправка до наступного кидка; frighten band.500 — налякати в бою.
order-sketch = Креслити на аркуші: { $mark }, { $stroke }
order-rub_out = Стерти на аркуші: { $stroke }
event-drew = { $seat } креслить на карті: { $mark }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}.
event-rubbed_out = { $seat } стирає щось на карті.
refused-delve-map-player_map = { $why ->
    [mapper] Цьому карту не доручити: або вже креслить, або не може.
    [hands] Нікому креслити карту: хто креслить, тому потрібна вільна рука.
   *[paper] Так не накреслити: підлога й речі стоять у клітинках, стіни й двері — на межах.
}
mark-floor = підлога
mark-stairs_up = сходи вгору
mark-stairs_down = сходи вниз
mark-trap = пастка
mark-treasure = скарб
mark-danger = небезпека
mark-question = непевно
mark-wall = стіна
mark-door = двері
mark-arch = арка
mark-grate = ґрати
mark-secret_door = потайні двері
attribute-strength = сила
attribute-dexterity = спритність
attribute-intellect = інтелект
attribute-wisdom = мудрість
attribute-charisma = харизма
short-strength = СИЛ
short-dexterity = СПР
short-intellect = ІНТ
short-wisdom = МУД
short-charisma = ХАР
skill-notice = увага
skill-stealth = скрадання
skill-craft = ремесло
skill-athletics = атлетика
skill-fight = бій
screen-clock = Хід { $turn }; світло: { $lights }
screen-numbers = життя { $hp }/{ $most }, ноша { $load }
screen-march = Порядок маршу: { $who }
screen-pack = { $who }: готове { $ready }; сховане { $stowed }
screen-feet = ще футів цього ходу: { $feet }
screen-checks = перевірка зіткнення: хід { $n } з { $of }
screen-can = { $who }: { $can }
screen-arms = Захист { $defence }, атака { $attack }
screen-rounds-left = до смерті раундів: { $n }
screen-tried = Описи пошуку тут: { $tried }
is-down = помирає
is-stable = без тями
is-dead = немає в живих
is-gone = не з вами
is-captive = у полоні
is-wounded = має рани
is-slow = повільна хода
is-hidden = ховається
is-exhausted = виснаження −{ $n }
door-free = двері
door-arch = арка
door-portcullis = ґрати
door-locked = замкнені двері
door-barred = двері на засуві
door-stuck = заклинені двері
screen-met = Зустріли: { $who }; футів: { $feet }; дрогнуть від утрат: { $morale }
screen-favour = Просять послугу: { $foe } – прогнати; дорога: { $exit }
screen-favour-said = Просять послугу: «{ $words }»
screen-promised = Обіцяно послугу: { $kind }
screen-order = Черга: { $order }
screen-flight = На втечу: ми { $ours }, вони { $theirs }
screen-party = загін
screen-they = вони

# Про що питають правила.

asked-method = Як саме шукаєте?
asked-confirm = Тут нічого не видно. Робити все одно?
asked-search = Чи досить докладний опис?
asked-cover = Яке укриття має ціль?
asked-lethal = Чи можлива летальна атака?
asked-stunning = Чи приголомшлива засідка?
asked-morale = Чи перевіряють вони мораль?
asked-conduct = Як вони поводяться тепер?
asked-pursuit = Чи женуться вони?
asked-plan = Чи добрий це план утечі?
asked-distance = Як далеко вони?
asked-advantage = Хто помічає першим?
asked-context = Як тут розуміти настрій від шести до восьми?
asked-favour = Про яку послугу вони просять?
asked-favour_done = Чи зроблено послугу, про яку вони просили?
asked-first = Що вони роблять?
asked-wander = Що дає перевірка зіткнення?
asked-hint = Дати натяк?
asked-return = Чи повертаються зламані до бою?
screen-by-the-book = За правилами: { $answer } [{ $clause }]
