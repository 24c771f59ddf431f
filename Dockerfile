# The server with its page and a compiled engine.
#
#   docker build -t bigshoulders .
#   docker run --rm -p 8000:8000 -v bigshoulders:/data bigshoulders

FROM node:22-slim AS page
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-progress
COPY web .
RUN npm run build

FROM python:3.12-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY pyproject.toml setup.py LICENSE ./
COPY src src
COPY --from=page /src/src/bigshoulders/server/page src/bigshoulders/server/page
RUN python -m venv /app \
    && BIGSHOULDERS_COMPILE=1 /app/bin/pip install --no-cache-dir '.[server,postgres]'

FROM python:3.12-slim
RUN useradd --system --uid 1000 --create-home --home-dir /data bigshoulders
COPY --from=build /app /app
USER bigshoulders
WORKDIR /data
VOLUME /data
ENV PATH=/app/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    BIGSHOULDERS_DATABASE=sqlite:////data/tables.db
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["bigshoulders"]
CMD ["serve", "--host", "0.0.0.0", "--no-open"]
