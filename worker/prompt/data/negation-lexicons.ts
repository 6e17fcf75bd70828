import type { LanguageCode } from '../language-code.ts'
import { stemWord } from '../read-words.ts'
import { positivePhrases } from './positive-phrases.ts'

/** How a language excludes a thing from a picture, and how the same is said positively. */
export interface NegationLexicon {
  /** Words that exclude the noun after them. */
  openers: ReadonlySet<string>
  /** Verbs that such a word may govern: "do not show". */
  verbs: ReadonlySet<string>
  /** Words between the opener and its noun that carry nothing. */
  fillers: ReadonlySet<string>
  /** Words at which the noun phrase ends. */
  stops: ReadonlySet<string>
  /** Excluded noun, in its stem → what is there instead. */
  positives: ReadonlyMap<string, string>
  /** Puts a positive phrase behind what it belongs to. */
  withWord: string
  /** For a thing without a wording of its own. */
  leaveOut(nouns: string): string
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))
const table = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(';').flatMap((entry) => {
      const [nouns = '', phrase = ''] = entry.split('>')
      return nouns.split(',').map((noun) => [stemWord(noun.trim()), phrase.trim()] as const)
    }),
  )

const english: NegationLexicon = {
  openers: words('no without avoid avoiding exclude excluding'),
  verbs: words(
    'include add show use have having draw put want depict paint render contain feature generate display showing have containing need',
  ),
  fillers: words('any a an the visible single additional of sign signs form forms kind kinds'),
  stops: words(
    `in on at with from to for by into over under near around behind beside between against across through of as than that
     which who whose where while is are was were be being been has have had can will would should and or nor but so if except apart
     because when it its the a an his her their this these those there only just seen visible present allowed please left right
     above below inside outside along within about up down out off onto upon nearby anywhere`,
  ),
  positives: new Map([...positivePhrases].map(([noun, phrase]) => [stemWord(noun), phrase])),
  withWord: 'with',
  leaveOut: (nouns) =>
    nouns.includes(' ')
      ? `${nouns} outside the frame`
      : `${/^[aeiou]/u.test(nouns) ? 'an' : 'a'} ${singular(nouns)}-free setting`,
}

const lexicons: Partial<Record<LanguageCode, NegationLexicon>> = {
  es: {
    openers: words('sin'),
    verbs: words('incluir mostrar usar'),
    fillers: words('ningún ninguna ni el la los las un una'),
    stops: words('en con de del y o que para por sobre al a bajo entre junto es está'),
    positives: table(`
      gente, personas, persona, humanos > un lugar desierto; texto, textos, letras, palabras > superficies lisas y limpias;
      marca de agua, logo, logos, logotipo, marca > superficies lisas y limpias; coches, autos, carros > una calle peatonal;
      sombras, sombra > luz pareja; nubes > cielo despejado; fondo > fondo liso continuo; color > blanco y negro
    `),
    withWord: 'con',
    leaveOut: (nouns) => `${nouns} fuera del encuadre`,
  },
  fr: {
    openers: words('sans'),
    verbs: words('montrer inclure'),
    fillers: words('aucun aucune de le la les un une'),
    stops: words('dans avec du des et ou que pour par sur au aux à sous entre est'),
    positives: table(`
      personne, personnes, gens, monde > un lieu désert; texte, lettres, mots > des surfaces nettes et vierges;
      filigrane, logo, logos, marque > des surfaces nettes et vierges; voiture, voitures > une rue piétonne;
      ombre, ombres > une lumière égale; nuage, nuages > un ciel dégagé; fond > un fond uni continu
    `),
    withWord: 'avec',
    leaveOut: (nouns) => `${nouns} hors du cadre`,
  },
  de: {
    openers: words('ohne kein keine keinen keiner keinem'),
    verbs: words('zeigen verwenden'),
    fillers: words('jede jeden irgendwelche den die das der einen eine'),
    stops: words('in im auf mit von und oder der für über am an unter zwischen neben ist sind'),
    positives: table(`
      menschen, personen, leute > menschenleere Umgebung; text, schrift, buchstaben, wörter > glatte, unbeschriftete Flächen;
      wasserzeichen, logo, logos > glatte, unbeschriftete Flächen; auto, autos > autofreie Straße;
      schatten > gleichmäßiges Licht; wolken > klarer Himmel; hintergrund > glatter, einfarbiger Grund
    `),
    withWord: 'mit',
    leaveOut: (nouns) => `${nouns} außerhalb des Bildes`,
  },
  pt: {
    openers: words('sem'),
    verbs: words('incluir mostrar usar'),
    fillers: words('nenhum nenhuma o a os as um uma'),
    stops: words('em no na com de do da e ou que para por sobre ao sob entre é está'),
    positives: table(`
      pessoas, pessoa, gente > um lugar deserto; texto, textos, letras, palavras > superfícies lisas e limpas;
      marca, logo, logotipo > superfícies lisas e limpas; carros, carro > uma rua de pedestres;
      sombras, sombra > luz uniforme; nuvens > céu limpo; fundo > fundo liso contínuo
    `),
    withWord: 'com',
    leaveOut: (nouns) => `${nouns} fora do enquadramento`,
  },
}

/** The lexicon of a language; English for those without one of their own. */
export function negationLexicon(language: LanguageCode): NegationLexicon {
  return lexicons[language] ?? english
}

/** "lampposts" → "lamppost", "benches" → "bench", "cherries" → "cherry". */
export function singular(noun: string): string {
  if (noun.length < 4 || /(?:ss|us|is)$/u.test(noun)) return noun
  if (/ies$/u.test(noun)) return `${noun.slice(0, -3)}y`
  if (/(?:ches|shes|xes|sses)$/u.test(noun)) return noun.slice(0, -2)
  return noun.endsWith('s') ? noun.slice(0, -1) : noun
}
