"""Requests and answers against Discord's own description of its API, where that file is at hand."""

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from bot.local.ground import Exchange

DESCRIPTION = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
needs_description = pytest.mark.skipif(
    not DESCRIPTION.exists(), reason=f"Discord's API description is not at {DESCRIPTION}"
)
UNDESCRIBED = {("POST", "/oauth2/token")}
"""Routes that Discord documents elsewhere."""
# discord.py sends integers where Discord, which takes both, describes strings.
RELAXED = {"anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer"}]}


@cache
def description() -> dict[str, Any]:
    return json.loads(DESCRIPTION.read_text())


@cache
def _schemas(*, relaxed: bool) -> dict[str, Any]:
    schemas = description()["components"]["schemas"]
    return schemas | {"SnowflakeType": RELAXED} if relaxed else schemas


@cache
def _validator(schema: str, *, relaxed: bool) -> jsonschema_rs.Draft202012Validator:
    whole = json.loads(schema) | {"components": {"schemas": _schemas(relaxed=relaxed)}}
    return jsonschema_rs.Draft202012Validator(whole)


@cache
def _operations() -> dict[tuple[str, str], dict[str, Any]]:
    return {
        (method.upper(), _shape(path)): operation
        for path, methods in description()["paths"].items()
        for method, operation in methods.items()
        if method != "parameters"
    }


def _shape(path: str) -> str:
    return re.sub(r"\{.*?\}", "{}", path)


def _resolve(schema: dict[str, Any], *, relaxed: bool) -> dict[str, Any]:
    while "$ref" in schema:
        schema = _schemas(relaxed=relaxed)[schema["$ref"].rsplit("/", 1)[-1]]
    return schema


def faults(schema: dict[str, Any], value: Any, where: str = "", *, relaxed: bool = False) -> list[str]:
    """Say what is wrong with a value; of a union only the branch that its `type` names."""
    schema = _resolve(schema, relaxed=relaxed)
    validator = _validator(json.dumps(schema), relaxed=relaxed)
    found = []
    for error in validator.iter_errors(value):
        place = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in error.instance_path)
        steps = list(error.schema_path)
        union = steps and steps[-1] in ("anyOf", "oneOf")
        branch = (
            _branch(_at(schema, steps, relaxed=relaxed), error.instance, relaxed=relaxed) if union else None
        )
        if branch is None:
            found.append(f"{where}{place}: {error.message}")
        else:
            found += faults(branch, error.instance, where + place, relaxed=relaxed)
    return found


def _at(schema: Any, steps: list[Any], *, relaxed: bool) -> list[dict[str, Any]]:
    """Walk to the union that an error's path ends at; after a reference the path begins with its target."""
    names = [step if isinstance(step, str) else "" for step in steps]
    targets = [n for n in range(len(names) - 2) if names[n : n + 2] == ["components", "schemas"]]
    if targets:
        schema, steps = _schemas(relaxed=relaxed)[names[targets[-1] + 2]], steps[targets[-1] + 3 :]
    for step in steps:
        if isinstance(schema, dict):
            schema = _resolve(schema, relaxed=relaxed)
        if step != "$ref":
            schema = schema[step]
    return schema


def _branch(union: list[dict[str, Any]], value: Any, *, relaxed: bool) -> dict[str, Any] | None:
    branches = [_resolve(each, relaxed=relaxed) for each in union]
    objects = [each for each in branches if "properties" in each]
    if not isinstance(value, dict):
        return None
    kind = value.get("type")
    named = [each for each in objects if kind in each["properties"].get("type", {}).get("enum", [])]
    if named:
        return named[0]
    return objects[0] if len(objects) == 1 else None


@dataclass
class Inspector:
    """A watcher of the local Discord that collects what the description does not allow."""

    found: list[str]
    count: int = 0

    def __call__(self, exchange: Exchange) -> None:
        """Check one request and its answer."""
        operation = _operations().get((exchange.method, _shape(exchange.route)))
        if operation is None:
            if exchange.status != 404 and (exchange.method, exchange.route) not in UNDESCRIBED:
                self.found.append(f"{exchange.method} {exchange.route} is not described")
            return
        self.count += 1
        name = f"{exchange.method} {exchange.route}"
        if exchange.status < 300:
            self._check_request(name, operation, exchange.request)
        self._check_answer(name, operation, exchange)

    def _check_request(self, name: str, operation: dict[str, Any], body: Any) -> None:
        content = operation.get("requestBody", {}).get("content", {}).get("application/json")
        if content and body is not None:
            self.found += faults(content["schema"], body, f"{name} request", relaxed=True)

    def _check_answer(self, name: str, operation: dict[str, Any], exchange: Exchange) -> None:
        responses = operation["responses"]
        answer = responses.get(str(exchange.status))
        if answer is None and exchange.status < 400:
            self.found.append(f"{name}: status {exchange.status} is not among {', '.join(responses)}")
        content = (answer or {}).get("content", {}).get("application/json")
        if content and exchange.response is not None and exchange.status < 300:
            self.found += faults(content["schema"], exchange.response, f"{name} answer")
