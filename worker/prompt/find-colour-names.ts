import type { Span } from './find-spans.ts'

/** Foods, plants and makers that only say how something else looks or whose it is: "mint green", "apple store". */
const colouring =
  /\b(?:mint|peach|salmon|avocado|olive|lemon|lime|plum|chocolate|cherry|mustard|apricot|pistachio|cream|honey|caramel|coffee|wine|aubergine|raspberry|strawberry|banana|tangerine|pumpkin|rose|lavender|butter|vanilla|mocha|cinnamon|tomato|tea|moss|lilac|blackberry|blueberry)(?:[ -]colou?red|(?=[ -](?:greens?|pinks?|reds?|yellows?|browns?|blues?|whites?|black|purple|gr[ae]y|orange|colou?red|colou?r|ton(?:ed|es?)|labradors?|lab|lips|hair|spaniel)\b))|\borange(?= (?:tents?|door|cars?|vans?|cats?|kitten|dress|sari|jacket|coat|scarf|umbrella|roof|sky|sunset|light|glow|wall|sofa|chair|bike|bicycle|boat|kayak|lamp|robot|truck|helmet|flag|hat|turban|cone|tram|bus|background|bag|shirt|house))|\b(?:apple|blackberry|orange|mango)(?= (?:watch|phone|laptop|logo|headquarters|keynote)\b)/giu
const anyColouring =
  /\b(?:green|pink|red|yellow|brown|blue|white|black|purple|gr[ae]y|orange|colou?r(?:ed)?|ton(?:ed?|es)|labradors?|lab|lips|hair|spaniel|watch|phone|laptop|logo|headquarters|keynote)\b/iu

/** Words that lend their colour or their name, and do not tell what kind of picture it is. */
export function findColourNames(text: string): Pick<Span, 'start' | 'end'>[] {
  if (!anyColouring.test(text)) return []
  return [...text.matchAll(colouring)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
}
