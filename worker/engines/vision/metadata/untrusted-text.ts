const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Text of unknown encoding: UTF-8 where it is valid, else Latin-1, which every byte sequence is. */
export function decodeMetadataBytes(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  }
}

const promptCodePointsMax = 4000

/** C0 and C1 controls except tab and newline, the byte order mark, and bidirectional controls. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the purpose
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Untrusted text, made harmless: no control characters, no broken surrogates, never longer than the limit. */
export function cleanMetadataText(text: string, codePointsMax = promptCodePointsMax): string {
  // A code point is at most two units, and a little is lost to cleaning: nothing beyond this can survive.
  const head = text.length > codePointsMax * 4 ? text.slice(0, codePointsMax * 4) : text
  const cleaned = head.replaceAll('\r\n', '\n').replaceAll('\r', '\n').toWellFormed().replace(unwanted, '').trim()
  if (cleaned.length <= codePointsMax) return cleaned
  return [...cleaned].slice(0, codePointsMax).join('').trimEnd()
}

/** Every quantifier is bounded, so the patterns stay linear. */
const address = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u
const page =
  /(?:\bhttps?:\/\/|\bwww\.)[^\s,;"'<>()]{1,300}|(?<![\w@.-])(?:[\w-]{1,63}\.){1,3}(?:com|net|org|info|biz)\b(?:\/[^\s,;"'<>()]{0,300})?/u
/** International, or as India and North America write them; a bare row of digits may be anything. */
const number =
  /(?<![\w.+-])(?:\+\d(?:[ ().-]{0,2}\d){7,14}|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|0?\d{5}[ -]\d{5}|[6-9]\d{9})(?![\w-])/u
const labelled = /\b(?:tel|telephone|phone|ph|mobile|mob|cell|fax|whatsapp)\b[.: ]{0,3}\(?\d(?:[ ()./-]{0,2}\d){4,14}/u
const label =
  /(?:\b(?:(?:contact|reach|write|mail|call|follow)(?: (?:me|us))?(?: (?:at|to|on|via))?|(?:find|visit)(?: (?:me|us))?(?: (?:at|on))?|tel|telephone|phone|ph|mobile|mob|cell|fax|whatsapp|e-?mails?|web|website|url|see|more (?:at|on))\b[.: ]{0,3})?/u
const contact = new RegExp(
  `${label.source}(?:${address.source}|${page.source}|${number.source})|${labelled.source}`,
  'giu',
)

/** A text without telephone numbers, e-mail and web addresses: they belong to people and pages, not to an image. */
export function dropContacts(text: string): string {
  const bare = text.replaceAll(contact, '')
  return bare === text ? text : tidy(bare)
}

/** Removes the punctuation and spaces that the removed contacts leave behind. */
function tidy(text: string): string {
  return text
    .replaceAll(/[([]\s{0,3}[)\]]/gu, '')
    .replaceAll(/[ \t]{1,8}(?=[,.;:!?])/gu, '')
    .replaceAll(/([,.;:])(?:[ \t]{0,3}[,.;:]){1,8}/gu, '$1')
    .replaceAll(/[ \t]{2,8}/gu, ' ')
    .replace(/^[\s,.;:–—-]{1,16}/u, '')
    .replace(/[\s,;:–—-]{1,16}$/u, '')
}

/** Words that speak to a language model and not about an image. */
const instruction =
  /\b(?:ignore|disregard|forget|override) (?:(?:all|everything|the|your|these|those|of) ){0,4}(?:previous|above|prior|earlier|preceding|instructions?|rules|prompts?)\b|\b(?:system|developer) (?:prompt|message)\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|chat\s?gpt|language model|chatbot)\b|\b(?:reply|respond) (?:only |exactly )?with\b|\b(?:reveal|print|repeat|leak) (?:your|the) (?:\w{1,20} ){0,2}(?:prompt|instructions?|key)\b|<\/?(?:system|assistant|user|task|brief|instructions?)>/iu

/** True when a text from a file reads as a prompt injection. */
export function readsAsInstruction(text: string): boolean {
  return instruction.test(text)
}
