import { boosters } from './data/boosters.ts'

const opener =
  /^(?:please )?(?:can you |could you )?(?:create|generate|make|draw|paint|render|produce|design|show|imagine|give|i want|i need|i would like)(?: me)? (?:an?|the) (?:(?:image|picture) (?:of|showing|with|that shows) )?/iu
const bareOpener = /^(?:an? )?(?:image|picture) (?:of|showing) /iu
const openerWordsKept = /(?:an?|the) $/iu

export interface CleanCaption {
  text: string
  removed: string[]
}

/** Turns a request for a picture into its caption: no "create an image of", no empty quality words. */
export function cleanCaption(text: string): CleanCaption {
  const removed: string[] = []
  let caption = text.trim()
  const match = opener.exec(caption) ?? bareOpener.exec(caption)
  if (match && caption.length > match[0].length) {
    const isImageOf = /(?:image|picture) (?:of|showing|with|that shows) $/iu.test(match[0])
    // "draw a fox" keeps its article; "an image of a fox" has another one.
    const kept = isImageOf ? '' : (openerWordsKept.exec(match[0])?.[0] ?? '')
    removed.push(match[0].slice(0, match[0].length - kept.length).trim())
    caption = kept + caption.slice(match[0].length)
  }
  caption = caption.replace(/^(?:an? )?logo (?=for |of )/iu, 'A flat vector logo ')
  return { text: dropBoosters(caption, removed), removed }
}

function dropBoosters(caption: string, removed: string[]): string {
  if (!caption.includes(',')) return caption
  const parts = caption.split(',')
  const kept = parts.filter((part) => {
    const isBooster = boosters.has(part.trim().replace(/[.!]$/u, '').toLowerCase())
    if (isBooster) removed.push(part.trim())
    return !isBooster
  })
  return kept.length > 0 && kept.length < parts.length ? kept.join(',').trim() : caption
}
