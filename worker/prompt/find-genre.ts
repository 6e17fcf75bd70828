import type { ChatGenre } from './chat-genre.ts'
import { chatGenres } from './data/chat-genres.ts'
import type { DraftFacts } from './draft-facts.ts'

const openingReach = 200
/** Who asks to have a text worked on wants that text back, whatever it is about. */
const working =
  /^\W*(?:please |kindly |can you |could you )?(?:translate|summari[sz]e|extract|classify|categori[sz]e|rewrite|reword|rephrase|paraphrase|proofread|edit|improve|shorten|correct|fix|review|convert|label|make (?:this|it|these|the following|my)|continue|act as|pretend|you are|imagine you)\b/iu

/** The genre that the opening of a request names; the first that fits, since the tables go from the narrow to the wide. */
export function findGenre(draft: DraftFacts, group: string): ChatGenre | null {
  const opening = draft.instruction.trim().slice(0, openingReach)
  const isWorking = working.test(opening)
  const found = chatGenres.find(
    (genre) =>
      (genre.worksOnText || !isWorking) &&
      !(genre.needsNoMaterial && draft.material) &&
      (!genre.isWithinGroups || genre.groups.includes(group)) &&
      genre.pattern.test(opening) &&
      !genre.unless?.test(opening),
  )
  return found ?? null
}
