import { onlyAskedAbout, type WorkElsewhere, worksElsewhere } from './data/works-elsewhere.ts'
import { workActsElsewhere } from './data/works-elsewhere-acts.ts'
import { workTasksElsewhere } from './data/works-elsewhere-tasks.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { WrittenLanguage } from './language-code.ts'
import { rememberByDraft } from './remember-by-draft.ts'

const openingReach = 200
/** A longer request says how it wants its work done. */
const charactersMax = 900

/** The piece of work that a draft in one of the languages we write, other than English, names plainly. */
export const findWork: (draft: DraftFacts) => WorkElsewhere | null = rememberByDraft(readWork)

function readWork({ instruction, language }: DraftFacts): WorkElsewhere | null {
  if (language === 'en' || instruction.length > charactersMax) return null
  const opening = instruction.trim().slice(0, openingReach).toLowerCase()
  const isNamed = ({ patterns }: WorkElsewhere): boolean =>
    patterns[language as WrittenLanguage]?.test(opening) ?? false
  const act = workActsElsewhere.find(isNamed) ?? workTasksElsewhere.find(isNamed)
  if (act) return act
  if (onlyAskedAbout.get(language)?.test(opening)) return null
  return worksElsewhere.find(isNamed) ?? null
}
