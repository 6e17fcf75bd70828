import type { DraftFacts } from './draft-facts.ts'
import { readsAsMachine } from './machine-text.ts'
import { rememberByDraft } from './remember-by-draft.ts'
import { showsTable } from './shows-table.ts'

/** The name behind a fence says what stands in it; prose and data have none of these. */
const codeFence =
  /^```(?:go|golang|c|cpp|c\+\+|cs|csharp|java|js|jsx|ts|tsx|javascript|typescript|py|python|rb|ruby|rs|rust|kt|kotlin|swift|php|scala|sh|bash|powershell|lua|dart|elixir|haskell|hs|ml|zig|sol|tf|hcl|dockerfile|makefile|nginx|vue|svelte)\n/iu
const fenceReach = 20

/** True where the fence that is handed over names a language of programs. */
export function fencesCode({ material }: DraftFacts): boolean {
  return material?.kind === 'fence' && codeFence.test(material.text.slice(0, fenceReach))
}

/** True where code is handed over, in a fence or not; rows of data are none. */
export const showsCode: (draft: DraftFacts) => boolean = rememberByDraft(
  (draft) =>
    fencesCode(draft) || (draft.material !== null && readsAsMachine(draft.material.text) && !showsTable(draft)),
)
