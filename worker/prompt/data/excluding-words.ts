const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))

/** Said to a person and no part of what is shown; they end a noun phrase in whatever language. */
export const courtesyWords: ReadonlySet<string> = words(`
  please pls plz pleas plss plzz plis thanks thank thx thnx tnx ty tysm cheers kindly bitte danke svp stp merci gracias porfa
  porfavor obrigado obrigada grazie tolong makasih terima alstublieft kripya shukriya dhanyavad пожалуйста спасибо कृपया धन्यवाद
  plizz
`)

/** Things that end like a verb form; any other word in -ing behind a noun tells what the noun does. */
export const thingsInIng: ReadonlySet<string> = words(`
  lettering writing clothing lighting building buildings ceiling ceilings railing railings string strings king wing wings ring
  rings swing swings painting paintings shading branding outlining packaging furnishings awning awnings warping cropping tiling
  smudging banding wording seating parking bedding piping wiring cladding flooring roofing scaffolding fencing paneling panelling
  molding moulding plumbing decking grating coating stitching lining earring earrings piercing piercings drawing drawings engraving
  carving carvings listing listings topping toppings frosting icing stuffing dressing pudding dumpling duckling seedling clipping
  ceilinged wedding weddings evening morning spring lightning flooding crossing landing awning bunting grain-ing vignetting ghosting
  pixelation aliasing blurring tearing haloing posterizing rendering advertising marketing traffic-ing camping bearing bearings
  covering coverings opening openings marking markings sibling siblings herring offspring viking shavings savings smoking fishing hunting
  darling sling slings gelding hatching cross-hatching texting watermarking typing bushing housing awnings netting matting sheeting
  shelving glazing skirting upholstering curtaining landscaping stacking
`)

/** Things that end like a participle. */
export const thingsInEd: ReadonlySet<string> = words(
  'red bed beds seed weed reed shed sled bread thread feed steed speed breed deed hundred biped moped watershed flatbed seabed riverbed flowerbed redhead',
)

/** Behind "without" these are acts: "without touching the wall". */
export const acts: ReadonlySet<string> = words(`
  touching using looking facing making changing losing cutting covering blocking adding being going moving breaking leaving
  distorting overlapping hiding giving obscuring altering repeating smiling talking running knowing seeing getting taking
  letting turning falling spilling speaking naming mentioning saying reading copying
`)

/** Nouns that stand for several without an s. */
export const pluralNouns: ReadonlySet<string> = words(
  'people men women children humans anyone anybody someone text writing traffic fish sheep cattle deer wildlife furniture police folk folks laundry',
)

/** Words behind an excluded thing that only say that it is not to be seen. */
export const visibilityWords: ReadonlySet<string> = words(
  'visible present shown seen anywhere allowed needed required wanted included whatsoever around there either too though included appearing',
)

/** The picture itself, as a place. */
export const frameWords: ReadonlySet<string> = words(
  'frame image picture scene shot photo view sight it them composition design illustration drawing artwork pic photograph render canvas final background-image',
)

/** Forbidden by a sign that may itself be what is shown. */
export const signSubjects: ReadonlySet<string> = words(
  'smoking parking entry littering fishing swimming trespassing honking photography diving cycling stopping standing dumping running camping dogs pets vacancy exit',
)
