"""The API as an OpenAPI document, generated from its types."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from saecula.server.messages.base import Failure, Query


class Call:
    """One call: its method and address, who answers, what it takes and gives (a type, a media type, or nothing).

    `query` is the type of the query string.
    """

    def __init__(
        self,
        method: str,
        path: str,
        handler: Callable[[Any, Any], Awaitable[Any]],
        takes: Any,
        gives: Any,
        status: int = 200,
        query: type[Query] | None = None,
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.takes = takes
        self.gives = gives
        self.status = status
        self.query = query


def describe(calls: list[Call], version: str) -> dict[str, Any]:
    """The whole description."""
    kinds: list[Any] = [Failure]
    for call in calls:
        kinds += [kind for kind in (call.takes, call.gives) if kind is not None and not isinstance(kind, str)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    by_kind = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}

    def content(kind: Any) -> dict[str, Any]:
        if isinstance(kind, str):
            return {kind: {"schema": {"type": "string"}}}
        return {"application/json": {"schema": by_kind[id(kind)]}}

    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        answer: dict[str, Any] = {"description": "Done"}
        if call.gives is not None:
            answer["content"] = content(call.gives)
        failure = {"description": "Refused, with the reason", "content": content(Failure)}
        operation: dict[str, Any] = {
            "summary": (call.handler.__doc__ or "").strip(),
            "operationId": call.handler.__name__,
            "parameters": [
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in re.findall(r"\{(\w+)\}", call.path)
            ],
            "responses": {str(call.status): answer, "4XX": failure, "5XX": failure},
        }
        if call.method != "GET":
            operation["parameters"].append(
                {"name": "X-Saecula", "in": "header", "required": True, "schema": {"type": "string"}}
            )
        if call.query:
            operation["parameters"] += _in_query(call.query)
        if call.takes is not None:
            operation["requestBody"] = {"required": _needed(call.takes), "content": content(call.takes)}
        paths.setdefault(call.path, {})[call.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Saecula", "version": version},
        "paths": paths,
        "components": {"schemas": components},
    }


def _in_query(kind: type[Query]) -> list[dict[str, Any]]:
    described = msgspec.json.schema(kind)["$defs"][kind.__name__]
    return [{"name": name, "in": "query", "schema": schema} for name, schema in described["properties"].items()]


def _needed(kind: Any) -> bool:
    """Whether a body is required: not if all its fields are optional."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return any(field.required for field in msgspec.structs.fields(kind))
    return True
