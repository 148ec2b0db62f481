### Первый урок каждой игры.

lesson-next = Дальше
lesson-end = Начать
lesson-skip = Без урока
lesson-try = Попробуйте.
