"""Uploaded files and avatars, as a content network would serve them."""

import secrets

from aiohttp import web

from bot.local.ground import Ground

PALETTE = ("#3f6f8f", "#8f5a3f", "#4f7f4f", "#7f4f7f", "#8f7a2f", "#4f6fa0")
INLINE = ("image/png", "image/jpeg", "image/gif", "image/webp", "text/plain")


def install_files(server: Ground, application: web.Application) -> None:
    """Serve files under /attachments, avatars under /embed and /avatars, emojis under /emojis."""

    async def file(request: web.Request) -> web.Response:
        return _file(server, request)

    application.router.add_get("/attachments/{channel}/{file}/{name}", file)
    application.router.add_get("/embed/avatars/{name}", _avatar)

    async def emoji(request: web.Request) -> web.Response:
        return _emoji(server, request)

    application.router.add_get("/emojis/{name}", emoji)


def _file(server: Ground, request: web.Request) -> web.Response:
    own_id = request.match_info["file"]
    found = server.world.files.get(int(own_id)) if own_id.isascii() and own_id.isdecimal() else None
    seal = request.query.get("hm", "")
    if found is None or not secrets.compare_digest(found.seal.encode(), seal.encode()):
        return web.Response(status=404, text="This content is no longer available.")
    headers = {
        "Content-Type": found.content_type,
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, max-age=31536000, immutable",
    }
    if found.content_type.split(";")[0] not in INLINE:
        headers["Content-Disposition"] = "attachment"
    return web.Response(body=server.world.content(found.id), headers=headers)


def _emoji(server: Ground, request: web.Request) -> web.Response:
    own_id = request.match_info["name"].partition(".")[0]
    found = server.world.emojis.get(int(own_id)) if own_id.isascii() and own_id.isdecimal() else None
    if found is None:
        return web.Response(status=404, text="There is no such emoji.")
    headers = {"Content-Type": found.content_type, "X-Content-Type-Options": "nosniff"}
    return web.Response(body=server.world.content(found.id), headers=headers)


async def _avatar(request: web.Request) -> web.Response:
    """Draw a plain disc; the name's number picks its colour."""
    digits = "".join(sign for sign in request.match_info["name"] if sign in "0123456789")
    colour = PALETTE[int(digits[-4:] or 0) % len(PALETTE)]
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="{colour}"/></svg>'
    return web.Response(text=picture, content_type="image/svg+xml")
