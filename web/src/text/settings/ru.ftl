### Настройки, по-русски.

settings-title = Настройки
settings-name = Ваше имя
settings-colour = Ваш цвет
settings-colour-n = Цвет { $n }
settings-saved = Сохранено
settings-save = Сохранить
settings-theme = Оформление
settings-system = Как в системе
settings-light = Светлое
settings-dark = Тёмное
settings-motion = Движение
settings-full = Полное
settings-reduced = Меньше
settings-pace = Как быстро показывать чужие ходы
settings-pace-slow = Медленно
settings-pace-usual = Как обычно
settings-pace-fast = Быстро
settings-pace-once = Сразу
settings-celebrate = Птицы победителя празднуют
settings-sound = Звук
settings-confirm = Переспрашивать перед ходом
settings-confirm-touch = На сенсорных экранах
settings-confirm-always = Всегда
settings-confirm-never = Никогда
settings-on = Включён
