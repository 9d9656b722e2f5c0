"""Everything one plays with is in view on screens of all sizes: hand, question, aim, players."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rookery.bots.bot import find_bot
from rookery.core.match import Match

from .conftest import Meet
from .person import Person
from .posed import PosedTable
from .test_everybody import assert_accessible

SIZES = ((1280, 720), (1280, 800), (1440, 900), (1920, 1080), (768, 1024), (360, 740))
CROWD = {"cubirds": 5, "biblios": 4, "birdie": 4, "ducks": 6, "chirp": 5}
SEEN = {
    "cubirds": ("lay", "draw", "flock"),
    "biblios": ("place", "pick", "church", "bid", "pay_gold", "pay_cards"),
    "birdie": ("turn", "stack", "cut"),
    "ducks": ("play", "aim", "fire"),
    "chirp": ("grow", "lay", "lay_place", "discard", "target"),
}
"""Questions that come in every game, each with board, hand and plates of its own."""
LONG = 400
OUT_OF_VIEW = """() => new Promise((done) => requestAnimationFrame(() => {
  const wrong = [];
  const inside = (what, box) => {
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      wrong.push(`${what} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  for (const one of ['.prompt', '.hand', '.own .plate', '[data-aim]', '.rk-scene'])
    if (all(`${one}`).length === 0) wrong.push(`no ${one}`);
    else for (const node of all(one)) inside(one, node.getBoundingClientRect());
  for (const node of all('.others .plate')) {
    inside('plate', node.getBoundingClientRect());
    const list = node.parentElement.getBoundingClientRect();
    const { bottom } = node.querySelector('.progress').getBoundingClientRect();
    if (bottom > list.bottom + 1) wrong.push(`${node.dataset.seat} is below`);
  }
  for (const node of all('.hand button, .hand .rk-card')) {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    if (!right) continue;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    inside('card', { left: x, right: x, top: y, bottom: y });
  }
  // Nothing to play with lies below the playfield's edge; what is zoomed has a window of its own.
  for (const scene of all('.present .rk-scene')) {
    const edge = scene.getBoundingClientRect();
    const below = scene.scrollHeight - scene.clientHeight;
    // Where height is shortest, its rim may be cut: 18 pixels of wood and cloth.
    if (below > 18) wrong.push(`the playfield is ${below} too low`);
    for (const node of scene.querySelectorAll('button, input')) {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      if (!right || node.closest('.window, details, .piles')) continue;
      const aside = left < edge.left - 1 || right > edge.right + 1;
      if (aside || top < edge.top - 1 || bottom > edge.bottom + 1)
        wrong.push(`${node.className} ${node.ariaLabel ?? node.innerText} is out of sight`);
    }
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    wrong.push(`the page is ${scrollWidth} x ${scrollHeight}`);
  done(wrong);
}))"""


def fullest(game: str, players: int) -> dict[str, Match]:
    """Of each question to the first seat, the position that shows most."""
    bot = find_bot("fledgling", 3)
    match = Match(game, players, seed=3)
    found: dict[str, tuple[int, Match]] = {}
    for _ in range(LONG):
        match = Match(game, players, seed=match.seed + 1) if match.over else match
        phase = match.view(None).phase
        if match.turn == 0:
            size = len(match.view_json(0))
            if phase not in found or size > found[phase][0]:
                found[phase] = size, match.copy()
        match.play(bot.decide(match.seat()))
    return {phase: position for phase, (_, position) in found.items()}


def assert_in_view(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OUT_OF_VIEW) == [], f"at {width} x {height}"


@pytest.mark.parametrize("game", CROWD)
@pytest.mark.parametrize("crowded", [True, False])
def test_what_one_plays_with_is_in_view(meet: Meet, game: str, crowded: bool) -> None:
    ann = meet(locale="ru-RU")  # its words are long
    positions = fullest(game, CROWD[game] if crowded else 2)
    assert set(SEEN[game]) <= set(positions) or not crowded
    for phase in SEEN[game] if not crowded else positions:
        if phase not in positions:
            continue  # with two, some questions never come
        position = positions[phase]
        PosedTable(ann, position)
        ann.page.locator("[data-version]").wait_for(state="attached")
        ann.page.locator(".prompt").wait_for()
        assert_in_view(ann.page)


def test_the_log_folds_away_and_comes_back(alice: Person) -> None:
    alice.sit_down()
    alice.wait_for_turn()
    side = alice.page.locator("aside")
    narrow = alice.page.locator(".rk-scene").bounding_box()
    side.get_by_role("button", name="Fold").click()
    expect(side).to_be_hidden()
    wide = alice.page.locator(".rk-scene").bounding_box()
    assert narrow
    assert wide
    assert wide["width"] > narrow["width"] + 200
    alice.page.get_by_role("button", name="Log", exact=True).click()
    expect(side).to_be_visible()


def test_settings_open_over_the_table(alice: Person) -> None:
    alice.sit_down()
    alice.wait_for_turn()
    alice.page.get_by_role("button", name="Settings").click()
    settings = alice.page.locator("[data-settings]")
    settings.get_by_label("Dark").check()
    expect(alice.page.locator("html[data-theme=dark]")).to_have_count(1)
    assert_accessible(alice.page)
    alice.page.keyboard.press("Escape")
    expect(settings).to_have_count(0)
    expect(alice.page.locator(".plate.turn.you")).to_be_visible()


def test_a_finger_that_stays_is_told_what_something_is(meet: Meet) -> None:
    ann = meet(phone=True)
    ann.sit_down()
    ann.wait_for_turn()
    goal = ann.page.locator(".progress .goal").last
    box = goal.bounding_box()
    assert box is not None
    touch = {"pointerType": "touch", "bubbles": True, "clientX": box["x"], "clientY": box["y"]}
    goal.dispatch_event("pointerdown", touch)
    expect(ann.page.locator("[data-words]")).to_contain_text("Sets of three")
    goal.dispatch_event("pointerup", touch)
    ann.page.locator(".prompt .text").tap()
    expect(ann.page.locator("[data-words]")).to_have_count(0)


def test_a_plate_unfolds_on_a_phone(meet: Meet) -> None:
    ann = meet(phone=True)
    ann.sit_down()
    ann.wait_for_turn()
    front = ann.page.locator(".others .front")
    expect(front).not_to_be_visible()
    ann.page.locator(".others .unfold").tap()
    expect(front).to_be_visible()
    ann.page.locator(".prompt .text").tap()
    expect(front).not_to_be_visible()
