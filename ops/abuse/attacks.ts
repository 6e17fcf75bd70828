import { backlogsAtLimit, burstsAtLimit, steadyAtLimit } from './at-the-limit.ts'
import type { Attack } from './attack.ts'
import { exports } from './exports.ts'
import { drippingImages, heavyImages } from './heavy-images.ts'
import { costlyTexts, hostileBodies, mintedKeys, slowBest, tarpitWebhooks, textFlood } from './hostile-calls.ts'
import { silentConnections, slowClients, tinyChunks, unfinishedUploads } from './hostile-connections.ts'

/** In the order in which they run. */
export const attacks: Readonly<Record<string, Attack>> = {
  tinyChunks,
  unfinishedUploads,
  exports,
  slowClients,
  heavyImages,
  drippingImages,
  costlyTexts,
  textFlood,
  hostileBodies,
  silentConnections,
  mintedKeys,
}

/** One account that keeps to its plan. What they cost others is measured beside what their calls take without it. */
export const floodsAtLimit: Readonly<Record<string, Attack>> = { steadyAtLimit, burstsAtLimit, backlogsAtLimit }

/** Their cost to others is not measured by prompts of quality `fast`, but each by a measurement of its kind. */
export const measuredApart: Readonly<Record<string, Attack>> = { tarpitWebhooks, slowBest }
