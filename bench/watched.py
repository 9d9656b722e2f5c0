"""Bots at a table as somebody at a browser meets them: how long from the click to the board, to a
first move, and for each move after that. Used by first_minute.py and first_move.py."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Browser, Route

PATIENCE_MS = 600_000
SETTINGS = "localStorage.setItem('rookery', JSON.stringify({confirm: 'never', pace: '%s'}))"
WATCH = """
window.heard = [];
const note = (message) => {
  if (message?.type === 'welcome') window.mine = message.your_seats;
  if (message?.type === 'update')
    heard.push({ at: performance.now(), turn: message.turn, version: message.version });
};
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => note(data.heard));
  }
};
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => note(JSON.parse(data)));
  }
};
"""
"""What tables say, whoever plays them: a worker or a server."""
PLAY = """async ([choices, moves]) => {
  const frame = () => new Promise(requestAnimationFrame);
  const began = performance.now();
  document.querySelector('[data-start]').click();
  while (!document.querySelector('[data-version]')) await frame();
  await frame();
  const board = performance.now() - began;
  const clicked = new Map();
  const theirs = (update) => update.turn !== null && !mine.includes(update.turn);
  const answers = () => heard.slice(1).flatMap((update, i) =>
    theirs(heard[i]) ? [update.at - heard[i].at] : []);
  while (heard.length === 0 || (heard.at(-1).turn !== null && answers().length < moves)) {
    if (heard.length > 0 && mine.includes(heard.at(-1).turn)) {
      const found = [...document.querySelectorAll(choices)].filter(
        (each) => each.checkVisibility() && !each.disabled && each.ariaDisabled !== 'true');
      const times = (each) => clicked.get(each) ?? 0;
      const fewest = Math.min(...found.map(times));
      const fresh = found.filter((each) => times(each) === fewest);
      const chosen = fresh[Math.floor(Math.random() * fresh.length)];
      if (chosen) clicked.set(chosen, fewest + 1);
      const version = heard.at(-1).version;
      chosen?.click();
      await frame();
      if (heard.at(-1).version !== version) clicked.clear();
    } else await frame();
  }
  const first = heard.length > 1 && theirs(heard[0]) ? Math.max(board, heard[1].at - began) : null;
  return { board, first, answers: answers() };
}"""
"""Starts, and plays anything at all until the bots have moved so often. Milliseconds."""
CHOICES = ".curtain button, .board [data-decision], [data-decision], .end.legal, .group.legal"
SLOWLY = """
const slowly = (work) => (...given) => {
  const began = performance.now();
  const result = work(...given);
  const until = performance.now() + (%d - 1) * (performance.now() - began);
  while (performance.now() < until);
  return result;
};
for (const name of ['instantiate', 'compile']) {
  const usual = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const began = performance.now();
    const made = await usual.call(WebAssembly, ...given);
    await new Promise((done) => setTimeout(done, (%d - 1) * (performance.now() - began)));
    if (!(made instanceof WebAssembly.Instance)) return made;
    const exports = Object.entries(made.exports).map(([name, work]) => [name, slowly(work)]);
    return { exports: Object.fromEntries(exports) };
  };
}
"""
"""Chromium slows the page, but no worker: there everything compiled takes so many times as long."""


class Seen(NamedTuple):
    """Seconds: from the click to the board; to a bot's first move, where one began; for each of
    their moves."""

    board: float
    first: float | None
    moves: list[float]


def at_a_table(
    browser: Browser, url: str, game: str, level: str, moves: int = 1, *,
    slower: int = 1, paced: bool = True, by_server: bool = False,
) -> Seen:  # fmt: skip
    """*Play a bot*, from the front page, and play on until the bots have moved so often."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-GB", service_workers="block"
    )
    try:
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.add_init_script(SETTINGS % ("usual" if paced else "once") + ";" + WATCH)
        if by_server:
            context.route("**/wasm/index.json", lambda route: route.fulfill(json={}))
        if slower > 1:
            session = context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
            context.route("**/assets/worker*.js", lambda route: slow_down(route, slower))
        page.goto(url)
        page.locator(f"[data-play-bot={game}]").click()
        page.locator(f"[data-bot-choice] input[value={level}]").check(force=True)
        page.wait_for_timeout(500)  # as a person would; meanwhile the page is at rest
        seen = page.evaluate(PLAY, [CHOICES, moves])
        first = None if seen["first"] is None else seen["first"] / 1000
        return Seen(seen["board"] / 1000, first, [ms / 1000 for ms in seen["answers"]])
    finally:
        context.close()


def slow_down(route: Route, slower: int) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=SLOWLY % (slower, slower) + answer.text())
