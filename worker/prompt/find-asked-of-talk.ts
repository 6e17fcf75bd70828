import { mendsText } from './data/handed-texts.ts'
import type { DraftFacts } from './draft-facts.ts'
import { dropTrailing } from './drop-trailing.ts'
import { readsAsMail } from './machine-text.ts'

const leadMarks: ReadonlySet<string> = new Set(' \n\t\r:：')

/** What was settled in a conversation, and what is left to do. */
const outcome =
  /\b(?:decisions?|decided|agreed?|agreements?|to-?dos?|tasks?|action (?:items?|points?)|actions|open (?:questions?|points?|issues?|items?)|next steps|who (?:has to|does|needs|is doing|should|owns|will)|follow[- ]ups?)\b/u
/** What is to be sent back. */
const answer =
  /\b(?:answer|reply|respond|response|write back|decline|accept|refuse|turn (?:it|him|her|them) down|negotiate|say (?:yes|no)|get back)\b/u
/** Another text is wanted, whatever it is made from. */
const otherText =
  /\b(?:story|comic|poem|script|translate|grammar|spelling|sentiment|classify|code|summari[sz]e|summary|how should the)\b/u

const faults = /\b(?:grammar|spelling|commas?|punctuation|typos?|english)\b/u

/** The genre of a request that is asked of a conversation or a mail, whatever those are about; null where none is plain. */
export function findAskedOfTalk(opening: string, { material }: DraftFacts): string | null {
  if (material?.kind !== 'text') return null
  if (mendsText.test(dropTrailing(opening, leadMarks))) return faults.test(opening) ? 'grammar-fix' : null
  if (otherText.test(opening)) return null
  if (material.isTalk) return outcome.test(opening) ? 'minutes-of-notes' : null
  return answer.test(opening) && readsAsMail(material.text) ? 'reply' : null
}
