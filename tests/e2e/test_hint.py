"""Hints: what is proposed is drawn on the board, says why, and is played from there."""

from __future__ import annotations

import json

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from rookery import Match, game_ids
from rookery.bots.explain import Proposal, advice, because, explain
from rookery.server import rest
from rookery.server.bots import question
from rookery.server.protocol import Legal

from .conftest import Meet
from .person import Person
from .posed import NAMES, PosedTable
from .test_in_view import CROWD, SEEN, fullest

SEED, PLAYERS = 5, 3


class Advised:
    """A table whose hints come from a search that is the same every time."""

    def __init__(self, person: Person, game: str, match: Match | None = None) -> None:
        self.page = person.page
        self.options: list[Proposal] = []
        self.match = match or Match(game, PLAYERS, seed=SEED)
        while self.match.turn != 0:
            self.match.play(self.match.legal()[0])
        self.page.route("**/hint", lambda route: route.fulfill(json=self._hint()))
        self.table = PosedTable(person, self.match)
        self.page.locator("[data-hint]").click()
        expect(self.page.locator("[data-play-hint]")).to_be_enabled()

    def _hint(self) -> object:
        found = explain(self.match, iterations=500, seconds=None)
        assert found is not None
        self.options = advice(found)
        catalogue = self.match.game.catalogue
        told = [
            question.ProposalInfo(
                option.decision,
                option.text,
                option.share,
                [Legal(s.decision, s.text, catalogue[s.decision].typed()) for s in option.plan],
                list(option.reasons),
            )
            for option in self.options
        ]
        return json.loads(msgspec.json.encode(rest.Hint(told)))

    @property
    def marks(self) -> Locator:
        return self.page.locator("[data-hint-mark]")

    @property
    def here(self) -> Locator:
        return self.page.locator("button[data-hint-mark]")

    def why(self, option: Proposal, language: str = "en") -> str:
        return because(option.reasons, self.match.game.texts(language), NAMES)


@pytest.mark.parametrize("game", game_ids())
def test_the_best_is_drawn_on_the_board_says_why_and_is_played_there(
    alice: Person, game: str
) -> None:
    advised = Advised(alice, game)
    best = advised.options[0]
    expect(advised.page.locator("[data-why]")).to_have_text(advised.why(best))
    expect(advised.page.locator("[data-hint-panel] small")).to_contain_text("from here")
    board = advised.page.locator(".present").bounding_box()
    mark = advised.here.bounding_box()
    assert board is not None
    assert mark is not None
    assert board["x"] <= mark["x"] < board["x"] + board["width"]
    assert board["y"] <= mark["y"] < board["y"] + board["height"]
    advised.here.click()
    advised.table.wait_for(1)
    assert advised.table.played[0] == best.text


@pytest.mark.parametrize("game", game_ids())
def test_another_way_is_drawn_when_it_is_chosen(meet: Meet, game: str) -> None:
    advised = Advised(meet(locale="ru-RU"), game)
    other = advised.options[1]
    advised.page.locator(f'[data-alternative="{other.text}"]').click()
    expect(advised.page.locator("[data-why]")).to_have_text(advised.why(other, "ru"))
    advised.here.click()
    advised.table.wait_for(1)
    assert advised.table.played[0] == other.text


DRAWN_ASIDE = """() => {
  const box = (node) => node.getBoundingClientRect();
  const panel = box(document.querySelector('[data-hint-panel]'));
  if (panel.bottom > innerHeight) return ['the hint is out of sight'];
  const frames = [...document.querySelectorAll('.present .board > *')].map(box);
  return [...document.querySelectorAll('[data-hint-mark]')].flatMap((mark) => {
    const { left, right, top, bottom } = box(mark);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const within = (one) => one.left <= x && x <= one.right && one.top <= y && y <= one.bottom;
    if (within(panel)) return ['a mark lies on the hint'];
    return frames.some(within) ? [] : [`a mark lies at ${Math.round(x)}, ${Math.round(y)}`];
  });
}"""


@pytest.mark.parametrize("game", CROWD)
def test_on_a_phone_a_hint_leaves_in_view_what_it_speaks_of(meet: Meet, game: str) -> None:
    ann = meet(locale="ru-RU", phone=True)
    positions = fullest(game, CROWD[game])
    for phase in SEEN[game]:
        advised = Advised(ann, game, positions[phase])
        expect(advised.marks.first).to_be_visible()
        assert ann.page.evaluate(DRAWN_ASIDE) == [], phase


def test_a_chain_of_small_decisions_is_one_plan(alice: Person) -> None:
    advised = Advised(alice, "birdie")
    plan = [step.text for step in advised.options[0].plan]
    assert len(plan) > 2
    drawn = advised.marks.evaluate_all("all => all.map((e) => Number(e.dataset.hintMark))")
    assert drawn == list(range(1, len(drawn) + 1)), "what can be seen of it, in its order"
    assert len(drawn) > 1
    advised.page.locator("[data-play-hint]").click()
    advised.table.wait_for(len(plan))
    assert advised.table.played == plan
    expect(advised.page.locator("[data-hint-panel]")).to_have_count(0)


def test_who_goes_another_way_is_left_alone(alice: Person) -> None:
    advised = Advised(alice, "birdie")
    advised.page.locator('[data-decision="take 1"]').click()
    advised.table.wait_for(1)
    expect(advised.page.locator("[data-hint-panel]")).to_have_count(0)
    expect(advised.marks).to_have_count(0)
    assert advised.table.played == ["take 1"]
