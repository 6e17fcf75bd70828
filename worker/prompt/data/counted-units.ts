/** What the length of an answer is counted in, under each word for it, without a plural s. */
const units: Readonly<Record<string, string>> = {
  words: 'word palabra mot wort wörter wörtern palavra parola parole शब्द शब्दों',
  sentences: 'sentence frase phrase satz sätze sätzen वाक्य वाक्यों',
  paragraphs: 'paragraph párrafo paragraphe absatz absätze absätzen parágrafo paragrafo paragrafi अनुच्छेद पैराग्राफ',
  characters: 'character caractère caracter caractere zeichen',
  pages: 'page página seite seiten pagina pagine',
  stanzas: 'stanza strophe strophen estrofa',
  bullets: 'bullet viñeta puce stichpunkt stichpunkte',
  lines: 'line línea ligne zeile zeilen linha',
}

export const countedUnits: ReadonlyMap<string, string> = new Map(
  Object.entries(units).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

const numbers: readonly string[] = [
  'one single un una une ein eine einem einen um uma एक',
  'two dos deux zwei dois duas दो',
  'three tres trois drei três तीन',
  'four cuatro quatre vier quatro चार',
  'five cinco cinq fünf पाँच पांच',
  'six seis sechs छह',
  'seven siete sept sieben sete सात',
  'eight ocho huit acht oito आठ',
  'nine nueve neuf neun nove नौ',
  'ten diez dix zehn dez दस',
]

export const numberWords: ReadonlyMap<string, number> = new Map(
  numbers.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
)
