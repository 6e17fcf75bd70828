import type { LanguageCode } from '../language-code.ts'
import { splitChoices } from '../split-choices.ts'

/** Colours for somebody who mixes none. */
export const plainPalettes = splitChoices(`
  soft, natural colours; a few calm colours; light, clear colours; warm colours and one cool one; two main colours and white
`)

const anyFocus = splitChoices(`
  focus held on the main subject; focus a third of the way into the scene; focus on the nearest edge of the subject
`)

/** Where the focus lies, as a photographer would note it; by the group of the picture. */
export const craftFocus: Readonly<Record<string, readonly string[]>> & { any: readonly string[] } = {
  any: anyFocus,
  portrait: splitChoices(
    'focus on the nearer eye; focus on the face, hands just behind the plane; focus on the hands and eyes alike',
  ),
  animals: splitChoices(
    'focus on the nearer eye; focus on the head, body falling off softly; focus tracked on the eye',
  ),
  food: splitChoices(
    'focus on the front rim of the dish; focus on the garnish; focus a third of the way into the plate',
  ),
  product: splitChoices(
    'focus stacked from front edge to back; focus on the nearest edge; focus on the mark of the maker',
  ),
  landscape: splitChoices(
    'focus at the hyperfocal distance; focus a third of the way into the scene; focus on the nearest foreground form',
  ),
  architecture: splitChoices(
    'verticals kept parallel; camera levelled, verticals parallel; focus on the nearest corner',
  ),
  interior: splitChoices('verticals kept parallel; camera at chest height, verticals parallel; focus on the far wall'),
  vehicles: splitChoices('focus on the front badge; reflections tamed with a polariser; focus on the nearer wheel'),
  plants: splitChoices('focus on the stamens; focus plane along the leaf; focus on the nearest petal edge'),
}

/** How edges, tones and lines are handled, as an illustrator would note it. */
export const craftForms = splitChoices(`
  values kept to three steps; edges varied from sharp to soft; line weight heavier on near contours;
  figure and ground separated by value; negative space as part of the shape; one diagonal against a level grid
`)

/** The same for a diagram. */
export const craftDiagrams = splitChoices(`
  stroke weights in two steps; one accent against two neutrals; arrowheads of one size; spacing in multiples of one unit
`)

/** The same for a repeat. */
export const craftPatterns = splitChoices('half-drop repeat; motifs at two scales; ground and motif of equal weight')

/** Depth of field, then tones, in the words of the trade. */
export const localisedCraft: Partial<Record<LanguageCode, readonly [depth: string, tones: string]>> = {
  es: ['profundidad de campo corta', 'sombras abiertas y luces contenidas'],
  fr: ['faible profondeur de champ', 'ombres débouchées et hautes lumières contenues'],
  de: ['geringe Schärfentiefe', 'offene Schatten und gehaltene Lichter'],
  pt: ['pouca profundidade de campo', 'sombras abertas e altas-luzes contidas'],
  hi: ['कम फ़ील्ड गहराई', 'खुली छायाएँ और संयत उजाले'],
  zh: ['浅景深', '暗部通透，高光克制'],
  'zh-Hant': ['淺景深', '暗部通透，高光克制'],
  ja: ['浅い被写界深度', '陰影はつぶさず、ハイライトは抑えめ'],
}
