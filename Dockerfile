# The server with its page and a compiled engine.
#
#   docker build -t bigshoulders .
#   docker run --rm -p 127.0.0.1:8000:8000 -v bigshoulders:/data \
#     --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges \
#     --memory 1g --pids-limit 200 bigshoulders
#
# Packages are installed by their hashes. To pin the images that it starts from too, look up what the
# names stand for today and give that: docs/server.md has the command.

ARG NODE_IMAGE=node:22-slim
ARG PYTHON_IMAGE=python:3.12-slim

FROM ${NODE_IMAGE} AS page
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-progress
COPY web .
RUN npm run build

FROM ${PYTHON_IMAGE} AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY requirements requirements
RUN python -m venv /build \
    && /build/bin/pip install --no-cache-dir --require-hashes -r requirements/build.txt \
    && python -m venv /app \
    && /app/bin/pip install --no-cache-dir --require-hashes -r requirements/server.txt
COPY pyproject.toml setup.py LICENSE ./
COPY src src
COPY --from=page /src/src/bigshoulders/server/page src/bigshoulders/server/page
RUN BIGSHOULDERS_COMPILE=1 /build/bin/pip wheel --no-build-isolation --no-deps --wheel-dir /wheel . \
    && /app/bin/pip install --no-cache-dir --no-index --no-deps /wheel/*.whl

FROM ${PYTHON_IMAGE}
RUN useradd --system --uid 1000 --create-home --home-dir /data bigshoulders
COPY --from=build /app /app
USER bigshoulders
WORKDIR /data
VOLUME /data
ENV PATH=/app/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    BIGSHOULDERS_DATABASE=sqlite:////data/tables.db
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["bigshoulders"]
CMD ["serve", "--host", "0.0.0.0", "--no-open"]
