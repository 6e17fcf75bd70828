import type { DraftFacts } from './draft-facts.ts'
import { isUnspaced } from './language-code.ts'
import { rememberByDraft } from './remember-by-draft.ts'

const reach = 600
const stemMin = 4
const stemMax = 8
/** "Ohne Arbeitsblatt", "sin diálogos", "sans tableau", "sem lista" */
const denial =
  /(?<!\p{L})(?:ohne|keine?[nr]?|sin|ning[uú]n[ao]?|sans|pas d['’e] ?|aucune?|sem|nenhuma?)\s*(?:irgendwelche |jede |weitere |ningún |aucun |qualquer |d['’])?(\p{L}{4,})/giu
const denialUnspaced =
  /(?:不要|没有|沒有|无需|無需|不用|不含|不带|不帶)([\p{Script=Han}]{2,4})|([\p{L}ー]{2,8})(?:なし|無し|抜き)/gu
const ending = /(?:en|er|es|e|s|n|os|as|o|a|x)$/u
/** What else speaks of a thing that is left out, by the beginning of its name. */
const kin: readonly (readonly [named: RegExp, line: RegExp])[] = [
  [
    /^(?:dialog|diálog|wörtlich|gespräch)/u,
    /dialog|diálog|gespräch|sprech|redet|sagt|habla|voz|parole|réplique|fala|conversa/u,
  ],
  [
    /^(?:arbeitsbl|übungsbl|hojas?|fich|feuille|exerc|folha)/u,
    /arbeitsbl|blatt|druckfertig|imprim|nummerierte aufgaben|platz zum|(?:jede|eine) aufgabe|ejercicios numerados|espacio para|exercices numérotés|place pour|exercícios numerados|espaço para/u,
  ],
  [
    /^(?:lösung|solucion|solution|corrigé|soluç|respuesta|réponse|antwort|resposta|gabarito)/u,
    /lösung|soluci|solution|corrigé|soluç|respuestas|réponses|antworten|gabarito/u,
  ],
  [
    /^(?:subt[ií]t|intert[ií]t|encabez|zwischenüb|überschr|sous-tit|rubriq)/u,
    /subt[ií]t|intert[ií]t|encabez|überschr|sous-tit/u,
  ],
  [/^(?:对话|對話)/u, /对话|對話|说话|說話/u],
  [/^(?:会話|台詞|セリフ)/u, /会話|台詞|セリフ/u],
]

interface Denied {
  stems: readonly string[]
  kin: readonly RegExp[]
}

const nothing: Denied = { stems: [], kin: [] }

const readDenied = rememberByDraft(({ instruction, language }: DraftFacts): Denied => {
  const text = instruction.slice(0, reach).toLowerCase()
  const words = Array.from(
    text.matchAll(isUnspaced(language) ? denialUnspaced : denial),
    ([, word, other]) => word ?? other ?? '',
  )
  if (words.length === 0) return nothing
  return {
    stems: words
      .map((word) => word.replace(ending, '').slice(0, stemMax))
      .filter((stem) => stem.length >= (isUnspaced(language) ? 2 : stemMin)),
    kin: kin.filter(([named]) => words.some((word) => named.test(word))).map(([, line]) => line),
  }
})

/** True when a line of ours in another language speaks of what the author wants left out. */
export function speaksOfDeniedAbroad(line: string, draft: DraftFacts): boolean {
  const { stems, kin: others } = readDenied(draft)
  if (stems.length === 0 && others.length === 0) return false
  const lower = line.toLowerCase()
  return stems.some((stem) => lower.includes(stem)) || others.some((other) => other.test(lower))
}
