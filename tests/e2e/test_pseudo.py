"""A language that nobody speaks: every letter of every text has a mark on it. Whatever a page then
shows or reads aloud in plain letters does not come from a text, and nobody could translate it."""

from __future__ import annotations

import json
import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from playwright.sync_api import Page, Route

from rookery.core.registry import game_ids

from .person import Person

ROOT = Path(__file__).parents[2]
SOURCES = [
    *ROOT.glob("web/src/**/en.ftl"),
    *ROOT.glob("src/rookery/games/*/text/en.ftl"),
    ROOT / "src/rookery/server/text/errors/en.ftl",
]
MARKED = str.maketrans("aceilnosuyzACEILNOSUYZdgrtDGRT", "áćéíĺńóśúýźÁĆÉÍĹŃÓŚÚÝŹďğřťĎĞŘŤ")
NAMES = {"Rookery", "English", "Polski"}
"""What is called the same in every language."""
CLAUSE = re.compile(r"\b[A-Z]{3}-\w+")
READ = """() => {
  const said = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (parent.closest('script, style, select[aria-label], svg')) continue;
    if (parent.checkVisibility()) said.push(walk.currentNode.data);
  }
  for (const each of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
    for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
      if (each.checkVisibility()) said.push(each.getAttribute(name) ?? '');
  return said;
}"""


class Marks(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.translate(MARKED)
        return node


def marked(source: str) -> str:
    return FluentSerializer().serialize(Marks().visit(FluentParser().parse(source)))


def speak_it(page: Page) -> None:
    """Put the language in English's place: a file of texts is known by its first line."""
    by_head = {source.split("\n", 1)[0]: source for source in map(Path.read_text, SOURCES)}
    assert len(by_head) == len(SOURCES)

    def answer(route: Route) -> None:
        found = route.fetch(max_retries=5)  # a crowded server hangs up on who is slow
        body = found.text()
        sources = [source for head, source in by_head.items() if head in body]
        if sources:
            (source,) = sources
            body = f"export default {json.dumps(marked(source))}"
        route.fulfill(response=found, body=body)

    page.route("**/assets/en*.js", answer)


def untranslatable(page: Page, names: set[str]) -> set[str]:
    lines = [CLAUSE.sub("", line) for line in page.evaluate(READ)]
    words = {word for line in lines for word in re.findall(r"[^\W\d_]+", line)}
    assert any(not word.isascii() for word in words), "nothing is spoken"
    return {word for word in words if word.isascii() and len(word) > 2} - NAMES - names


def test_everything_that_is_shown_can_be_translated(alice: Person) -> None:
    speak_it(alice.page)
    me = alice.context.request.get(alice.url + "/api/me").json()
    names = set(re.findall(r"\w+", me["name"]))
    found: dict[str, set[str]] = {}
    for path, there in (
        ("/", "[data-play-bot=chirp]"), ("/play/biblios", "form"), ("/settings", "main input"),
        ("/rules/ducks", "[data-clause]"), ("/no/such/page", "main h1"),
    ):  # fmt: skip
        alice.go(path)
        alice.page.locator(there).first.wait_for()
        found[path] = untranslatable(alice.page, names)
    for game in (*game_ids(), "pluck"):
        table = alice.make_table(game=game, options={}, players=2)
        alice.go(f"/t/{table}")
        alice.page.locator(".prompt").wait_for()
        found[game] = untranslatable(alice.page, names)
    assert {place: words for place, words in found.items() if words} == {}
