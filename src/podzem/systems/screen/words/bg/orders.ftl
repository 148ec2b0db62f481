### What can be ordered in a fight.

order-strike = Удари: { $target }, { $hand }, { $zone }
order-charge = Натиск: { $target }{ $square ->
    [any] {""}
   *[other] , до { $square }
}, { $zone }
order-infight_enter = Влез в близък бой: { $target }
order-clinch = Клинч: { $target }
order-throw_down = Повали: { $target }, { $skill }
order-squeeze = Стисни
order-break_free = Освободи се: { $skill }
order-shoot = Стреляй: { $target }, { $hand }, { $zone }, { $pace ->
    [moving] в движение
   *[standing] от място
}
order-shoot_group = Стреляй по групата: { $target }, { $hand }
order-throw_weapon = Метни: { $target }, { $hand }, { $zone }, { $pace ->
    [moving] в движение
   *[standing] от място
}
order-aim = Прицели се: { $target }, { $hand }
order-reload = Зареди: { $hand }
order-nock = Постави стрела: { $hand }
order-unjam = Отпуши: { $hand }
order-cast = Заклинание: { $spell }, { $target }
order-pray = Молитва: { $spell }, { $target }
order-extinguish = Угаси: { $target }
order-bandage = Превържи: { $target }
order-stabilise = Свести: { $target }
order-extract = Извади: { $target }, { $missile }
order-move = { $square ->
    [any] Отдръпни се от враговете
   *[other] Отиди на { $square }
}
order-crawl = { $square ->
    [any] Изпълзи далеч от враговете
   *[other] Пълзи до { $square }
}
order-run = { $square ->
    [any] Бягай от враговете
   *[other] Тичай до { $square }
}
order-disengage = Излез от схватката
order-withdraw = { $square ->
    [any] Отстъпи от враговете
   *[other] Отстъпи до { $square }
}
order-stand = Стани
order-face = Обърни се: { $facing }
order-go_prone = Легни
order-mount = Яхни: { $target }
order-dismount = Слез{ $square ->
    [any] {""}
   *[other] {" "}на { $square }
}
order-swap = Вземи: { $item }, { $hand }
order-drop = Пусни: { $hand }
order-pick_up = Вдигни: { $item }
order-release = Пусни го
order-shout = Извикай
order-confirm = Не щади повече: { $target }
order-surrender = Предай се
order-pass = Не прави нищо
order-end_turn = Край на хода
order-answer = { $answer }
order-first_aid = { $creature }: първа помощ, { $target }
order-take_out = { $creature } вади: { $target }, { $missile }
order-treat = { $creature } лекува рана { $number }: { $target }
order-repair = { $creature } поправя: { $item }
order-rest = Почивай: { $how }
order-finish = Приключи боя
order-modify = Следващата проверка: { $number }, { $reason }
order-wound = { $creature } губи { $number }
order-heal = { $creature } получава { $number }
order-inflict = { $creature }: { $condition }
order-relieve = { $creature } вече не: { $condition }
order-grant = { $creature }: предимство { $number }
order-approach = Приближи се: { $target }
order-rush = Притичай до: { $target }
order-apart = { $creature }: до { $target } са толкова ярда – { $number }
order-place = { $creature } стои на { $square }
order-hide = { $creature }: скрий
order-reveal = { $creature }: разкрий
order-weather = Времето: { $weather }
order-end_fight = Край на боя
order-set = Задаване: { $path }
