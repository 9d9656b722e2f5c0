"""A language model's seat, over standard input and output, by the client of the SDK."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path
from typing import Any

from mcp import Client, StdioServerParameters

from rookery.core.registry import find_game

from ..server.processes import ServerProcess
from .test_sit import open_table

PATIENCE_S = 240


class Model:
    """What it says and hears."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def says(self, tool: str, **arguments: Any) -> str:
        answer = await self._client.call_tool(tool, arguments)
        text = "".join(part.text for part in answer.content)  # type: ignore[union-attr]
        return f"refused: {text}" if answer.is_error else text


def program() -> StdioServerParameters:
    environment = {**os.environ, "ROOKERY_COMPILE": "elsewhere", "LANG": "en_GB.UTF-8"}
    return StdioServerParameters(
        command=sys.executable, args=["-m", "rookery.cli", "mcp"], env=environment
    )


def choices(shown: str) -> list[str]:
    lines = shown.partition("You may choose:\n")[2].splitlines()
    return [line.partition(":")[0] for line in lines]


async def plays_to_the_end(model: Model, shown: str) -> str:
    while "Your turn." in shown:
        shown = await model.says("play", decision=choices(shown)[-1])
        assert not shown.startswith("refused"), shown
    return shown


def test_it_sits_down_here_reads_chooses_and_hears_why_not() -> None:
    async def talk() -> None:
        async with Client(program()) as client:
            names = {tool.name for tool in (await client.list_tools()).tools}
            assert names == {
                "games", "rules", "new_game", "sit_down_at", "look", "play", "why", "leave",
            }  # fmt: skip
            model = Model(client)
            assert "you sit nowhere" in await model.says("look")
            assert "cubirds: CuBirds, 2 to 5 players" in await model.says("games")
            assert "CUB-9" in await model.says("rules", game="cubirds")
            assert "Did you mean cubirds" in await model.says("rules", game="cubird")
            shown = await model.says(
                "new_game", game="cubirds", rivals="random", seed=7, options={"move_cap": 40}
            )
            legal = choices(shown)
            assert legal
            assert all(find_game("cubirds").catalogue.parse(text) for text in legal)
            assert re.search(r"lay \w+ 1L: \S", shown), "each choice says what it means"
            forbidden = await model.says("play", decision="draw")
            assert forbidden.startswith("refused")
            assert "CUB-11" in forbidden
            assert "CUB-11" in await model.says("why", decision="draw")
            assert await model.says("why", decision=legal[0]) == "it may be chosen"
            assert (await model.says("play", decision="fly")).startswith("refused")
            assert choices(await model.says("look")) == legal, "nothing has changed"
            assert "The game is over." in await plays_to_the_end(model, shown)

    asyncio.run(asyncio.wait_for(talk(), PATIENCE_S))


def test_it_sits_down_at_a_table_of_a_server(tmp_path: Path) -> None:
    async def talk(link: str) -> str:
        async with Client(program()) as client:
            model = Model(client)
            shown = await model.says("sit_down_at", link=link, name="Model")
            assert "CUB-11" in await model.says("why", decision="draw")
            return await plays_to_the_end(model, shown)

    with ServerProcess(f"sqlite:///{tmp_path / 'rookery.db'}") as server:
        server.wait_until_ready()
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
        host, table, link = open_table(server, 2, seats=seats, options={"move_cap": 20}, pace=False)
        ended = asyncio.run(asyncio.wait_for(talk(link), PATIENCE_S))
        assert "The game is over." in ended
        info = host.ask("GET", f"/api/tables/{table}")
        assert info["status"] == "over"
        assert any(seat["name"] == "Model" and seat["program"] for seat in info["seats"])
