import { splitTerms } from '../split-terms.ts'

/** Worth excluding from a picture of any kind. */
export const anyAvoid: readonly string[] = splitTerms(
  'border, signature, date stamp, duplicate subject, picture frame, colour banding, double edges, compression marks, pasted edges, lens dirt',
)

/** Worth excluding from the pictures of a kind or group, beside what each kind has of its own. */
export const groupAvoid: Readonly<Record<string, readonly string[]>> = {
  portrait: splitTerms('waxy skin, stiff hands, floating hair, extra arms, blank stares, melted clothing'),
  animals: splitTerms('extra ears, human hands, wrong anatomy, extra tails, matted coat, glassy stare'),
  marine: splitTerms('wrong anatomy, glassy stare, murky haze, floating debris, missing fins, extra tails'),
  macro: splitTerms(
    'wrong anatomy, missing feelers, extra wings, noisy background, smeared detail, glassy surface, harsh glare',
  ),
  drink: splitTerms('artificial colours, dirty rims, cloudy glass, harsh glare, tilted surface, leaking base'),
  'line-art': splitTerms('uneven line, tangled lines, noisy background, sketchy overlaps, colour bleed, smudges'),
  logo: splitTerms('mixed styles, noisy background, thin hairlines, uneven line, colour bleed, perspective'),
  food: splitTerms('artificial colours, dirty rims, wilted garnish, bent cutlery, rubbery surface, burnt edges'),
  product: splitTerms('bent edges, price tags, harsh glare, tilted object, colour cast, scratches'),
  landscape: splitTerms('garish sky, repeated trees, plastic water, muddy shadows, flat sky, floating rocks'),
  architecture: splitTerms(
    'leaning walls, impossible stairs, blown highlights, tangled wires, repeated windows, melted details',
  ),
  interior: splitTerms(
    'leaning walls, floating furniture, blown windows, warped floor, impossible stairs, repeated objects',
  ),
  vehicles: splitTerms(
    'uneven wheels, crooked panels, missing mirrors, toy proportions, smeared reflections, floating tyres',
  ),
  plants: splitTerms('neon greens, repeated leaves, cut-off stems, waxy surface, floating petals, muddy shadows'),
  illustration: splitTerms('uneven line, noisy background, melted shapes, mixed styles, colour bleed, tangled lines'),
  fine_art: splitTerms(
    'digital smoothness, plastic gloss, mixed styles, flat outlines, airbrushed edges, noisy background',
  ),
  abstract: splitTerms('clip art, mixed styles, muddy shadows, random specks, uneven line, melted shapes'),
}
