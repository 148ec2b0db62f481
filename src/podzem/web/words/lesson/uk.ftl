### Перший урок кожної гри.

lesson-next = Далі
lesson-end = Почати
lesson-skip = Без уроку
lesson-try = Спробуйте.
