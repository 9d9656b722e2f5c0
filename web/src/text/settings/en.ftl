### Settings, in English.

settings-title = Settings
settings-name = Your name
settings-colour = Your colour
settings-colour-n = Colour { $n }
settings-saved = Saved
settings-save = Save
settings-theme = Light or dark
settings-system = Like the system
settings-light = Light
settings-dark = Dark
settings-motion = Motion
settings-full = Full
settings-reduced = Reduced
settings-pace = How fast others’ moves are shown
settings-pace-slow = Slow
settings-pace-usual = Usual
settings-pace-fast = Fast
settings-pace-once = At once
settings-celebrate = The winner’s birds celebrate
settings-sound = Sound
settings-confirm = Ask before a move is played
settings-confirm-touch = On touch screens
settings-confirm-always = Always
settings-confirm-never = Never
settings-on = On
