import { boosterLength, isBoosterPart } from './data/boosters.ts'
import { replaceParts } from './remove-parts.ts'

const command =
  /^\s*\/imagine(?: prompt)?:? ?|^\s*(?:image |midjourney |flux )?prompt: ?|^\s*(?:(?:write|make|create|give me|generate) )?(?:an? )?(?:midjourney|mj|flux|dall-?e|stable diffusion|sdxl|ideogram|image|ai art|ai image) prompt (?:for|of|showing):? (?=\S)/iu
/** What a request says before it names the picture; the last part must be the name of a picture or an article. */
const request =
  /^\s*(?:hey,? |hi,? |hello,? )?(?:(?:please|pls|plz|kindly),? )?(?:(?:can|could|would) you (?:please )?|i (?:want|need|would like)(?: you)? (?:to )?|i'd like (?:you )?(?:to )?)?(?:please )?(?:(?:create|generate|make|draw|paint|render|produce|design|show|imagine|give|visualize|visualise|depict|illustrate|sketch)(?: me| us)? )?/iu
const picture =
  /^(?:an? |the |one )?(?:(?:single |new |nice |simple |cool )?(?:image|picture|pic|visual|scene|prompt) (?:of|showing|with|that shows|depicting|for|where|in which) )/iu
const start =
  /^(?:an?|the|two|three|four|five|some|my|our|this|\d+|photo|logo|poster|portrait|illustration|painting|icon)\b/iu
const foreignOpener =
  /^\s*(?:(?:por favor,? )?(?:crea|genera|dibuja|haz|diseña|quiero|necesito) (?:una imagen|una foto|un dibujo) (?:de|con) |(?:crée|génère|dessine|fais)(?:-moi)? (?:une image|un dessin) (?:de |d'|avec )|(?:erstelle|generiere|zeichne|male)(?: mir)? ein bild (?:von|mit) |(?:crie|gere|desenhe|faça) (?:uma imagem|um desenho) (?:de|com) )/iu

export interface CleanCaption {
  text: string
  /** Parts that were left out, as written. */
  removed: string[]
}

/** Turns a request for a picture into its caption: no "create an image of", no empty quality words. */
export function cleanCaption(text: string): CleanCaption {
  const removed: string[] = []
  const opened = dropAsking(dropOpener(text.trim(), removed), removed)
  const caption = dropLeadingBoosters(dropCourtesy(opened, removed), removed)
  return { text: dropBoosters(dropSizes(caption, removed), removed), removed }
}

function dropOpener(text: string, removed: string[]): string {
  const length = openerLength(text)
  const opener = text.slice(0, length).trim()
  if (opener === '' || text.length <= length + 2) return text
  removed.push(opener)
  return text.slice(length)
}

/** "Chai stall ki photo chahiye", "star trails??": what asks at the end, and marks that only press. */
const askingEnd =
  /(?<=\b(?:photo|tasveer|image|picture|pic|poster|logo|drawing|painting)) (?:chahiye|chaiye|banao|banaiye|bana do|dikhao|dedo|do)(?=\s*(?:[,.!]|$))/iu
const pressing = /(?<=[\p{L}\p{N}])[?!]{2,}(?=\s|,|$)/gu

function dropAsking(text: string, removed: string[]): string {
  const asked = askingEnd.exec(text)
  const caption = asked ? text.slice(0, asked.index) + text.slice(asked.index + asked[0].length) : text
  if (asked) removed.push(asked[0].trim())
  return caption.replace(pressing, (marks, at: number) => {
    removed.push(marks)
    return /^\s\p{L}/u.test(caption.slice(at + marks.length)) ? ',' : ''
  })
}

/** How much of the text asks for a picture instead of describing it. */
function openerLength(text: string): number {
  const named = command.exec(text)?.[0].length ?? 0
  const rest = text.slice(named)
  const foreign = foreignOpener.exec(rest)?.[0].length
  if (foreign !== undefined) return named + foreign
  const asked = request.exec(rest)?.[0].length ?? 0
  const afterRequest = rest.slice(asked)
  const pictured = picture.exec(afterRequest)?.[0].length ?? 0
  if (pictured > 0) return named + asked + pictured
  // "Draw a fox" keeps its article; "design thinking poster" is no request.
  return asked > 0 && start.test(afterRequest) ? named + asked : named
}

const article = /^(an?|the) (?=\S)/iu
const leadWordsMax = 10
const leadCharactersMax = 160
/** What may be praised in front of a caption: the picture itself. Praise of its subject stays. */
const pictureNoun =
  /^(?:photo|photos|photograph|picture|image|shot|portrait|render|rendering|illustration|painting|drawing|artwork|wallpaper|macro|close-up|closeup)$/u

/** "A stunning 8k photo of a barn" is a photo of a barn, "a highly detailed masterpiece of a knight" is a knight. */
function dropLeadingBoosters(caption: string, removed: string[]): string {
  const start = article.exec(caption)?.[0].length ?? 0
  const words = caption
    .slice(start, start + leadCharactersMax)
    .split(' ')
    .slice(0, leadWordsMax)
  const lower = words.map((word) => word.toLowerCase())
  let count = 0
  for (let length = boosterLength(lower, 0); length > 0; length = boosterLength(lower, count)) count += length
  const next = lower[count] ?? ''
  if (count === 0 || !(next === 'of' || pictureNoun.test(next))) return caption
  const praise = words.slice(0, next === 'of' ? count + 1 : count).join(' ')
  const rest = caption.slice(start + praise.length + 1)
  removed.push(next === 'of' ? caption.slice(0, start + praise.length) : praise)
  if (next === 'of' || start === 0) return rest
  return `${fitArticle(caption.slice(0, start - 1), rest)} ${rest}`
}

function fitArticle(written: string, next: string): string {
  if (written.toLowerCase() === 'the') return written
  return `${written.charAt(0)}${/^[aeiou]/iu.test(next) ? 'n' : ''}`
}

/** Said to a person at the end of a part; words in quotes end in a quote, and a card may well say thanks. */
const trailingCourtesy = /,? (?:pls+|plz+|plss|thx|pretty please|please)[!.\s]*(?=$|,)/giu
const thanksBehindDenial = /(?<=\b(?:no|without|avoid)\b[^,.\n]{1,40}),? (?:thanks|thank you|ty)[!.\s]*(?=$|,)/giu
const leadingCourtesy = /(?<=^|[,.] )(?:pls|plz|kindly|please) (?=\p{L})/giu
const spokenReach = 60
const deniedBefore = /\b(?:no|without|avoid)\b[^,.]*$/iu
const spoken = /\b(?:say|says|saying|reads?|reading|word|text|lettering)$/iu
const courtesy = /^\s*(?:please|pls|plz|thanks|thank you|thx)[!\s]*$/iu

function dropCourtesy(caption: string, removed: string[]): string {
  if (!/\b(?:pl[sz]+|thx|please|kindly|thanks|thank you|ty)\b/iu.test(caption)) return caption
  const drop = (match: string, at: number): string => {
    const before = caption.slice(Math.max(0, at - spokenReach), at).trimEnd()
    if (spoken.test(before) && !deniedBefore.test(before)) return match
    removed.push(match.replace(/^, /u, '').trim())
    return /[.!]/u.test(match) && at + match.length < caption.length ? '.' : ''
  }
  return caption
    .replaceAll(trailingCourtesy, drop)
    .replaceAll(leadingCourtesy, drop)
    .replaceAll(thanksBehindDenial, drop)
}

/** A number of pixels before the picture's name is no trait of the picture: "4k wallpaper". */
const pixelSize =
  /\b(?:4|8|16)k (?=(?:ultra hd |hd |uhd )?(?:wallpaper|photo|photograph|image|picture|render|background|shot)\b)/giu

function dropSizes(caption: string, removed: string[]): string {
  return caption.replaceAll(pixelSize, (size) => {
    removed.push(size.trim())
    return ''
  })
}

/** A comma, stop or semicolon that ends a part. */
const partEnd = /[,.;](?=\s|$)/gu

function dropBoosters(caption: string, removed: string[]): string {
  if (!/[,.]/u.test(caption)) return caption
  const empty: { start: number; end: number; to: string }[] = []
  let partsLeft = 0
  partEnd.lastIndex = 0
  for (let start = 0; start <= caption.length; ) {
    const end = partEnd.test(caption) ? partEnd.lastIndex - 1 : caption.length
    const part = caption.slice(start, end).trim()
    if (part !== '' && (isBoosterPart(part) || courtesy.test(part))) empty.push({ start, end, to: '' })
    else if (part !== '') partsLeft += 1
    start = end + 1
  }
  if (empty.length === 0 || partsLeft === 0) return caption
  for (const { start, end } of empty) removed.push(caption.slice(start, end).trim())
  return replaceParts(caption, empty)
}
