"""What moved on a page: every card in flight, from where to where and how large, as it was started;
and what was on the screen when the next thing happened."""

from __future__ import annotations

from typing import NamedTuple

from .person import Person

RECORD = """
(() => {
  const flights = (window.flights = []);
  const turns = (window.turns = []);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.classList.contains('flyer')) {
      const { left, top, width, height } = this.style;
      const [x, y] = (frames[0].transform.match(/-?[\\d.e-]+px/g) ?? ['0', '0']).map(parseFloat);
      const size = Number(frames[0].transform.match(/scale\\(([^)]*)\\)/)?.[1] ?? 1);
      const to = [left, top, width, height].map(parseFloat);
      const middle = [to[0] + to[2] / 2, to[1] + to[3] / 2];
      const from = [middle[0] + x, middle[1] + y];
      // As what it is laid out before it is scaled: words need room to be words.
      const laid = this.querySelector('[data-card]')?.offsetWidth ?? null;
      flights.push({ from, to: middle, width: to[2], height: to[3], began: size * to[2], laid });
    }
    return animate.call(this, frames, options);
  };
  new MutationObserver(() => {
    const version = Number(document.querySelector('[data-version]')?.dataset.version ?? -1);
    if (version !== (turns.at(-1)?.version ?? -1))
      turns.push({ version, flying: document.querySelectorAll('.flyer').length });
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-version'] });
})()
"""


class Flight(NamedTuple):
    """The middle of a card where it took off and where it lands; its width at both ends, and the
    one that its picture was laid out with."""

    from_: tuple[float, float]
    to: tuple[float, float]
    began: float
    width: float
    laid: float | None


class Recorder:
    """From now on a page's motion is full, and written down."""

    def __init__(self, person: Person) -> None:
        self._page = person.page
        self._page.emulate_media(reduced_motion="no-preference")
        self._page.add_init_script(RECORD)

    def flights(self) -> list[Flight]:
        found = self._page.evaluate("window.flights")
        return [
            Flight(
                tuple(each["from"]), tuple(each["to"]), each["began"], each["width"], each["laid"]
            )
            for each in found
        ]

    def forget(self) -> None:
        self._page.evaluate("window.flights.length = 0")

    def land(self) -> None:
        self._page.wait_for_function("() => document.querySelectorAll('.flyer').length === 0")

    def shown(self) -> list[int]:
        """The versions of the table that were on the screen, one after the other."""
        return [each["version"] for each in self._page.evaluate("window.turns")]

    def flying_at_changes(self) -> list[int]:
        """How many cards were in the air when the next thing was shown."""
        return [each["flying"] for each in self._page.evaluate("window.turns")]
