"""Scoring helpers over HTTP: a game says what it wants to know, the server knows no game."""

from __future__ import annotations

from typing import Any

from .visitors import in_loop, open_server

ROW = ["spring_robin", "summer_robin", "winter_owl", "winter_pigeon"]


@in_loop
async def test_the_best_scoring_of_a_row(database: str) -> None:
    async with open_server(database) as server:
        anna = await server.visitor("Anna")
        answer = await anna.http.post("/api/games/birdie/score", json={"row": ROW})
        assert answer.status_code == 200
        best = answer.json()
        assert (best["points"], best["flaps"], best["total"]) == (4, 2, 6)
        assert [(found["feature"], found["count"]) for found in best["sets"]] == [
            ("robin", 2),
            ("winter", 2),
        ]


@in_loop
async def test_what_makes_no_sense_is_said(database: str) -> None:
    questions: list[tuple[str, dict[str, Any], int]] = [
        ("birdie", {"row": ["spring_eagle"]}, 422),
        ("birdie", {"row": ["sp-r"] * 41}, 422),
        ("birdie", {"row": ROW, "flaps": 11}, 422),
        ("birdie", {"row": ROW, "eggs": 2}, 422),
        ("birdie", {}, 422),
        ("cubirds", {"row": ROW}, 404),
        ("roost", {"row": ROW}, 404),
    ]
    async with open_server(database) as server:
        anna = await server.visitor("Anna")
        for game, question, status in questions:
            answer = await anna.http.post(f"/api/games/{game}/score", json=question)
            assert answer.status_code == status, question
            assert answer.json()["message"]
