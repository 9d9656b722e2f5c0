### Для тех, кто присматривает за домом, по-русски.

admin-title = Порядок в доме
admin-done = Готово. Это действует с этой минуты, в том числе для тех, кто сейчас здесь.
admin-reports = Жалобы ({ $n })
admin-no-reports = Ничто не ждёт внимания.
admin-account = учётная запись
admin-guest = гость
admin-table = стол
admin-times = { $n ->
    [one] Пожаловался { $n } человек.
    [few] Пожаловались { $n } человека.
   *[other] Пожаловались { $n } человек.
}
admin-before = { $n ->
    [one] Раньше с этим человеком уже разбирались { $n } раз.
    [few] Раньше с этим человеком уже разбирались { $n } раза.
   *[other] Раньше с этим человеком уже разбирались { $n } раз.
}
admin-people = Найти человека
admin-name = Имя, точно как оно написано
admin-search = Искать
admin-since = здесь с { $when }
admin-nobody = Никого так не зовут.
admin-holds = Сейчас действует
admin-nothing-holds = Никому не запрещено ни входить, ни писать.
admin-log = Что было сделано
admin-log-empty = Пока ничего.
admin-operator = Владелец сервера
admin-an-address = адрес
admin-with-address = вместе с адресом
admin-until = до { $when }
admin-how-long = На какой срок?
admin-hours-24 = на день
admin-hours-168 = на неделю
admin-hours-720 = на месяц
admin-hours-0 = навсегда
admin-address = И для всех остальных по тому же адресу (это семья, а может быть, и целая школа)
admin-why = Почему? (Это прочтут только те, кто присматривает за домом.)
admin-do-remove_line = Удалить строку
admin-do-silence = Запретить писать
admin-do-ban = Закрыть вход
admin-do-remove_name = Убрать имя
admin-do-settle = Ничего не нужно
admin-do-lift = Снять
admin-means-remove_line = Строка будет удалена и исчезнет у всех, кто её сейчас видит.
admin-means-silence = Играть можно дальше, писать нельзя.
admin-means-ban = Человека сразу выведут, и вернуться он не сможет. За него доиграют боты.
admin-means-remove_name = Отныне человека зовут как гостя, в том числе за столами, где он играл.
admin-did-silence = нельзя писать:
admin-did-ban = закрыт вход:
admin-did-lift = снято:
admin-did-remove_line = удалена строка, автор:
admin-did-remove_name = убрано имя:
admin-did-remove_table = удалён стол:
admin-did-settle = жалоба закрыта, о ком:
admin-did-appoint = теперь присматривает за домом:
admin-did-dismiss = больше не присматривает за домом:
chat-removed = (удалено)
