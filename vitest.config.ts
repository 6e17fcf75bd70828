import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { slowestFiles } from './test/setup/slowest-files.ts'

// For all processes that tests start, too: it halves the time that a process needs to load its code.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, 'node_modules/.cache/node')

const servicesSetup = './test/setup/services.ts'
const clusterSetup = './test/setup/cluster.ts'

// No retries anywhere: a test that fails now and then has found something.
export default defineConfig({
  test: {
    reporters: ['default', slowestFiles],
    // The tests' processes and servers wait for each other more than they compute; vitest would leave one core idle.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      // `*.unit.test.ts` needs no server.
      // The deadline only ends a test that hangs: beside others, what takes a second takes ten.
      { test: { name: 'unit', include: ['test/**/*.unit.test.ts'], isolate: false, testTimeout: 60_000 } },
      {
        test: {
          name: 'integration',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.unit.test.ts', 'test/**/*.browser.test.ts', 'test/faults/**', 'test/ops/**'],
          globalSetup: servicesSetup,
          // Files have databases and key prefixes of their own; sharing modules saves a second for each.
          isolate: false,
          testTimeout: 60_000,
          // Only ends a run that would hang: with many others at work, a worker takes tens of seconds to start.
          hookTimeout: 90_000,
        },
      },
      {
        // These start, freeze and kill servers and processes of their own, and measure how long recovery takes.
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts', 'test/ops/**/*.test.ts'],
          exclude: ['test/**/*.unit.test.ts'],
          globalSetup: clusterSetup,
          isolate: false,
          // They only end a test that hangs: starting a process takes ten times as long beside others.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Both consoles in a real Chromium: `npm run test:browser`.
        test: {
          name: 'browser',
          include: ['test/console/**/*.browser.test.ts'],
          globalSetup: [servicesSetup, './test/setup/console.ts'],
          // Each file has a browser, an API and a worker.
          fileParallelism: false,
          // They only end a test that hangs.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
          sequence: { groupOrder: 3 },
        },
      },
      {
        // The same files of other projects with every sample instead of some: `npm run test:long`.
        test: {
          name: 'long',
          include: ['test/text-engine/text-growth.unit.test.ts', 'test/faults/retry-schedules.test.ts'],
          globalSetup: clusterSetup,
          fileParallelism: false,
          provide: { isLong: true },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
