import type { Attack } from './attack.ts'
import { costlyTexts } from './costly-texts.ts'
import { drippingImages } from './dripping-images.ts'
import { heavyImages } from './heavy-images.ts'
import { textFlood } from './text-flood.ts'

/** In the order in which they run. */
export const attacks: Readonly<Record<string, Attack>> = {
  heavyImages,
  drippingImages,
  costlyTexts,
  textFlood,
}
