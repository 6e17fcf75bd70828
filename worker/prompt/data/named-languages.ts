/** Names of languages in English and in their own tongue, each with one name for all. */
const names: readonly (readonly [name: string, words: string])[] = [
  ['English', 'english inglés ingles englisch anglais inglês अंग्रेज़ी अंग्रेजी'],
  ['Hindi', 'hindi हिंदी हिन्दी'],
  ['Spanish', 'spanish español espanol spanisch espagnol espanhol castellano'],
  ['French', 'french francés français francais französisch francês'],
  ['German', 'german alemán deutsch allemand alemão'],
  ['Portuguese', 'portuguese portugués português portugues portugiesisch portugais'],
  ['Italian', 'italian italiano italienisch italien'],
  ['Chinese', 'chinese mandarin chino chinesisch chinois chinês'],
  ['Japanese', 'japanese japonés japanisch japonais japonês'],
  ['Korean', 'korean coreano koreanisch coréen'],
  ['Arabic', 'arabic árabe arabisch arabe'],
  ['Russian', 'russian ruso russisch russe russo'],
  ['Tamil', 'tamil'],
  ['Telugu', 'telugu'],
  ['Bengali', 'bengali bangla'],
  ['Marathi', 'marathi'],
  ['Gujarati', 'gujarati'],
  ['Urdu', 'urdu'],
  ['Punjabi', 'punjabi'],
  ['Dutch', 'dutch'],
  ['Turkish', 'turkish'],
  ['Polish', 'polish'],
  ['Indonesian', 'indonesian'],
]

export const namedLanguages: ReadonlyMap<string, string> = new Map(
  names.flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
)

/** Words that shut out every other language. */
export const onlyWords: ReadonlySet<string> = new Set(
  'only solely exclusively entirely nur ausschließlich solo sólo solamente únicamente uniquement seulement exclusivement somente apenas só केवल सिर्फ़ सिर्फ'.split(
    ' ',
  ),
)
