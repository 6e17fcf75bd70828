# One image for every process of the service: the API, the worker, the migration and the operator's commands differ
# only in their command. Node runs the TypeScript as it is.
# For a release, pin both bases by digest: --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:… (docs/deployment.md).
ARG NODE_IMAGE=node:24-bookworm-slim
# What the image of Node is built on. Without npm and its headers, the result is half as large.
ARG BASE_IMAGE=debian:bookworm-slim

FROM ${NODE_IMAGE} AS build
ARG SOURCE_DATE_EPOCH=0
# Its name is that of the component in the list.
WORKDIR /prompt-optimization-api
# Removes the symbols from Node: 18 MB.
RUN apt-get update && apt-get install --yes --no-install-recommends binutils
RUN mkdir -p /runtime/usr/local/bin && cp -L "$(command -v node)" /runtime/usr/local/bin/node \
  && strip /runtime/usr/local/bin/node

# The dependencies come first, so that a change of the source reuses their layer.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts

COPY deploy/image ./deploy/image
COPY api ./api
COPY worker ./worker
COPY shared ./shared
COPY migrations ./migrations
COPY ops/cli ./ops/cli
COPY ops/backup ./ops/backup
# The guides that the API serves.
COPY README.md ./
COPY docs ./docs
COPY tsconfig.json ./
COPY console ./console
RUN npm run build:console
RUN node deploy/image/copy-runtime.ts . /runtime/app \
  # Without its random number, and with the time of the source, two builds list the same.
  && npm sbom --package-lock-only --omit dev --sbom-type application --sbom-format cyclonedx \
  | sed -E -e '/"serialNumber"/d' -e "s/(\"timestamp\": \")[^\"]*/\1$(date -u -d "@${SOURCE_DATE_EPOCH}" +%FT%TZ)/" \
  >/runtime/app/sbom.cdx.json \
  && grep -q CycloneDX /runtime/app/sbom.cdx.json \
  && ln -s /app/ops/cli/main.ts /runtime/usr/local/bin/poa \
  && find /runtime -exec touch --no-dereference --date="@${SOURCE_DATE_EPOCH}" {} +

# The list of components as a file: docker build --target sbom --output <folder> .
FROM scratch AS sbom
COPY --from=build /runtime/app/sbom.cdx.json /

FROM ${BASE_IMAGE}
# With its many default arenas, the allocator keeps the pixels that the image decoder's threads have freed.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
# As in the image of Node. Nothing of the service writes to its own folder, which therefore stays root's.
RUN echo 'node:x:1000:1000::/nonexistent:/usr/sbin/nologin' >>/etc/passwd && echo 'node:x:1000:' >>/etc/group
COPY --from=build /runtime /
WORKDIR /app
# By number, so that Kubernetes can tell that it is not root.
USER 1000:1000
EXPOSE 3000 9464 9465
# Node itself receives SIGTERM, and drains; npm in between would only add a process.
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=256", "api/server.ts"]
