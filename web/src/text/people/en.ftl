### People: accounts, games played, ratings, in English.

## The account

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
account-lost-mail = If an address belongs to the account, a link goes there by which you choose a new password.
account-lost-send = Send the link
account-lost-sent = If there is such an account, and it has an address, the link is on its way. It works for two days.
account-lost-else = No mail? Whoever runs this server can give you a link, too.
account-yours = { $name }
account-yours-help = Your games and your name go with this account, wherever you log in.
account-games = All your games
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

## Told while away

notices-title = When it’s your move
notices-help = Be told when a table waits for you and you are not there: once a turn, and at most once an hour for a table.
notices-here = Tell me in this browser
notices-waiting = Just a moment: the first notice is on its way to this browser.
notices-unable = This browser can’t be told anything while the page is closed. On a phone it often can once the site is on the home screen.
notices-denied = This browser doesn’t let the site notify you. Allow it in the browser’s settings for this site.
notices-mail = By mail to { $address }
notices-quiet = Not at night
notices-quiet-from = From
notices-quiet-to = until
mail-add = Add a mail address
mail-change = Another mail address
mail-help = It is used for two things: to tell you of your move, if you like, and for a new password if you have lost yours. Nobody else sees it.
mail-address = Mail address
mail-send = Send a link to it
mail-forget = Delete the address
mail-sent = Now open the link that was sent to { $address }.
confirm-title = Is this your address?
confirm-help = With one click the address from which you came here belongs to your account.
confirm-do = Yes, it is mine
confirm-done = Done: the address belongs to your account.
unsubscribe-title = No more mail?
unsubscribe-help = You won’t get any more mail when it’s your move. You can switch it on again in your account.
unsubscribe-do = No more mail
unsubscribe-done = Done: no more mail will come.

## Vacation

vacation-title = Vacation
vacation-help = While you are away, your clocks stand still at the tables you play at, if they have clocks in days; not in tournaments. The others are told.
vacation-left = { $days ->
    [one] One day left this year.
   *[other] { $days } days left this year.
}
vacation-days = Days
vacation-begin = Go on vacation
vacation-until = You are on vacation until { $when }.
vacation-end = I’m back

## A new password by a link

reset-title = Choose a new password
reset-do = Set the password
reset-help = The link works once. All your devices are logged out with it, except for this one.
reset-none = This link is not complete. Open it once more from where you got it.

## Games played

games-title = Your games
games-of = Games of { $name }
games-none = No game has been finished yet. Those you finish at a table of this server are kept here.
games-none-theirs = No game has been finished yet.
games-list = Finished games
games-all = All games
games-which = Which game
games-more = Earlier games
games-replay = Replay
games-replay-of = Replay: { $game }, { $when }
games-you-won = Won
games-place = Place { $place }
games-points = { $score }
games-somebody = somebody
games-away = a bot finished it
games-change-up = rating +{ $change }
games-change-down = rating −{ $change }
games-count = { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $won } won
games-against = Against
games-against-people = people
games-share = { $won } of { $played }
games-course = The last { $games } games, the latest on the right: { $won } won
games-course-rating = The rating over the last games: from { $from } to { $to }
games-reviewed = { $games ->
    [one] In the one reviewed game
   *[other] In { $games } reviewed games
}: luck { $luck } of a win a game, accuracy { $accuracy }
games-reviewed-luck = Luck, game by game
games-reviewed-accuracy = Accuracy, game by game
games-reviewed-help = Your own device works these out when you look at a replay with its review. Only you see them, and they never count for a rating. “±” is the standard error: few games say little.
games-rating = Rating { $value } ± { $more }
games-rating-none = No rating yet: it takes three games that count.
profile-title = What you and others see
profile-public = Others may see what I have played
profile-public-help = Your games, without the names of people you played with, at an address of their own. Replays only where you have made them public.
profile-public-link = Look at it as others do
profile-public-guest = With an account you can also let others see what you have played.
profile-numbers = Ratings
profile-numbers-help = A number for each game. You then also stand in the lists of the best, if you have an account.
profile-none = Nobody here shows their games
profile-none-help = The link may be old, or whoever it belongs to keeps their games to themselves.

## Ratings

ratings-title = The best at { $game }
ratings-link = The best
ratings-which = Who
ratings-ever = Of all time
ratings-season = Of the last three months
ratings-rank = Rank
ratings-name = Name
ratings-value = Rating
ratings-games = Games
ratings-you = You: { $value } ± { $more }
ratings-you-none = { $missing ->
    [0] Your rating is there when you want to see it: switch ratings on under “Your games”.
    [one] Finish one more game that counts, and you have a rating.
   *[other] Finish { $missing } more games that count, and you have a rating.
}
ratings-empty = Nobody has a place in this list yet. The bots are the measure.
ratings-how = What counts?
ratings-how-text = Games that are finished at a table of this server, with the usual options, without hints, and not against yourself. Whoever leaves is last. Bots are measured against each other and stay what they are; people rise and fall. “±” says how sure a number is: nineteen times of twenty it is right to within that. First comes whoever is surely good.

## The front page of those who have played before

hub-waits = Everybody on the front page sees this table. You can wait here, or come back later.
hub-waits-long = Nobody has come yet.
hub-waits-bots = Play at once with bots: { $bot }
