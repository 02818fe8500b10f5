# Caravel as an image: small, not root, read-only but for /data. bot/OPERATIONS.md says how it is used.
# The official images hold an optimised Python: 1.2 to 1.3 times as fast as one that was built without.
ARG BASE=python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b
FROM ${BASE} AS build
WORKDIR /caravel
COPY requirements/postgres.txt requirements/
RUN python3 -m venv /venv && /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements/postgres.txt
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY games games
COPY render render
COPY data data
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check --no-deps --no-build-isolation .
# Keeps all texts parsed beside them, as pip keeps the code compiled: in the image nothing can be written.
RUN cd / && /venv/bin/python -c 'from bot.program.run import check_data; check_data()'

FROM ${BASE}
RUN useradd --uid 10001 --user-group --home-dir /data --no-create-home caravel && install -d -o caravel -g caravel -m 700 /data
COPY --from=build /venv /venv
WORKDIR /data
ENV PATH=/venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    CARAVEL_DATABASE=/data/caravel.sqlite \
    CARAVEL_BACKUPS=/data/backups \
    CARAVEL_LOCAL_WORLD=/data/world.sqlite \
    CARAVEL_HEALTH_PORT=8338
USER caravel
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8338/healthz')"]
ENTRYPOINT ["caravel"]
# It refuses without a token: nobody would look at a local Discord in a container. `docker run … play` serves one.
CMD ["discord"]
