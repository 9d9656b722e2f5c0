### Dla tych, którzy pilnują porządku, po polsku.

admin-title = Porządek w domu
admin-done = Gotowe. Obowiązuje od tej chwili, także tych, którzy tu są.
admin-reports = Zgłoszenia ({ $n })
admin-no-reports = Nic nie czeka na sprawdzenie.
admin-account = konto
admin-guest = gość
admin-table = stół
admin-times = { $n ->
    [one] Zgłoszone przez { $n } osobę.
    [few] Zgłoszone przez { $n } osoby.
   *[many] Zgłoszone przez { $n } osób.
}
admin-before = { $n ->
    [one] Wobec tej osoby podjęto już wcześniej { $n } działanie.
    [few] Wobec tej osoby podjęto już wcześniej { $n } działania.
   *[many] Wobec tej osoby podjęto już wcześniej { $n } działań.
}
admin-people = Znajdź osobę
admin-name = Imię, dokładnie tak, jak jest zapisane
admin-search = Szukaj
admin-since = tutaj od { $when }
admin-nobody = Nikt się tak nie nazywa.
admin-holds = Obowiązuje
admin-nothing-holds = Nikt nie ma zakazu wstępu ani pisania.
admin-log = Co zrobiono
admin-log-empty = Jeszcze nic.
admin-operator = Operator
admin-an-address = adres
admin-with-address = razem z adresem
admin-until = do { $when }
admin-how-long = Na jak długo?
admin-hours-24 = na dzień
admin-hours-168 = na tydzień
admin-hours-720 = na miesiąc
admin-hours-0 = na zawsze
admin-address = Także dla wszystkich innych spod tego adresu (rodzina, a może cała szkoła)
admin-why = Dlaczego? (Przeczytają to tylko osoby pilnujące porządku.)
admin-do-remove_line = Usuń wiersz
admin-do-silence = Zabroń pisać
admin-do-ban = Zablokuj
admin-do-remove_name = Usuń imię
admin-do-settle = Nic nie trzeba
admin-do-lift = Zdejmij
admin-means-remove_line = Wiersz zostanie usunięty i zniknie u wszystkich, którzy go teraz widzą.
admin-means-silence = Ta osoba może dalej grać, ale nie może pisać.
admin-means-ban = Ta osoba zostanie od razu wyproszona i nie będzie mogła wrócić. Boty dokończą za nią gry.
admin-means-remove_name = Ta osoba będzie się odtąd nazywać jak gość, także przy stołach, przy których grała.
admin-did-silence = zakaz pisania:
admin-did-ban = zakaz wstępu:
admin-did-lift = zdjęto zakaz:
admin-did-remove_line = usunięto wiersz, autor:
admin-did-remove_name = usunięto imię:
admin-did-remove_table = usunięto stół:
admin-did-settle = zamknięto zgłoszenie, dotyczy:
admin-did-appoint = pilnuje odtąd porządku:
admin-did-dismiss = nie pilnuje już porządku:
chat-removed = (usunięto)
