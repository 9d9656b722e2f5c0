"""Plays a game to its end inside the page, as fast as that goes: anything that may be chosen."""

from __future__ import annotations

from playwright.sync_api import expect

from .person import Person

HASTE = "localStorage.setItem('rookery', JSON.stringify({pace: 'once', confirm: 'never'}))"
"""Moves are shown at once, and choices need no second tap."""
CHOICES = ".curtain button, .board [data-decision], [data-decision], .end.legal, .group.legal"
PLAY = """async (choices) => {
  const frame = () => new Promise((done) => setTimeout(done, 5));
  const table = () => document.querySelector('[data-version]')?.dataset.version;
  const clicks = new Map();
  while (!document.querySelector('.outcome')) {
    const found = [...document.querySelectorAll(choices)].filter(
      (each) => each.checkVisibility() && !each.disabled && each.ariaDisabled !== 'true');
    // What was not tried yet since the last decision goes first.
    const now = table();
    const fewest = Math.min(...found.map((each) => clicks.get(each) ?? 0));
    const fresh = found.filter((each) => (clicks.get(each) ?? 0) === fewest);
    const chosen = fresh[Math.floor(Math.random() * fresh.length)];
    if (chosen) {
      clicks.set(chosen, fewest + 1);
      chosen.click();
    }
    await frame();
    if (table() !== now) clicks.clear();
  }
}"""


def play_to_the_end(person: Person) -> None:
    person.page.evaluate(PLAY, CHOICES)
    expect(person.outcome).to_be_visible()
