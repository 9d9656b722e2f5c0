### Ludzie: konta, rozegrane partie, rankingi.

## Konto

nav-account = Twoje konto
nav-log-in = Zaloguj się lub załóż konto
account-title = Twoje konto
account-guest = Grasz jako gość: { $name }. Z kontem masz swoje partie na wszystkich urządzeniach, a imię jest tylko twoje. To, co już masz rozegrane, zostaje z tobą.
account-have = Masz już konto?
account-have-no = Nie, załóż je
account-have-yes = Tak, zaloguj
account-name = Nazwa
account-password = Hasło
account-password-help = { $least ->
    [one] Co najmniej { $least } znak.
    [few] Co najmniej { $least } znaki.
   *[other] Co najmniej { $least } znaków.
} Dobrze sprawdza się kilka słów z rzędu.
account-password-show = Pokaż hasło
account-sign-up = Załóż konto
account-log-in = Zaloguj się
account-lost = Nie pamiętasz hasła?
account-lost-help = Kto prowadzi ten serwer, może dać ci odnośnik, pod którym wybierzesz nowe.
account-yours = { $name }
account-yours-help = Twoje partie i twoje imię należą do tego konta, gdziekolwiek się zalogujesz.
account-log-out = Wyloguj się
account-change = Zmień hasło
account-old = Dotychczasowe hasło
account-new = Nowe hasło
account-change-do = Zmień
account-changed = Hasło zmienione. Inne urządzenia zostały wylogowane.
account-devices = Urządzenia
account-devices-help = Gdzie masz otwartą sesję.
account-device-unknown = Nieznane urządzenie
account-device-here = to urządzenie
account-device-seen = ostatnio: { $when }
account-device-end = Wyloguj
account-device-end-of = Wyloguj: { $device }
account-devices-end = Wyloguj wszystkie pozostałe
account-data = Twoje dane
account-data-help = Wszystko, co serwer o tobie przechowuje, w jednym pliku. Partie są w nim podane jako odnośniki.
account-data-get = Pobierz
account-delete = Usuń wszystko
account-delete-help = Konto, imię, twoje wypowiedzi i miejsca przy stołach znikną na zawsze. Za ciebie dograją boty, a skończone partie zostaną u innych, pod cudzym imieniem.
account-delete-help-guest = Imię, twoje wypowiedzi i miejsca przy stołach znikną na zawsze. Za ciebie dograją boty, a skończone partie zostaną u innych, pod cudzym imieniem.
account-delete-do = Usuń mnie
account-delete-sure = Usunąć wszystko na zawsze? Nikt tego nie przywróci.
account-delete-no = Zostaw
account-deleted = Wszystko usunięte. Do widzenia! Kto gra tu dalej, jest nowym gościem.
account-away = Konto wymaga serwera, a ten jest teraz niedostępny.

## Nowe hasło z odnośnika

reset-title = Wybierz nowe hasło
reset-do = Ustaw hasło
reset-help = Odnośnik działa raz. Wszystkie urządzenia poza tym zostaną wylogowane.
reset-none = Ten odnośnik jest niepełny. Otwórz go jeszcze raz tam, skąd go masz.
