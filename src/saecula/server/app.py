"""The application: every address, what it takes, and what it answers."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute
from starlette.websockets import WebSocket

import saecula
from saecula.server import catalogue, live
from saecula.server.addresses import address_of
from saecula.server.built_client import STATIC, BuiltClient, prepare_files
from saecula.server.chores import collect_garbage, sweep, warm_up
from saecula.server.endpoints import EXCEPTION_HANDLERS, endpoint, json_response, query_of
from saecula.server.errors import Refusal
from saecula.server.house import House
from saecula.server.invitations import reachable
from saecula.server.lobby import Lobby
from saecula.server.messages.catalogue import Components, Games, Reachable, Session, SignIn, User
from saecula.server.messages.from_client import AnyClientMessage
from saecula.server.messages.from_server import ErrorMessage, Messages
from saecula.server.messages.story import Story
from saecula.server.messages.tables import (
    Contribute,
    Contribution,
    EmptyBody,
    Fairness,
    Fill,
    Fork,
    Join,
    KeyQuery,
    LobbyQuery,
    MyTables,
    NewTable,
    PollQuery,
    Rematch,
    StoryQuery,
    TableInfo,
    Tables,
)
from saecula.server.openapi import Call, describe
from saecula.server.playing import Playing
from saecula.server.replaying import verify_record
from saecula.server.safety import COOKIE, COOKIE_AGE, ConcurrencyLimit, Guard, RateLimit, sign, signed_user
from saecula.server.settings import Settings, cookie_secret
from saecula.server.stories import story_of
from saecula.server.table import Table

log = logging.getLogger("saecula.server")

NAME_LENGTH: Final = 24
API: Final = "/api"


class Application:
    """One server: its house, its guests' cookies, and its addresses."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.house = House(settings)
        self.lobby = Lobby(self.house)
        self.playing = Playing(self.house)
        self.secret = b""
        self.rates = RateLimit(settings.rate, settings.burst)
        self.heavy = RateLimit(settings.heavy_rate, settings.heavy_burst)
        self.concurrency = ConcurrencyLimit(settings.sockets)
        self.client = BuiltClient(Path(settings.static) if settings.static else STATIC)
        self.ready = False
        self._was_ready = False  # at the last attempt
        self._ready_at = -1.0
        self._description = b""  # of the API; built on first request

    # --------------------------------------------------------------------------------------------------------- who

    async def user(self, connection: HTTPConnection) -> User | None:
        """Who is signed in."""
        user_id = signed_user(self.secret, connection.cookies.get(COOKIE, ""))
        row = await self.house.storage.user(user_id) if user_id else None
        return User(id=row["id"], nickname=row["nickname"]) if row else None

    async def guest(self, request: Request) -> User:
        """The signed-in user; refused if there is none."""
        user = await self.user(request)
        if user is None:
            raise Refusal("sign-in")
        return user

    def limit_heavy(self, request: Request) -> None:
        """Limit calls that create something, which are allowed less often than others."""
        if not self.heavy.allow(address_of(request)):
            raise Refusal("too-fast")

    def opened_from(self, request: Request) -> str:
        """A keyed hash that stands for the address of a request in the database."""
        return hmac.new(self.secret, f"address {address_of(request)}".encode(), sha256).hexdigest()[:32]

    async def session(self, request: Request, _: None) -> Session:
        """The current session."""
        return Session(user=await self.user(request), version=saecula.__version__)

    async def sign_in(self, request: Request, wanted: SignIn) -> Response:
        """Sign in as a guest, or change one's nickname."""
        self.limit_heavy(request)
        nickname = " ".join(wanted.nickname.split())
        if not 1 <= len(nickname) <= NAME_LENGTH or not nickname.isprintable():
            raise Refusal("bad-request", {"why": f"a nickname has 1 to {NAME_LENGTH} printable characters"})
        user = await self.user(request)
        if user:
            await self.house.storage.rename_user(user.id, nickname)
            user.nickname = nickname
        else:
            user = User(id=f"u_{secrets.token_urlsafe(12)}", nickname=nickname)
            await self.house.storage.add_user(user.id, nickname, int(time.time()))
        response = json_response(Session(user=user, version=saecula.__version__))
        response.set_cookie(
            COOKIE,
            sign(self.secret, user.id),
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
        return response

    async def sign_out(self, request: Request, _: None) -> Response:
        """End the session: the cookie is no longer valid, and open sockets are closed."""
        user = await self.user(request)
        if user:
            await self.house.sign_out(user.id)
        response = Response(status_code=204)
        response.delete_cookie(COOKIE, httponly=True, samesite="strict", secure=request.url.scheme == "https")
        return response

    # ------------------------------------------------------------------------------------------------ what there is

    async def games(self, request: Request, _: None) -> Games:
        """All games, with options, numbers of seats and bots."""
        return catalogue.games(self.house)

    async def reachable(self, request: Request, _: None) -> Reachable:
        """The addresses under which others reach this server, for an invitation."""
        await self.guest(request)
        return await asyncio.to_thread(reachable, self.settings, request)

    async def components(self, request: Request, _: None) -> Response:
        """The component data of a game, with their provenance."""
        data = await catalogue.components(self.house, request.path_params["game"])
        return Response(data, media_type="application/json")

    async def text(self, request: Request, _: None) -> Response:
        """All words of a language, as a Fluent resource."""
        text, tag = catalogue.text(request.path_params["lang"])
        headers = {"ETag": tag, "Cache-Control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return PlainTextResponse(text, headers=headers)

    async def rules(self, request: Request, _: None) -> Response:
        """The rules of a game, as Markdown."""
        text = catalogue.rules(request.path_params["game"], request.path_params["lang"])
        return Response(text, media_type="text/markdown")

    # ------------------------------------------------------------------------------------------------------- tables

    async def list_tables(self, request: Request, _: None) -> Tables:
        """The listed tables."""
        wanted = query_of(request, LobbyQuery)
        statuses: list[str] = [wanted.status] if wanted.status else ["waiting", "running"]
        return await self.lobby.listed(await self.user(request), statuses, wanted.page)

    async def my_tables(self, request: Request, _: None) -> MyTables:
        """The caller's tables, those waiting for them first."""
        tables = await self.lobby.mine(await self.guest(request))
        return MyTables(tables=tables, waiting=sum(table.my_turn for table in tables))

    async def create(self, request: Request, wanted: NewTable) -> Response:
        """Open a table."""
        user = await self.guest(request)
        self.limit_heavy(request)
        return json_response(await self.lobby.create(user, self.opened_from(request), wanted), 201)

    async def table(self, request: Request, _: None) -> TableInfo:
        """A table."""
        user = await self.user(request)
        return self.house.info(await self.house.look(_table(request), user, _key(request)), user)

    async def join(self, request: Request, wanted: Join) -> TableInfo:
        """Take a seat."""
        return await self.lobby.join(_table(request), await self.guest(request), wanted)

    async def fill(self, request: Request, wanted: Fill) -> TableInfo:
        """Give the empty seats to a bot."""
        return await self.lobby.fill(_table(request), await self.guest(request), wanted.bot)

    async def leave(self, request: Request, _: EmptyBody) -> TableInfo:
        """Give up the caller's seats, or remove a finished game from their list."""
        return await self.lobby.leave_table(_table(request), await self.guest(request))

    async def rematch(self, request: Request, wanted: Rematch) -> Response:
        """Open a table for a rematch."""
        user = await self.guest(request)
        self.limit_heavy(request)
        opened_from = self.opened_from(request)
        return json_response(await self.lobby.rematch(_table(request), user, opened_from, wanted.contribute), 201)

    async def delete(self, request: Request, _: None) -> Response:
        """Delete a table, unless somebody else would lose a game by it."""
        await self.lobby.delete(_table(request), await self.guest(request))
        return Response(status_code=204)

    # ---------------------------------------------------------------------------------------------- records, fairness

    async def fairness(self, request: Request, _: None) -> Fairness:
        """How the dice were chosen; after the game also the seed, and whether the record replays from it."""
        user = await self.user(request)
        table = await self.house.look(_table(request), user, _key(request))
        over = table.status == "over"
        if over and table.verified is None:
            table.verified = await self._verified(table, self.opened_from(request))
        return Fairness(
            kind=table.kind,
            secret_hash=table.secret_hash,
            contributions=[
                Contribution(seat=s, value=seat.contribution)
                for s, seat in enumerate(table.seats)
                if seat.contribution and table.status != "waiting"  # nobody may choose theirs after seeing others
            ],
            game=table.game_name,
            rules=table.rules_version,
            data=table.data_digest,
            seats=len(table.seats),
            options=table.options,
            secret=table.secret if over and table.secret else None,
            seed=table.seed if over else None,
            replays=table.verified if over else None,
        )

    async def contribute(self, request: Request, wanted: Contribute) -> TableInfo:
        """Add the contribution of the caller's browser to the seed."""
        return await self.lobby.contribute(_table(request), await self.guest(request), wanted.value)

    async def _verified(self, table: Table, asked_from: str) -> bool:
        """Whether the record of a game that is over replays from its seed, to the same end."""
        if table.broken or table.record is None:
            return False
        end = table.record.now.digest().hex()
        text = await self.house.in_thread(table.text)
        return await self.house.replayer.run(asked_from, verify_record, text) == end

    async def story(self, request: Request, _: None) -> Story:
        """The story of a finished game: scores by turn, points by source, decisive turns, luck."""
        table = await self.house.look(_table(request), await self.user(request), _key(request))
        return await story_of(self.house, table, self.opened_from(request), query_of(request, StoryQuery).seat)

    async def record(self, request: Request, _: None) -> Response:
        """The game as a file."""
        user = await self.user(request)
        table = await self.house.look(_table(request), user, _key(request))
        name = f"{table.game_name}-{table.id}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(await self.lobby.record_text(table, user), headers=headers)

    async def import_record(self, request: Request, _: None) -> Response:
        """A new table out of a file."""
        user = await self.guest(request)
        self.limit_heavy(request)
        return json_response(await self.lobby.import_record(user, self.opened_from(request), await request.body()), 201)

    async def fork(self, request: Request, wanted: Fork) -> Response:
        """A new local table, from a position of this one."""
        user = await self.guest(request)
        self.limit_heavy(request)
        opened_from = self.opened_from(request)
        return json_response(await self.lobby.fork(_table(request), user, opened_from, _key(request), wanted), 201)

    async def continue_game(self, request: Request, _: EmptyBody) -> Response:
        """A new table from the last good move of one that no longer replays."""
        user = await self.guest(request)
        self.limit_heavy(request)
        return json_response(await self.lobby.continue_game(_table(request), user, self.opened_from(request)), 201)

    async def end(self, request: Request, _: EmptyBody) -> TableInfo:
        """End a game that no longer replays, as soon as everybody who plays it wants that."""
        return await self.lobby.end(_table(request), await self.guest(request))

    # --------------------------------------------------------------------------------------------------------- live

    async def message(self, request: Request, _: None) -> Response:
        """One message by plain HTTP, answered as over a socket."""
        user = await self.user(request)
        spend = partial(self.rates.allow, address_of(request))
        said = await live.respond(self.playing, _table(request), user, _key(request), await request.body(), spend)
        if isinstance(said, ErrorMessage):
            return json_response({"messages": [said], "error": said.error}, said.error.status)
        return json_response({"messages": [said]})

    async def poll(self, request: Request, _: None) -> Response:
        """Wait for what is newer than a version."""
        wanted = query_of(request, PollQuery)
        user = await self.user(request)
        with self.concurrency.one(address_of(request)):
            found = await live.poll(self.house, _table(request), user, wanted)
        return json_response({"messages": found})

    async def socket(self, socket: WebSocket) -> None:
        """Live play over a websocket."""
        user, address = await self.user(socket), address_of(socket)
        await socket.accept()
        try:
            with self.concurrency.one(address):
                await live.serve_socket(self.playing, socket, user, partial(self.rates.allow, address))
        except Refusal as refusal:
            await live.turn_away(socket, refusal)

    # ------------------------------------------------------------------------------------------------ everything else

    async def health(self, request: Request) -> Response:
        """Whether the process lives."""
        return JSONResponse({"status": "ok"})

    async def readiness(self, request: Request) -> Response:
        """Whether it can serve, found out by writing to the database at most once a second."""
        if time.monotonic() - self._ready_at >= 1.0 or not self.ready or self.house.stopping:
            self._ready_at = time.monotonic()
            try:
                self._was_ready = self.ready and not self.house.stopping and await self.house.storage.ready()
            except Exception:
                log.exception("nothing can be stored")
                self._was_ready = False
        good = self._was_ready
        return JSONResponse({"status": "ready" if good else "not ready"}, 200 if good else 503)

    async def openapi(self, request: Request) -> Response:
        """This API, described from its types."""
        if not self._description:
            found = await self.house.in_thread(describe, self.calls(), saecula.__version__)
            self._description = msgspec.json.encode(found)
        return Response(self._description, media_type="application/json")

    # ---------------------------------------------------------------------------------------------------- addresses

    def calls(self) -> list[Call]:
        """Every call of the API: method and address, handler, body and answer."""
        table = "/api/tables/{table}"
        return [
            Call("GET", "/api/session", self.session, None, Session),
            Call("POST", "/api/session", self.sign_in, SignIn, Session),
            Call("DELETE", "/api/session", self.sign_out, None, None, 204),
            Call("GET", "/api/addresses", self.reachable, None, Reachable),
            Call("GET", "/api/games", self.games, None, Games),
            Call("GET", "/api/games/{game}/components", self.components, None, Components),
            Call("GET", "/api/text/{lang}", self.text, None, "text/plain"),
            Call("GET", "/api/rules/{game}/{lang}", self.rules, None, "text/markdown"),
            Call("GET", "/api/tables", self.list_tables, None, Tables, query=LobbyQuery),
            Call("POST", "/api/tables", self.create, NewTable, TableInfo, 201),
            Call("GET", "/api/me/tables", self.my_tables, None, MyTables),
            Call("GET", table, self.table, None, TableInfo, query=KeyQuery),
            Call("DELETE", table, self.delete, None, None, 204),
            Call("POST", f"{table}/join", self.join, Join, TableInfo),
            Call("POST", f"{table}/contribution", self.contribute, Contribute, TableInfo),
            Call("POST", f"{table}/fill", self.fill, Fill, TableInfo),
            Call("POST", f"{table}/leave", self.leave, EmptyBody, TableInfo),
            Call("POST", f"{table}/rematch", self.rematch, Rematch, TableInfo, 201),
            Call("POST", f"{table}/fork", self.fork, Fork, TableInfo, 201, KeyQuery),
            Call("POST", f"{table}/continue", self.continue_game, EmptyBody, TableInfo, 201),
            Call("POST", f"{table}/end", self.end, EmptyBody, TableInfo),
            Call("GET", f"{table}/record", self.record, None, "text/plain", query=KeyQuery),
            Call("GET", f"{table}/story", self.story, None, Story, query=StoryQuery),
            Call("GET", f"{table}/fairness", self.fairness, None, Fairness, query=KeyQuery),
            Call("POST", "/api/records", self.import_record, "text/plain", TableInfo, 201),
            Call("POST", f"{table}/messages", self.message, AnyClientMessage, Messages, query=KeyQuery),
            Call("GET", f"{table}/poll", self.poll, None, Messages, query=PollQuery),
        ]

    def routes(self) -> list[BaseRoute]:
        """The addresses, for Starlette."""
        by_path: dict[str, dict[str, Call]] = {}
        for call in self.calls():
            by_path.setdefault(call.path, {})[call.method] = call
        below = [Route(path.removeprefix(API), endpoint(calls), methods=list(calls)) for path, calls in by_path.items()]
        api = Router(
            [
                *below,
                WebSocketRoute("/tables/{table}/live", self.socket),
                Route("/openapi.json", self.openapi),
            ],
            redirect_slashes=False,
        )
        return [
            Mount(API, api),
            Route("/healthz", self.health),
            Route("/readyz", self.readiness),
            Route("/{path:path}", self.client.serve),
        ]

    async def _secret(self) -> bytes:
        """The key that signs cookies: from the data folder, or from the database if several servers share one."""
        if not self.house.cluster:
            return cookie_secret(self.settings.folder)
        kept = self.settings.folder / "cookie.key"  # from a time when this server was alone
        wanted = kept.read_text("ascii").strip() if kept.exists() else secrets.token_hex(32)
        return bytes.fromhex(await self.house.storage.secret("cookie", wanted))

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """Start the server's parts, and stop them at the end."""
        # Load now what would otherwise be loaded on first use, where it would block the event loop.
        await asyncio.to_thread(catalogue.read_all)
        await run_in_threadpool(prepare_files)
        await self.house.open()
        self.secret = await self._secret()
        self.ready = True
        chores = [
            asyncio.create_task(chore)
            for chore in (sweep(self.lobby, self.settings), collect_garbage(self.house), warm_up())
        ]
        try:
            yield
        finally:
            self.ready = False
            for chore in chores:
                chore.cancel()
            await self.house.close()


def create_app(settings: Settings) -> Starlette:
    """The server as an ASGI application. `app.state.application` is what is behind it."""
    application = Application(settings)
    app = Starlette(
        routes=application.routes(),
        middleware=[Middleware(Guard, settings=settings, rates=application.rates)],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=application.lifespan,
    )
    app.state.application = application
    return app


def _table(request: Request) -> str:
    table: str = request.path_params["table"]
    return table


def _key(request: Request) -> str:
    return query_of(request, KeyQuery).key
