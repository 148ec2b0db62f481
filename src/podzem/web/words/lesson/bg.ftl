### Първият урок на всяка игра.

lesson-next = Нататък
lesson-end = Започни
lesson-skip = Без урок
lesson-try = Опитайте.
