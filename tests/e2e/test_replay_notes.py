"""Notes on a replay that those who played share: two of them, and a reader, in three languages."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Meet
from .house import Server
from .person import Person
from .test_everybody import assert_accessible, assert_fits


def test_two_who_played_keep_notes_with_it(meet: Meet, aviary: Server) -> None:
    """Guests, at two devices; a third one reads, and reports."""
    anna, ben, eva = meet(), meet(phone=True, locale="ru-RU"), meet(locale="pl-PL")
    for person in (anna, ben, eva):
        person.url = aviary.url
    replay = played_together(anna, ben)
    anna.go(f"{replay}?step=0")
    anna.page.get_by_label("A note at this moment").fill("I hoped for owls")
    anna.page.get_by_label("A note at this moment").press("Enter")
    expect(anna.page.get_by_role("status").filter(has_text="Noted.")).to_be_attached()
    anna.page.get_by_label("Mark: good").select_option("?")
    hers = anna.page.locator("[data-note='0']")
    expect(hers).to_have_accessible_name("Move 1, Anna ? I hoped for owls")
    anna.page.get_by_label("A note for everybody").uncheck()
    expect(anna.page.get_by_label("A note at this moment")).to_have_value("")
    anna.page.get_by_label("A note at this moment").fill("between us")
    anna.page.get_by_label("A note at this moment").press("Enter")
    expect(hers.last).to_contain_text("only on this device")
    assert_accessible(anna.page)

    ben.go(f"{replay}?step=1")
    ben.page.get_by_role("button", name="Разбор").click()
    seen = ben.page.locator("[data-note='0']")
    expect(seen).to_have_accessible_name("Ход 1, Anna ? I hoped for owls")
    ben.page.get_by_label("Заметка к этому моменту").fill("и я")
    ben.page.get_by_label("Заметка к этому моменту").press("Enter")
    expect(ben.page.locator("[data-note='1']")).to_have_accessible_name("Ход 2, Ben и я")
    ben.go(f"{replay}?step=0")
    ben.page.get_by_role("button", name="Разбор").click()
    expect(ben.page.locator("[data-note='1']")).to_have_count(1)
    ben.page.get_by_label("Скрыть то, что дальше").check()
    expect(ben.page.locator("[data-note='1']")).to_have_count(0)
    assert_fits(ben.page)
    assert_accessible(ben.page)

    anna.page.get_by_role("button", name="Link to this moment").click()
    eva.go(f"{replay}?step=1")
    expect(eva.page.locator("[data-note]")).to_have_count(2)
    report = eva.page.get_by_role("button", name="Zgłoś: Anna")
    report.focus()
    eva.page.keyboard.press("Enter")
    expect(eva.page.get_by_role("status").filter(has_text="Zgłoszono")).to_be_attached()
    expect(report).to_be_disabled()
    # Who did not play notes for this device alone.
    eva.page.get_by_label("Notatka do tej chwili").fill("ciekawe")
    eva.page.get_by_label("Notatka do tej chwili").press("Enter")
    expect(eva.page.locator("[data-note='1']").last).to_contain_text("ciekawe")
    ben.page.reload()
    expect(ben.page.get_by_text("ciekawe")).to_have_count(0)


def played_together(anna: Person, ben: Person) -> str:
    """A game of one decision between two guests; returns its replay."""
    table = anna.make_table(move_cap=1, seats=["me", "open"], shuffle_seats=False)
    for person, name in ((anna, "Anna"), (ben, "Ben")):
        person.context.request.get(f"{person.url}/api/me")
        wanted = {"invite": anna.table(table)["invite"], "name": name}
        at = f"{person.url}/api/tables/{table}"
        if person is ben:
            assert person.context.request.post(f"{at}/join", data=wanted).ok
        else:
            assert person.context.request.patch(f"{at}/seats/0", data={"name": name}).ok
    for person in (anna, ben):
        person.go(f"/t/{table}")
    for _ in range(2400):
        movers = [each for each in (anna, ben) if each.page.locator(".group.legal").count()]
        if movers:
            movers[0].choose()
            break
        anna.page.wait_for_timeout(50)
    for person in (anna, ben):
        expect(person.outcome).to_be_visible()
    return f"/replay/{table}"
