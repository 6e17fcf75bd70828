# One image for every process of the service: the API, the worker, the migration and the operator's commands differ
# only in their command. Node runs the TypeScript as it is, so there is no build step.
FROM node:24-bookworm-slim
# With its many default arenas, the allocator keeps the pixels that the image decoder's threads have freed.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
WORKDIR /app

# The dependencies come first, so that a change of the source reuses their layer.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force

COPY api ./api
COPY worker ./worker
COPY shared ./shared
COPY migrations ./migrations
COPY ops/cli ./ops/cli
# The guides that the API serves.
COPY README.md ./
COPY docs ./docs
RUN ln -s /app/ops/cli/main.ts /usr/local/bin/poa

# Nothing of the service writes to its own folder, which therefore stays root's.
USER node
EXPOSE 3000 9464 9465
# Node itself receives SIGTERM, and drains; npm in between would only add a process.
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=256", "api/server.ts"]
