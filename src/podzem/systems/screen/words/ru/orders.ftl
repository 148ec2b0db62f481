### What can be ordered in a fight.

order-strike = Ударить: { $target }, { $hand }, { $zone }
order-charge = Натиск: { $target }{ $square ->
    [any] {""}
   *[other] , на { $square }
}, { $zone }
order-infight_enter = Сойтись вплотную: { $target }
order-clinch = Клинч: { $target }
order-throw_down = Бросить на землю: { $target }, { $skill }
order-squeeze = Сдавить
order-break_free = Вырваться: { $skill }
order-shoot = Выстрелить: { $target }, { $hand }, { $zone }, { $pace ->
    [moving] на ходу
   *[standing] с места
}
order-shoot_group = Стрелять по группе: { $target }, { $hand }
order-throw_weapon = Метнуть: { $target }, { $hand }, { $zone }, { $pace ->
    [moving] на ходу
   *[standing] с места
}
order-aim = Целиться: { $target }, { $hand }
order-reload = Зарядить: { $hand }
order-nock = Наложить стрелу: { $hand }
order-unjam = Прочистить: { $hand }
order-cast = Заклинание: { $spell }, { $target }
order-pray = Молитва: { $spell }, { $target }
order-extinguish = Потушить: { $target }
order-bandage = Перевязать: { $target }
order-stabilise = Привести в чувство: { $target }
order-extract = Вынуть: { $target }, { $missile }
order-move = { $square ->
    [any] Отойти от врагов
   *[other] Идти на { $square }
}
order-crawl = { $square ->
    [any] Отползти от врагов
   *[other] Ползти на { $square }
}
order-run = { $square ->
    [any] Бежать от врагов
   *[other] Бежать на { $square }
}
order-disengage = Выйти из схватки
order-withdraw = { $square ->
    [any] Отступить от врагов
   *[other] Отойти на { $square }
}
order-stand = Встать
order-face = Повернуться: { $facing }
order-go_prone = Лечь
order-mount = Сесть верхом: { $target }
order-dismount = Спешиться{ $square ->
    [any] {""}
   *[other] {" "}на { $square }
}
order-swap = Взять: { $item }, { $hand }
order-drop = Бросить: { $hand }
order-pick_up = Поднять: { $item }
order-release = Отпустить
order-shout = Крикнуть
order-confirm = Больше не щадить: { $target }
order-surrender = Сдаться
order-pass = Ничего не делать
order-end_turn = Закончить ход
order-answer = { $answer }
order-first_aid = { $creature }: первая помощь, { $target }
order-take_out = { $creature } вынимает: { $target }, { $missile }
order-treat = { $creature } лечит рану { $number }: { $target }
order-repair = { $creature } чинит: { $item }
order-rest = Отдыхать: { $how }
order-finish = Закончить с боем
order-modify = Следующая проверка: { $number }, { $reason }
order-wound = { $creature } теряет { $number }
order-heal = { $creature } получает { $number }
order-inflict = { $creature }: { $condition }
order-relieve = { $creature } больше не: { $condition }
order-grant = { $creature }: преимущество { $number }
order-approach = Ближе: { $target }
order-rush = Подбежать: { $target }
order-apart = { $creature }: до { $target } столько ярдов – { $number }
order-place = { $creature } стоит на { $square }
order-hide = { $creature }: скрыть
order-reveal = { $creature }: открыть
order-weather = Погода: { $weather }
order-end_fight = Закончить бой
order-set = Задать: { $path }
