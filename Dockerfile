# The server with its built client; `compose.yaml` runs it, docs/operators.md says how.
FROM debian:trixie-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates curl nodejs npm \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /stonebridge
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && mkdir data && chown -R nobody:nogroup data
USER nobody
EXPOSE 1861
HEALTHCHECK --interval=5s --retries=20 CMD ["curl", "--fail", "--silent", "http://localhost:1861/health"]
ENTRYPOINT ["node", "scripts/start.mjs"]
