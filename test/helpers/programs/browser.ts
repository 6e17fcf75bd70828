import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
]
/** Only ends a wait that would hang. */
const waitMs = 30_000
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export interface Browser {
  context: BrowserContext
  /** What pages logged as an error, and requests to other hosts. */
  complaints: string[]
  close(): Promise<void>
}

/** A Chromium with a fresh profile. @throws Error if the machine has none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = candidates.find(existsSync)
  if (!executablePath) throw new Error('There is no Chromium: install it with "apt-get install chromium"')
  const profile = await mkdtemp(path.join(os.tmpdir(), 'poa-browser-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: flags,
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(waitMs)
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(error.error().message))
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complaints.push(`request to ${hostname}`)
  })
  return {
    context,
    complaints,
    async close() {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[]
}

/** WCAG 2.2 AA, as far as axe can tell: in light every rule, in dark those of colours, since nothing else differs. */
export async function expectAccessible(page: Page): Promise<void> {
  const runs = [
    ['light', axeTags],
    ['dark', { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }],
  ] as const
  for (const [colorScheme, runOnly] of runs) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Not by a script tag, which the policy of the page refuses.
    if (colorScheme === 'light') await page.evaluate(axeSource)
    const { violations } = await page.evaluate(
      (rules) =>
        (globalThis as unknown as { axe: { run(options: object): Promise<AxeResult> } }).axe.run({
          runOnly: rules,
          resultTypes: ['violations'],
        }),
      runOnly as unknown,
    )
    const found = violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, failureSummary }) => [html, failureSummary]),
    ])
    expect([colorScheme, page.url(), found]).toEqual([colorScheme, page.url(), []])
  }
}
