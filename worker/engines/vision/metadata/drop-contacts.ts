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

/** A text without telephone numbers, e-mail and web addresses: they belong to people and pages, not to a picture. */
export function dropContacts(text: string): string {
  const bare = text.replaceAll(contact, '')
  return bare === text ? text : tidy(bare)
}

/** The marks and spaces that stood around what is gone. */
function tidy(text: string): string {
  return text
    .replaceAll(/[([]\s{0,3}[)\]]/gu, '')
    .replaceAll(/[ \t]{1,8}(?=[,.;:!?])/gu, '')
    .replaceAll(/([,.;:])(?:[ \t]{0,3}[,.;:]){1,8}/gu, '$1')
    .replaceAll(/[ \t]{2,8}/gu, ' ')
    .replace(/^[\s,.;:–—-]{1,16}/u, '')
    .replace(/[\s,;:–—-]{1,16}$/u, '')
}
