import { stemWord } from './word-forms.ts'

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
  /** Puts a positive phrase behind what it belongs to; empty where such a phrase is a sentence of its own. */
  withWord: string
  /** The word for "with" where a positive phrase cannot follow it as it stands. */
  leadWord?: string
  /** Words in -ing and -ed tell what an excluded thing does. */
  hasParticiples?: boolean
  /** A plain "no" before a known noun excludes it: "no texto". */
  deniesByNo?: boolean
  /** Its nouns have capitals. */
  keepsCase?: boolean
  /** For a thing without a wording of its own. */
  leaveOut(nouns: string): string
}

export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))
export const positiveTable = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(';').flatMap((entry) => {
      const [nouns = '', phrase = ''] = entry.split('>')
      return nouns.split(',').map((noun) => [stemWord(noun.trim()), phrase.trim()] as const)
    }),
  )
