# Имена вещей, ловушек, действий, дверей и мест.

## Вещи

item-ration = дневной запас пищи
item-warm_gear = тёплая одежда
item-cart = телега
item-torch = факел
item-lamp = лампа
item-tinderbox = огниво
item-wedge = клин
item-bandage = перевязка
item-hammer = молоток
item-key = ключ
item-scroll = свиток
item-badge = племенной знак
item-holy_sign = святой знак
item-cursed_sign = проклятый знак
item-walking_staff = посох
item-knife = нож
item-weapon = оружие
item-axe = топор
item-mace = булава
item-spear = копьё
item-sword = меч
item-two_handed_weapon = двуручное оружие
item-skin = мех
item-skin_water = мех воды
item-skin_wine = мех вина
item-skin_oil = мех масла
item-healing_water = мех целебной воды
item-sack = мешок
item-chest = сундук
item-rope = верёвка
item-tool = рабочее орудие
item-ladder = лестница
item-plank = доска
item-light_armour = лёгкий доспех
item-mail = кольчуга
item-plate = латы
item-shield = щит
item-sling = праща
item-bow = лук
item-quiver = колчан
item-stones = камни
item-bag_stones = сумка камней
item-bag_bullets = сумка пуль
item-gem = самоцвет
item-tableware = богатая посуда
item-jewellery = украшение
item-carpet = ковёр
item-potion = зелье
item-wand = жезл
item-staff = волшебный посох
item-statue_small = малая статуя
item-statue_large = большая статуя
item-furniture = мебель
item-silver = серебро
item-gold = золото
item-head = голова
item-trunk = туловище
item-arm = рука
item-leg = нога
item-body = тело
item-donkey = осёл

## Ловушки

trap-pit = яма
trap-spiked_pit = яма с кольями
trap-dart = дротик
trap-volley = залп дротиков
trap-blade = лезвие
trap-falling_block = падающая глыба
trap-gas = газ
trap-portcullis = падающая решётка
trap-alarm = тревога
trap-slide = скат
trap-fire_jet = струя огня
trap-poison_needle = отравленная игла

## Действия

verb-look = осмотреть
verb-touch = потрогать
verb-push = толкнуть
verb-pull = потянуть
verb-turn = повернуть
verb-turn_over = перевернуть
verb-lift = поднять
verb-open = открыть
verb-press = нажать
verb-look_under = заглянуть под низ
verb-stir = разворошить
verb-rake = разгрести
verb-read = прочесть
verb-drop_stone = бросить камень
verb-hold = стоять
verb-rest = отдыхать
verb-as_before = как прежде

## Двери и проходы

door-stuck = дверь
door-free = дверь
door-locked = дверь с замком
door-barred = дверь
door-arch = арка
door-portcullis = решётка
door-gap = проход

## Места

area-room = комната
area-passage = проход
area-junction = перекрёсток
area-stairs = лестница
area-outside = снаружи

## Из чего складывается число

modifier-ambush = засада
modifier-base = исходно
modifier-command = жезл власти
modifier-condition = состояние
modifier-dark = темнота
modifier-die = кубик
modifier-face = изуродованное лицо
modifier-freed = освобождён
modifier-half_lost = половина погибла
modifier-half_share = половинная доля
modifier-healing_water = целебная вода
modifier-incidental = руки заняты
modifier-light_shy = боится света
modifier-limit = предел
modifier-maim = увечье
modifier-none_lost = никто не погиб
modifier-offer = предложение
modifier-patients = число больных
modifier-range = расстояние
modifier-skill = умение
modifier-stealth = скрытность
modifier-strength = сила
modifier-trap = ловушка
modifier-unarmed = без оружия
modifier-weapon = оружие
modifier-shot = стрельба
modifier-badge = их знак
modifier-gift = подарок
modifier-outnumbered = их меньше
modifier-no_common_tongue = нет общего языка
modifier-weapons_drawn = оружие в руках
modifier-captives_of_kind = пленные их рода
modifier-killers_of_kind = убитые пленные их рода
modifier-fear_fire = страх перед огнём
modifier-holy_sign = святой знак
modifier-cursed_sign = проклятый знак
