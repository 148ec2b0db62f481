### What can be ordered in a fight.

order-strike = Вдарити: { $target }, { $hand }, { $zone }
order-charge = Натиск: { $target }{ $square ->
    [any] {""}
   *[other] , на { $square }
}, { $zone }
order-infight_enter = Зійтися впритул: { $target }
order-clinch = Клінч: { $target }
order-throw_down = Кинути на землю: { $target }, { $skill }
order-squeeze = Стиснути
order-break_free = Вирватися: { $skill }
order-shoot = Вистрілити: { $target }, { $hand }, { $zone }, { $pace ->
    [moving] на ходу
   *[standing] з місця
}
order-shoot_group = Стріляти по групі: { $target }, { $hand }
order-throw_weapon = Метнути: { $target }, { $hand }, { $zone }, { $pace ->
    [moving] на ходу
   *[standing] з місця
}
order-aim = Цілитися: { $target }, { $hand }
order-reload = Зарядити: { $hand }
order-nock = Накласти стрілу: { $hand }
order-unjam = Прочистити: { $hand }
order-cast = Закляття: { $spell }, { $target }
order-pray = Молитва: { $spell }, { $target }
order-extinguish = Загасити: { $target }
order-bandage = Перев'язати: { $target }
order-stabilise = Привести до тями: { $target }
order-extract = Вийняти: { $target }, { $missile }
order-move = { $square ->
    [any] Відійти від ворогів
   *[other] Іти на { $square }
}
order-crawl = { $square ->
    [any] Відповзти від ворогів
   *[other] Повзти на { $square }
}
order-run = { $square ->
    [any] Бігти від ворогів
   *[other] Бігти на { $square }
}
order-disengage = Вийти із сутички
order-withdraw = { $square ->
    [any] Відступити від ворогів
   *[other] Відійти на { $square }
}
order-stand = Встати
order-face = Обернутися: { $facing }
order-go_prone = Лягти
order-mount = Сісти верхи: { $target }
order-dismount = Спішитися{ $square ->
    [any] {""}
   *[other] {" "}на { $square }
}
order-swap = Взяти: { $item }, { $hand }
order-drop = Кинути: { $hand }
order-pick_up = Підняти: { $item }
order-release = Відпустити
order-shout = Крикнути
order-confirm = Більше не щадити: { $target }
order-surrender = Здатися
order-pass = Нічого не робити
order-end_turn = Закінчити хід
order-answer = { $answer }
order-first_aid = { $creature }: перша допомога, { $target }
order-take_out = { $creature } виймає: { $target }, { $missile }
order-treat = { $creature } лікує рану { $number }: { $target }
order-repair = { $creature } лагодить: { $item }
order-rest = Відпочити: { $how }
order-finish = Завершити бій
order-modify = Наступна перевірка: { $number }, { $reason }
order-wound = { $creature } втрачає { $number }
order-heal = { $creature } отримує { $number }
order-inflict = { $creature }: { $condition }
order-relieve = { $creature } більше не: { $condition }
order-grant = { $creature }: перевага { $number }
order-approach = Ближче: { $target }
order-rush = Підбігти: { $target }
order-apart = { $creature }: до { $target } стільки ярдів – { $number }
order-place = { $creature } стоїть на { $square }
order-hide = { $creature }: сховати
order-reveal = { $creature }: відкрити
order-weather = Погода: { $weather }
order-end_fight = Закінчити бій
order-set = Задати: { $path }
