# The guided first game: for each step what to do, and how it went.

goal = Six places in a pond. The blue ducks are yours, orange is Alex’s, green is Kim’s. The last colour afloat wins. You hold three cards and play exactly one a turn.
target = Most shots need a target first. Play “Aim” and hang it over place 1, where an orange duck swims.
target-well = Anybody may fire at it now, not just you. You have drawn a new card: it is always three.
target-not = You want the orange duck in place 1. Take it back, and play “Aim” there.
fire = Alex aims at your duck in place 5, and Kim’s duck in place 3 swam one step ahead. Your target still hangs over the orange duck: play “Fire” at place 1.
fire-well = Bang! The orange duck goes back to Alex. The row closed up to the left, but targets never move: Alex’s now hangs over a green duck.
fire-not = Never waste a shot: place 1 has Alex’s duck, place 5 one of yours. Take it back, and fire at place 1.
hide = Alex aims at your duck in place 2, and Kim’s green one drifted out from under the other target. Play “Hide”: your duck in place 2 slips under one of its neighbours.
hide-well = Whoever hits that pair hits the duck on top first. And its owner does not want that: now you have a friend.
hide-not = It is the duck in place 2 that is in danger. Take it back, and hide it under a neighbour.
throw = Alex moved the target away, and Kim took all of them down: peace. Without a target none of your three cards can do anything. Only then do you throw a card away: one of them, your choice.
throw-well = You drew another, and the turn is over. A card that can be used has to be played, even when it hurts.
back = Much later everybody has one duck left. “Resurrection” brings a shot duck back, under the duck deck. Play it, and choose your own colour, blue.
back-well = It will swim in again later. And look what you drew: “Double shot”.
back-not = You need another blue duck. Take it back, play “Resurrection” and choose blue.
win = Alex aims at green, and Kim at orange: two targets side by side. A double shot hits both at once. Play it!
win-well = Both are out of ducks, and only blue is left. You win!
win-not = It is far simpler: the double shot ends the game. Take it back and play it.
over = Aim, fire, get out of the way. The other cards say themselves what they do. Now try a real hunt, against chicks for a start.
