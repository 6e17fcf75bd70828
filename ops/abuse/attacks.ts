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

/** Floods by one account within its plan. Other accounts' latency is compared with and without them. */
export const floodsAtLimit: Readonly<Record<string, Attack>> = { steadyAtLimit, burstsAtLimit, backlogsAtLimit }

/** Attacks whose effect on others is measured separately, not by prompts of quality `fast`. */
export const separatelyMeasured: Readonly<Record<string, Attack>> = { tarpitWebhooks, slowBest }
