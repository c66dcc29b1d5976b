"""From a request to a call of the API and back: bodies, queries, answers, refusals."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from saecula.server.errors import Refusal, bad_json, bad_request
from saecula.server.logs import PATH
from saecula.server.messages.base import Query, RequestBody
from saecula.server.openapi import Call
from saecula.server.safety import refused

Q = TypeVar("Q", bound=Query)

log = logging.getLogger("saecula.server")


def query_of(connection: HTTPConnection, kind: type[Q]) -> Q:
    """The query of an address."""
    try:
        return msgspec.convert(dict(connection.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise bad_request(error) from None


def endpoint(calls: dict[str, Call]) -> Callable[[Request], Awaitable[Response]]:
    """An ASGI endpoint for one address: its calls by method."""

    async def answer(request: Request) -> Response:
        call = calls["GET" if request.method == "HEAD" else request.method]
        wanted: Any = None
        if isinstance(call.takes, type) and issubclass(call.takes, RequestBody):
            wanted = _decoded(await request.body(), call.takes)
        try:
            given = await call.handler(request, wanted)
        except (Refusal, HTTPException):
            raise
        except Exception as error:
            log.error("a request failed", extra={"path": request.url.path[:PATH]}, exc_info=error)
            raise Refusal("internal") from error
        return given if isinstance(given, Response) else json_response(given, call.status)

    return answer


def _decoded(body: bytes, kind: type[RequestBody]) -> RequestBody:
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except msgspec.ValidationError as error:
        raise bad_request(error) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise bad_json(error) from None


def json_response(given: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(msgspec.json.encode(given), status, media_type="application/json")


async def _refused(request: Request, error: Refusal) -> Response:
    return refused(error)


async def _not_found(request: Request, error: HTTPException) -> Response:
    answer = refused(Refusal("no-method" if error.status_code == 405 else "no-page"))
    answer.headers.update(error.headers or {})  # which methods there are
    return answer


async def _failed(request: Request, error: Exception) -> Response:
    log.error("a request failed", extra={"path": request.url.path[:PATH]}, exc_info=error)
    return refused(Refusal("internal"))


EXCEPTION_HANDLERS: Final[dict[Any, Any]] = {Refusal: _refused, HTTPException: _not_found, Exception: _failed}
