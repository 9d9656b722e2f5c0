### Ustawienia, po polsku.

settings-title = Ustawienia
settings-name = Twoje imię
settings-colour = Twój kolor
settings-colour-n = Kolor { $n }
settings-saved = Zapisano
settings-save = Zapisz
settings-theme = Wygląd
settings-system = Jak w systemie
settings-light = Jasny
settings-dark = Ciemny
settings-motion = Ruch
settings-full = Pełny
settings-reduced = Ograniczony
settings-pace = Jak szybko pokazywać ruchy innych
settings-pace-slow = Powoli
settings-pace-usual = Normalnie
settings-pace-fast = Szybko
settings-pace-once = Od razu
settings-celebrate = Ptaki zwycięzcy świętują
settings-sound = Dźwięk
settings-confirm = Pytaj przed ruchem
settings-confirm-touch = Na ekranach dotykowych
settings-confirm-always = Zawsze
settings-confirm-never = Nigdy
settings-on = Włączony
