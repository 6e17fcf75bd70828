import { splitTerms } from '../split-terms.ts'

/** Words that carry no information for an image model; a comma-separated part made only of these is dropped. */
export const boosters: ReadonlySet<string> = new Set(
  splitTerms(`
    8k, 4k, 2k, 16k, 32k, uhd, hdr, hd, full hd, ultra hd, fhd, qhd, 8k uhd, 4k uhd, 8k resolution, 4k resolution,
    8k hdr, ultra high definition, high definition, hi-res, high res, highres, high resolution, high-resolution,
    masterpiece, masterwork, best quality, high quality, high-quality, highest quality, super quality, top quality,
    amazing quality, great quality, premium quality, ultra quality, award-winning, award winning,
    award winning photography, prize-winning, trending on artstation, trending on art station, artstation, trending,
    artstation hq, artstationhq, trending on cgsociety, cgsociety, featured on behance, behance, deviantart,
    trending on deviantart, trending on behance, pixiv, ultra-detailed, ultra detailed, ultradetailed, hyper-detailed,
    hyper detailed, hyperdetailed, highly detailed, highly-detailed, extremely detailed, insanely detailed,
    intricately detailed, intricate details, intricate detail, super detailed, very detailed, so detailed, detailed,
    rich details, fine details, sharp details, crisp details, insane details, incredible detail, extreme detail,
    unbelievable detail, ultra realistic, ultra-realistic, hyper realistic, hyper-realistic, hyperrealistic,
    super realistic, extremely realistic, stunning, beautiful, gorgeous, amazing, epic, perfect, incredible, awesome,
    magnificent, breathtaking, mind-blowing, jaw-dropping, very beautiful, extremely beautiful, absolutely stunning,
    octane render, unreal engine, unreal engine 5, vray, v-ray, professional photo, professional, professional quality,
    national geographic quality, wallpaper quality, absurdres, extremely intricate, intricate, elaborate,
    best composition, perfect composition, perfect lighting, best lighting, flawless, world-class, premium, 8k wallpaper, 4k wallpaper, 4k quality, 8k quality, hd wallpaper, hd quality, 4k photo quality, 8k ultra hd, 4k ultra hd,
    very high resolution, uhd resolution, ultra sharp, ultra-sharp, tack sharp quality, photorealistic quality,
    viral, most beautiful, breathtakingly beautiful, impressive, exquisite, exquisite detail, crystal clear
  `),
)

const openers: ReadonlySet<string> = new Set(Array.from(boosters, (phrase) => phrase.split(' ')[0] ?? ''))
const wordsMax = 12
const joiners = new Set(['and', '&'])

/** True for a part of a caption that consists of nothing but such words. */
export function isBoosterPart(part: string): boolean {
  const trimmed = part.trim()
  const end = trimmed.search(/\s/u)
  const first = foldMarks(end < 0 ? trimmed : trimmed.slice(0, end))
  // Most parts open like none, and need not be taken to pieces.
  if (first !== '' && !openers.has(first)) return false
  const words = foldMarks(trimmed)
    .split(/\s+/u)
    .filter((word) => word !== '')
  if (words.length === 0 || words.length > wordsMax) return false
  let at = 0
  while (at < words.length) {
    const length = boosterLength(words, at)
    if (length === 0 && !(at > 0 && joiners.has(words[at] ?? ''))) return false
    at += Math.max(1, length)
  }
  return true
}

function foldMarks(text: string): string {
  return text.toLowerCase().replaceAll(/[.!()]/gu, '')
}

/** How many words from here, in lower case, form the longest known phrase; 0 when none does. */
export function boosterLength(words: readonly string[], at: number): number {
  if (!openers.has(words[at] ?? '')) return 0
  for (let length = Math.min(4, words.length - at); length > 0; length -= 1)
    if (boosters.has(words.slice(at, at + length).join(' '))) return length
  return 0
}
