### Ludzie: konta, rozegrane partie, rankingi.

## Konto

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
account-lost-mail = Jeśli konto ma adres, przyjdzie na niego link, którym wybierzesz nowe hasło.
account-lost-send = Wyślij link
account-lost-sent = Jeśli takie konto istnieje i ma adres, link jest już w drodze. Działa dwa dni.
account-lost-else = List nie przyszedł? Link może ci też dać osoba prowadząca ten serwer.
account-yours = { $name }
account-yours-help = Twoje partie i twoje imię należą do tego konta, gdziekolwiek się zalogujesz.
account-games = Wszystkie twoje partie
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

## Powiadomienia

notices-title = Gdy przyjdzie twoja kolej
notices-help = Dowiedz się, gdy stół czeka na ciebie, a ciebie przy nim nie ma: raz na turę i najwyżej raz na godzinę dla jednego stołu.
notices-here = Powiadamiaj w tej przeglądarce
notices-waiting = Chwileczkę: pierwsze powiadomienie jest już w drodze do tej przeglądarki.
notices-unable = Ta przeglądarka nie da znać, gdy strona jest zamknięta. Na telefonie często to działa, gdy dodasz stronę do ekranu głównego.
notices-denied = Ta przeglądarka nie pozwala stronie wysyłać powiadomień. Zezwól na nie w ustawieniach przeglądarki dla tej strony.
notices-mail = Mailem na { $address }
notices-quiet = Nie w nocy
notices-quiet-from = Od
notices-quiet-to = do
mail-add = Dodaj adres e-mail
mail-change = Inny adres e-mail
mail-help = Służy do dwóch rzeczy: żeby dać ci znać, że przyszła twoja kolej, jeśli chcesz, i żeby przysłać link do nowego hasła, gdy zapomnisz starego. Nikt inny go nie zobaczy.
mail-address = Adres e-mail
mail-send = Wyślij na niego link
mail-forget = Usuń adres
mail-sent = Teraz otwórz link wysłany na { $address }.
confirm-title = Czy to twój adres?
confirm-help = Jedno kliknięcie i adres, z którego tu trafiasz, należy do twojego konta.
confirm-do = Tak, mój
confirm-done = Gotowe: adres należy do twojego konta.
unsubscribe-title = Koniec z mailami?
unsubscribe-help = Nie będzie już maili o tym, że przyszła twoja kolej. Możesz je znów włączyć na swoim koncie.
unsubscribe-do = Koniec z mailami
unsubscribe-done = Gotowe: więcej maili nie będzie.

## Urlop

vacation-title = Urlop
vacation-help = Gdy cię nie ma, twoje zegary stoją przy stołach, przy których grasz i których zegary liczą dni; w turniejach nie. Inni się o tym dowiedzą.
vacation-left = { $days ->
    [one] W tym roku został jeszcze jeden dzień.
    [few] W tym roku zostały jeszcze { $days } dni.
   *[many] W tym roku zostało jeszcze { $days } dni.
}
vacation-days = Ile dni
vacation-begin = Zacznij urlop
vacation-until = Masz urlop do { $when }.
vacation-end = Już jestem

## Nowe hasło z odnośnika

reset-title = Wybierz nowe hasło
reset-do = Ustaw hasło
reset-help = Odnośnik działa raz. Wszystkie urządzenia poza tym zostaną wylogowane.
reset-none = Ten odnośnik jest niepełny. Otwórz go jeszcze raz tam, skąd go masz.

## Rozegrane partie

games-title = Twoje partie
games-of = Partie gracza { $name }
games-none = Nie ma jeszcze skończonych partii. Te, które skończysz przy stole tego serwera, zostaną tutaj.
games-none-theirs = Nie ma jeszcze skończonych partii.
games-list = Skończone partie
games-all = Wszystkie gry
games-which = Która gra
games-more = Wcześniejsze
games-replay = Zapis
games-replay-of = Zapis: { $game }, { $when }
games-you-won = Wygrana
games-place = Miejsce { $place }
games-points = { $score }
games-somebody = ktoś
games-away = dograł bot
games-change-up = ranking +{ $change }
games-change-down = ranking −{ $change }
games-count = { $played ->
    [one] { $played } partia
    [few] { $played } partie
   *[many] { $played } partii
}, wygrane: { $won }
games-against = Przeciw komu
games-against-people = ludzie
games-share = { $won } z { $played }
games-course = Ostatnie partie ({ $games }), najnowsze po prawej; wygrane: { $won }
games-course-rating = Ranking w ostatnich partiach: od { $from } do { $to }
games-reviewed = { $games ->
    [one] W jednej przeanalizowanej grze
   *[other] W { $games } przeanalizowanych grach
}: szczęście { $luck } wygranej na grę, dokładność { $accuracy }
games-reviewed-luck = Szczęście, gra po grze
games-reviewed-accuracy = Dokładność, gra po grze
games-reviewed-help = Liczy to twoje własne urządzenie, gdy oglądasz zapis gry z analizą. Widzisz to tylko ty i nigdy nie wpływa to na ranking. „±” to błąd standardowy: kilka gier mówi niewiele.
games-rating = Ranking { $value } ± { $more }
games-rating-none = Nie ma jeszcze rankingu: potrzeba trzech partii, które się liczą.
profile-title = Co widzisz ty i inni
profile-public = Inni mogą widzieć, w co gram
profile-public-help = Twoje partie, bez imion osób, z którymi grasz, pod osobnym adresem. Zapisy tylko te, które są przez ciebie udostępnione wszystkim.
profile-public-link = Zobacz to oczami innych
profile-public-guest = Z kontem możesz też pokazać innym, w co grasz.
profile-numbers = Rankingi
profile-numbers-help = Liczba dla każdej gry. Jesteś wtedy także na listach najlepszych, jeśli masz konto.
profile-none = Nikt nie pokazuje tu swoich partii
profile-none-help = Odnośnik może być stary albo jego właściciel zachowuje swoje partie dla siebie.

## Rankingi

ratings-title = Najlepsi: { $game }
ratings-link = Najlepsi
ratings-which = Kto
ratings-ever = Wszech czasów
ratings-season = Z ostatnich trzech miesięcy
ratings-rank = Miejsce
ratings-name = Nazwa
ratings-value = Ranking
ratings-games = Partie
ratings-you = Ty: { $value } ± { $more }
ratings-you-none = { $missing ->
    [0] Masz już ranking. Aby go widzieć, włącz rankingi w „Twoich partiach”.
    [one] Skończ jeszcze { $missing } partię, która się liczy, a będziesz mieć ranking.
    [few] Skończ jeszcze { $missing } partie, które się liczą, a będziesz mieć ranking.
   *[many] Skończ jeszcze { $missing } partii, które się liczą, a będziesz mieć ranking.
}
ratings-empty = Na tej liście nie ma jeszcze nikogo. Miarą są boty.
ratings-how = Co się liczy?
ratings-how-text = Partie skończone przy stole tego serwera, ze zwykłymi opcjami, bez podpowiedzi i nie przeciw sobie. Kto odchodzi, jest ostatni. Boty zmierzono między sobą i ich siła się nie zmienia; ludzie idą w górę i w dół. „±” mówi, na ile liczba jest pewna: dziewiętnaście razy na dwadzieścia błąd nie jest większy. Pierwszy jest ten, kto na pewno gra dobrze.

## Strona główna tych, którzy już grali

hub-waits = Ten stół widzą wszyscy na stronie głównej. Możesz poczekać tutaj albo wrócić później.
hub-waits-long = Nikt jeszcze nie przyszedł.
hub-waits-bots = Zagraj od razu z botami: { $bot }
