### People: accounts, games played, ratings, in English.

## The account

nav-account = Your account
nav-log-in = Log in or sign up
account-title = Your account
account-guest = You play as a guest: { $name }. With an account your games are there on all your devices, and your name is yours alone. The games you have played so far come along.
account-have = Do you have an account?
account-have-no = No, make one
account-have-yes = Yes, log in
account-name = Name
account-password = Password
account-password-help = At least { $least } characters. A few words in a row are good.
account-password-show = Show the password
account-sign-up = Sign up
account-log-in = Log in
account-lost = Lost your password?
account-lost-help = Whoever runs this server can give you a link by which you choose a new one.
account-yours = { $name }
account-yours-help = Your games and your name go with this account, wherever you log in.
account-log-out = Log out
account-change = Change the password
account-old = The password until now
account-new = The new password
account-change-do = Change it
account-changed = Changed. Your other devices are logged out.
account-devices = Devices
account-devices-help = Where you are logged in.
account-device-unknown = Unknown device
account-device-here = this one
account-device-seen = last used { $when }
account-device-end = Log out
account-device-end-of = Log out: { $device }
account-devices-end = Log out everywhere else
account-data = Your data
account-data-help = Everything the server keeps of you, as a file. Your games are in it by their links.
account-data-get = Download
account-delete = Delete everything
account-delete-help = Your account, your name, what you said and where you sat: gone for good. Bots play on for you, and finished games stay with the others, under a name that isn’t yours.
account-delete-help-guest = Your name, what you said and where you sat: gone for good. Bots play on for you, and finished games stay with the others, under a name that isn’t yours.
account-delete-do = Delete me
account-delete-sure = Delete everything for good? Nobody can bring it back.
account-delete-no = Keep it
account-deleted = It is all deleted. Farewell! Whoever plays on here is a new guest.
account-away = Accounts need the server, and it can’t be reached just now.

## A new password by a link

reset-title = Choose a new password
reset-do = Set the password
reset-help = The link works once. All your devices are logged out with it, except for this one.
reset-none = This link is not complete. Open it once more from where you got it.
