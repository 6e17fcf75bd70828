const reach = 200
const owner = '(?:my|this|these|the|our|his|her|their|the attached|the uploaded|attached|uploaded)'
const shown = '(?:photos?|pictures?|pics?|images?|selfies?|headshots?|portraits?|photographs?|snapshots?|screenshots?)'
/** A photo gallery, a picture book and an image file are no pictures to be changed. */
const noPicture =
  '(?! (?:upload\\w*|galler(?:y|ies)|apps?|blogs?|sites?|websites?|captions?|viewers?|editors?|essays?|contests?|urls?|components?|paths?|loading|imports?|exports?|buttons?|folders?|librar(?:y|ies)|business|studio|descriptions?|books?|prompts?|tags?|generat\\w+|classif\\w+|albums?|policy|quality|size|resolution|format|table))'
const own = `${owner} (?:[\\p{L}-]+ ){0,2}?${shown}\\b${noPicture}`
const polite = '^\\W{0,8}(?:please |pls |can you |could you |hey,? )?'
/** What changes the whole of a picture, what changes something in it, and where it is named first. */
const edits = new RegExp(
  `${polite}(?:edit|retouch|crop|brighten|darken|sharpen|restore|colou?ri[sz]e|upscale|enhance|denoise|straighten|touch up|fix|recolou?r|clean up) ${own}` +
    `|${polite}(?:remove|replace|swap|change|erase|blur|turn|make|cut|extend|expand|take|give|convert) [^.?!\\n]{0,80}?\\b${own}` +
    `|${polite}(?:add|put|place|delete) [^.?!\\n]{1,80}? (?:to|in|into|on|onto|of|from) ${own}` +
    `|^\\W{0,8}(?:in|on|with|for) ${own},? (?:please )?(?:remove|replace|swap|change|erase|blur|add|put|turn|make|cut|extend|delete|recolou?r|brighten|darken|keep)\\b` +
    `|${polite}(?:remove|replace|change|blur|swap|extend) the background (?:with|to|for|behind|of (?:me|him|her|us|them|my|the (?:person|dog|product|car))|and|so|but|,|$)`,
  'iu',
)
/** The same in languages with another order. */
const editsAbroad =
  /^\W{0,8}(?:por favor,? )?(?:quita|elimina|borra|cambia|reemplaza|edita|retoca|recorta|remova|remove|tire|troque|edite|enlève|enlevez|supprime|supprimez|retouche|remplace|change|entferne|ersetze|bearbeite|ändere|schneide|rimuovi|togli|cambia|modifica)\b[^.?!\n]{0,60}?\b(?:(?:esta|este|mi|la|minha|essa|cette|ma|la|dieses|diesem|mein|meinem|questa|mia|desta|dessa|nesta) (?:foto|imagen|imagem|photo|image|selfie|bild|immagine)|\p{L}*foto\b)/iu
/** Work at a file or for a text is no work at what is seen. */
const otherWork =
  /\b(?:css|html|python|php|javascript|typescript|code|script|photoshop|gimp|lightroom|imagemagick|figma|excel|powerpoint|word|kb|mb|exif|metadata|duplicates?|alt text|captions?|hashtags|poem|story|recipe|song|essay|table|pdf|text message|base64|webp|function|api|div|slide|page|website|how (?:do|to|can))\b/iu

/** True where a picture that there is already is to be changed: "remove the tourist behind me in this photo". */
export function editsPicture(text: string): boolean {
  const opening = text.slice(0, reach)
  return (edits.test(opening) || editsAbroad.test(opening)) && !otherWork.test(opening)
}

const partly = /\b(?:remove|replace|swap|change|erase|delete|add|put|blur|recolou?r)\b/iu
const better =
  /\b(?:upscale|enhance|restore|sharpen|denoise|retouch|brighten|darken|colou?ri[sz]e|touch up|clean up|fix)\b/iu
const reshaped = /\b(?:crop|extend|expand|straighten|cut|into|style|look like)\b/iu
const keepsRest =
  /\b(?:keep|keeping|stays?|everything else|nothing else|unchanged|same|preserve|leave|don['’]?t (?:change|touch)|do not (?:change|touch)|as (?:it|they) (?:is|are)|only)\b/iu
/** What a model that is told what to keep keeps best, each unless the edit speaks of it. */
const keepable: readonly (readonly [name: string, says: RegExp])[] = [
  ['the faces', /\b(?:face|person|people|man|woman|tourist|me|him|her|us|them|smile|skin|eyes?|hair|glasses)\b/iu],
  ['the framing', /\b(?:crop|frame|framing|zoom)\b/iu],
  ['the background', /\b(?:background|backdrop|behind|sky|wall)\b/iu],
  ['the direction of the light', /\b(?:light|lighting|shadows?|sun|dark|bright)\b/iu],
  ['every other object in its place', /\b(?:objects?|everything)\b/iu],
]

/** What an edit has to say and does not: that the rest stays; in a list for a model that keeps what is named. */
export function sayRestStays(text: string, isListed: boolean): string | null {
  const order = text.slice(0, reach)
  if (keepsRest.test(text)) return null
  if (!partly.test(order))
    return better.test(order) && !reshaped.test(order)
      ? 'Keep the composition, the framing, the proportions and the identity of everything shown exactly as they are.'
      : null
  const named = isListed ? keepable.filter(([, says]) => !says.test(order)).map(([name]) => name) : []
  const list = named.length > 1 ? `: ${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : ''
  return `Keep everything else in the picture exactly as it is${list}.`
}
