"""The application: every address, what it takes, and what it answers."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute
from starlette.websockets import WebSocket

import saecula
from saecula.server import catalogue, live
from saecula.server.addresses import address_of
from saecula.server.errors import Refusal, bad_json, bad_request
from saecula.server.house import House
from saecula.server.live import asked
from saecula.server.lobby import Lobby
from saecula.server.messages import (
    Asked,
    Components,
    ErrorMessage,
    Fairness,
    Fill,
    Fork,
    Games,
    Join,
    Keyed,
    Listing,
    Messages,
    MyTables,
    NewTable,
    Nothing,
    Polling,
    Received,
    Session,
    SignIn,
    TableInfo,
    Tables,
    User,
)
from saecula.server.openapi import Call, describe
from saecula.server.playing import Playing
from saecula.server.replaying import verify_record
from saecula.server.safety import COOKIE, COOKIE_AGE, Crowd, Guard, Rates, refused, sign, signed_user
from saecula.server.settings import Settings, cookie_secret
from saecula.server.table import Table, seed_hash

log = logging.getLogger("saecula.server")

NAME_LENGTH: Final = 24
API: Final = "/api"
STATIC: Final = Path(__file__).parent / "static"

NO_CLIENT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Saecula</title></head>
<body><h1>Saecula</h1><p>The server runs, but the browser client is not built yet.</p>
<p>In the source folder, run <code>make web</code> and reload this page.</p></body></html>
"""

Handler = Callable[[Request, Any], Awaitable[Any]]


class Application:
    """One server: its house, its guests' cookies, and its addresses."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.house = House(settings)
        self.opening = Lobby(self.house)
        self.playing = Playing(self.house)
        self.secret = b""
        self.rates = Rates(settings.rate, settings.burst)
        self.heavy = Rates(settings.heavy_rate, settings.heavy_burst)
        self.crowd = Crowd(settings.sockets)
        self.static = Path(settings.static) if settings.static else STATIC
        self.ready = False
        self._was_ready = False  # when it was last tried
        self._ready_at = -1.0

    # --------------------------------------------------------------------------------------------------------- who

    async def user(self, connection: HTTPConnection) -> User | None:
        """Who is signed in."""
        user_id = signed_user(self.secret, connection.cookies.get(COOKIE, ""))
        row = await self.house.storage.user(user_id) if user_id else None
        return User(id=row["id"], nickname=row["nickname"]) if row else None

    async def guest(self, request: Request) -> User:
        """Who is signed in; a refusal where nobody is."""
        user = await self.user(request)
        if user is None:
            raise Refusal("sign-in")
        return user

    def slowly(self, request: Request) -> None:
        """For what makes something new: less often than the rest."""
        if not self.heavy.allow(address_of(request)):
            raise Refusal("too-fast")

    def opened_from(self, request: Request) -> str:
        """What stands for the address of a request in the database: it tells nobody which one it is."""
        return hmac.new(self.secret, f"address {address_of(request)}".encode(), sha256).hexdigest()[:32]

    async def session(self, request: Request, _: None) -> Session:
        """Who one is."""
        return Session(user=await self.user(request), version=saecula.__version__)

    async def sign_in(self, request: Request, wanted: SignIn) -> Response:
        """Come in as a guest, or take another name."""
        self.slowly(request)
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
        response = _json(Session(user=user, version=saecula.__version__))
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
        """End the session: the cookie is worth nothing from now on, and open sockets are closed."""
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

    async def components(self, request: Request, _: None) -> Response:
        """The component data of a game, with their provenance."""
        data = await self.house.in_thread(catalogue.components, request.path_params["game"])
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

    async def lobby(self, request: Request, _: None) -> Tables:
        """The listed tables."""
        wanted = asked(request, Listing)
        statuses: list[str] = [wanted.status] if wanted.status else ["waiting", "running"]
        return await self.opening.listed(await self.user(request), statuses, wanted.page)

    async def my_tables(self, request: Request, _: None) -> MyTables:
        """My tables, what waits for me first."""
        tables = await self.opening.mine(await self.guest(request))
        return MyTables(tables=tables, waiting=sum(table.my_turn for table in tables))

    async def create(self, request: Request, wanted: NewTable) -> Response:
        """Open a table."""
        user = await self.guest(request)
        self.slowly(request)
        return _json(await self.opening.create(user, self.opened_from(request), wanted), 201)

    async def table(self, request: Request, _: None) -> TableInfo:
        """A table."""
        user = await self.user(request)
        return self.house.info(await self.house.look(_table(request), user, _key(request)), user)

    async def join(self, request: Request, wanted: Join) -> TableInfo:
        """Take a seat."""
        return await self.opening.join(_table(request), await self.guest(request), wanted)

    async def fill(self, request: Request, wanted: Fill) -> TableInfo:
        """Give the empty seats to a bot."""
        return await self.opening.fill(_table(request), await self.guest(request), wanted.bot)

    async def leave(self, request: Request, _: Nothing) -> TableInfo:
        """Give my seats back, or take a finished game off my list."""
        return await self.opening.leave_table(_table(request), await self.guest(request))

    async def rematch(self, request: Request, _: Nothing) -> Response:
        """The same again."""
        user = await self.guest(request)
        self.slowly(request)
        return _json(await self.opening.rematch(_table(request), user, self.opened_from(request)), 201)

    async def delete(self, request: Request, _: None) -> Response:
        """Delete a table by which nobody else loses a game."""
        await self.opening.delete(_table(request), await self.guest(request))
        return Response(status_code=204)

    # ---------------------------------------------------------------------------------------------- records, fairness

    async def fairness(self, request: Request, _: None) -> Fairness:
        """The hash of the seed; when the game is over also the seed, and whether all fits."""
        user = await self.user(request)
        table = await self.house.look(_table(request), user, _key(request))
        if table.status != "over":
            return Fairness(algorithm="sha256", hash=seed_hash(table.seed), seed=None, verified=None)
        if table.verified is None:
            table.verified = await self._verified(table)
        return Fairness(algorithm="sha256", hash=seed_hash(table.seed), seed=table.seed, verified=table.verified)

    async def _verified(self, table: Table) -> bool:
        """Whether the record of a game that is over replays from its seed, to the same end."""
        if table.broken or table.record is None:
            return False
        end = table.record.now.digest().hex()
        return await self.house.replayer.run(verify_record, await self.house.in_thread(table.text)) == end

    async def record(self, request: Request, _: None) -> Response:
        """The game as a file."""
        user = await self.user(request)
        table = await self.house.look(_table(request), user, _key(request))
        name = f"{table.game_name}-{table.id}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(await self.opening.record_text(table, user), headers=headers)

    async def import_record(self, request: Request, _: None) -> Response:
        """A new table out of a file."""
        user = await self.guest(request)
        self.slowly(request)
        return _json(await self.opening.import_record(user, self.opened_from(request), await request.body()), 201)

    async def fork(self, request: Request, wanted: Fork) -> Response:
        """A new table at this screen from how this one stood."""
        user = await self.guest(request)
        self.slowly(request)
        opened_from = self.opened_from(request)
        return _json(await self.opening.fork(_table(request), user, opened_from, _key(request), wanted), 201)

    async def go_on(self, request: Request, _: Nothing) -> Response:
        """A new table from the last good move of one that no longer replays."""
        user = await self.guest(request)
        self.slowly(request)
        return _json(await self.opening.go_on(_table(request), user, self.opened_from(request)), 201)

    async def end(self, request: Request, _: Nothing) -> TableInfo:
        """End a game that no longer replays, as soon as everybody who plays it wants that."""
        return await self.opening.end(_table(request), await self.guest(request))

    # --------------------------------------------------------------------------------------------------------- live

    async def message(self, request: Request, _: None) -> Response:
        """One message by plain HTTP, answered as over a socket."""
        user = await self.user(request)
        spend = partial(self.rates.allow, address_of(request))
        said = await live.respond(self.playing, _table(request), user, _key(request), await request.body(), spend)
        if isinstance(said, ErrorMessage):
            return _json({"messages": [said], "error": said.error}, said.error.status)
        return _json({"messages": [said]})

    async def poll(self, request: Request, _: None) -> Response:
        """Wait for what is newer than a version."""
        wanted = asked(request, Polling)
        user = await self.user(request)
        with self.crowd.one(address_of(request)):
            found = await live.poll(self.house, _table(request), user, wanted)
        return _json({"messages": found})

    async def socket(self, socket: WebSocket) -> None:
        """Live play over a websocket."""
        user, address = await self.user(socket), address_of(socket)
        await socket.accept()
        try:
            with self.crowd.one(address):
                await live.serve_socket(self.playing, socket, user, partial(self.rates.allow, address))
        except Refusal as refusal:
            await live.turn_away(socket, refusal)

    # ------------------------------------------------------------------------------------------------ everything else

    async def health(self, request: Request) -> Response:
        """Whether the process lives."""
        return JSONResponse({"status": "ok"})

    async def readiness(self, request: Request) -> Response:
        """Whether it can serve: something is stored to find out, but not more often than once a second."""
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
        return JSONResponse(describe(self.calls(), saecula.__version__))

    async def client(self, request: Request) -> Response:
        """The built client."""
        path = request.path_params["path"]
        if path == "api":
            raise Refusal("no-page")
        index = self.static / "index.html"
        wanted = self._file(path)
        if wanted:
            forever = {"Cache-Control": "public, max-age=31536000, immutable"} if path.startswith("assets/") else {}
            return FileResponse(wanted, headers=forever)
        if "." in path.rpartition("/")[2]:
            raise Refusal("no-page")
        if not index.is_file():
            return HTMLResponse(NO_CLIENT, 200 if not path else 404)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    def _file(self, path: str) -> Path | None:
        """A file of the client."""
        try:
            wanted = (self.static / path).resolve()
            return wanted if wanted.is_file() and wanted.is_relative_to(self.static.resolve()) else None
        except (OSError, ValueError):  # no name that a file can have
            return None

    # ---------------------------------------------------------------------------------------------------- addresses

    def calls(self) -> list[Call]:
        """Every call of the API: how it is asked, who answers, what it takes and gives."""
        table = "/api/tables/{table}"
        return [
            Call("GET", "/api/session", self.session, None, Session),
            Call("POST", "/api/session", self.sign_in, SignIn, Session),
            Call("DELETE", "/api/session", self.sign_out, None, None, 204),
            Call("GET", "/api/games", self.games, None, Games),
            Call("GET", "/api/games/{game}/components", self.components, None, Components),
            Call("GET", "/api/text/{lang}", self.text, None, "text/plain"),
            Call("GET", "/api/rules/{game}/{lang}", self.rules, None, "text/markdown"),
            Call("GET", "/api/tables", self.lobby, None, Tables, query=Listing),
            Call("POST", "/api/tables", self.create, NewTable, TableInfo, 201),
            Call("GET", "/api/me/tables", self.my_tables, None, MyTables),
            Call("GET", table, self.table, None, TableInfo, query=Keyed),
            Call("DELETE", table, self.delete, None, None, 204),
            Call("POST", f"{table}/join", self.join, Join, TableInfo),
            Call("POST", f"{table}/fill", self.fill, Fill, TableInfo),
            Call("POST", f"{table}/leave", self.leave, Nothing, TableInfo),
            Call("POST", f"{table}/rematch", self.rematch, Nothing, TableInfo, 201),
            Call("POST", f"{table}/fork", self.fork, Fork, TableInfo, 201, Keyed),
            Call("POST", f"{table}/continue", self.go_on, Nothing, TableInfo, 201),
            Call("POST", f"{table}/end", self.end, Nothing, TableInfo),
            Call("GET", f"{table}/record", self.record, None, "text/plain", query=Keyed),
            Call("GET", f"{table}/fairness", self.fairness, None, Fairness, query=Keyed),
            Call("POST", "/api/records", self.import_record, "text/plain", TableInfo, 201),
            Call("POST", f"{table}/messages", self.message, Received, Messages, query=Keyed),
            Call("GET", f"{table}/poll", self.poll, None, Messages, query=Polling),
        ]

    def routes(self) -> list[BaseRoute]:
        """The addresses, for Starlette."""
        by_path: dict[str, dict[str, Call]] = {}
        for call in self.calls():
            by_path.setdefault(call.path, {})[call.method] = call
        below = [
            Route(path.removeprefix(API), _endpoint(calls), methods=list(calls)) for path, calls in by_path.items()
        ]
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
            Route("/{path:path}", self.client),
        ]

    async def _secret(self) -> bytes:
        """The key that signs cookies: of the data folder, or of the database where several servers share one."""
        if not self.house.cluster:
            return cookie_secret(self.settings.folder)
        kept = self.settings.folder / "cookie.key"  # from a time when this server was alone
        wanted = kept.read_text("ascii").strip() if kept.exists() else secrets.token_hex(32)
        return bytes.fromhex(await self.house.storage.secret("cookie", wanted))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            try:
                await self.opening.sweep()
            except Exception:
                log.exception("tables that nobody wants could not be given up")

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """From the first to the last moment of the server."""
        await asyncio.to_thread(catalogue.read_all)  # on the loop it would stop everybody when first asked for
        await self.house.open()
        self.secret = await self._secret()
        self.ready = True
        sweeping = asyncio.create_task(self._sweep())
        try:
            yield
        finally:
            self.ready = False
            sweeping.cancel()
            await self.house.close()


def create_app(settings: Settings) -> Starlette:
    """The server as an ASGI application. `app.state.application` is what is behind it."""
    application = Application(settings)
    handlers: dict[Any, Any] = {Refusal: _refused, HTTPException: _not_found, Exception: _failed}
    app = Starlette(
        routes=application.routes(),
        middleware=[Middleware(Guard, settings=settings, rates=application.rates)],
        exception_handlers=handlers,
        lifespan=application.lifespan,
    )
    app.state.application = application
    return app


def _endpoint(calls: dict[str, Call]) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        call = calls["GET" if request.method == "HEAD" else request.method]
        wanted: Any = None
        if isinstance(call.takes, type) and issubclass(call.takes, Asked):
            wanted = _decoded(await request.body(), call.takes)
        try:
            given = await call.handler(request, wanted)
        except (Refusal, HTTPException):
            raise
        except Exception as error:
            log.error("a request failed", extra={"path": request.url.path}, exc_info=error)
            raise Refusal("internal") from error
        return given if isinstance(given, Response) else _json(given, call.status)

    return endpoint


def _decoded(body: bytes, kind: type[Asked]) -> Asked:
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except msgspec.ValidationError as error:
        raise bad_request(error) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise bad_json(error) from None


def _json(given: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(given), status, media_type="application/json")


def _table(request: Request) -> str:
    table: str = request.path_params["table"]
    return table


def _key(request: Request) -> str:
    return asked(request, Keyed).key


async def _refused(request: Request, error: Refusal) -> Response:
    return refused(error)


async def _not_found(request: Request, error: HTTPException) -> Response:
    answer = refused(Refusal("no-method" if error.status_code == 405 else "no-page"))
    answer.headers.update(error.headers or {})  # which methods there are
    return answer


async def _failed(request: Request, error: Exception) -> Response:
    log.error("a request failed", extra={"path": request.url.path}, exc_info=error)
    return refused(Refusal("internal"))
