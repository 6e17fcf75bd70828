import type { ScoreDimension } from '#shared/prompts/prompt-result.ts'
import { countContent, vagueShare } from './count-content.ts'
import { imperativeVerbs } from './data/imperative-verbs.ts'
import type { DraftFacts } from './draft-facts.ts'
import { saturate, scoreDimension } from './score-dimension.ts'

const outputLabel =
  /(?:^|\n)(?:#{1,3} |\**)?(?:output(?: format)?|format|formato|format de sortie|ausgabeformat|输出格式|出力形式|आउटपुट प्रारूप)|<output_format>/iu
const contextLabel =
  /(?:^|\n)(?:#{1,3} |\**)?(?:context|background|material|contexto|contexte|document|kontext|背景|材料|資料|संदर्भ|सामग्री)|<(?:context|material)>/iu
const rulesMany = 9

/** The six dimensions of a text prompt. */
export function scoreChat(facts: DraftFacts, faults: number): ScoreDimension[] {
  const rules = countRules(facts)
  const content = countContent(facts.words)
  const hard = new Set(facts.spans.filter((span) => span.kind !== 'negation').map((span) => span.text)).size
  const hasOutput = outputLabel.test(facts.text)
  return [
    scoreDimension(
      'specificity',
      30,
      13 * saturate(content, 22) + 9 * saturate(hard, 4) + 8 * saturate(rules, 3),
      `${content} content words, ${hard} named facts, ${rules} stated criteria`,
    ),
    scoreClarity(facts, content),
    scoreContext(facts),
    scoreDimension(
      'output contract',
      15,
      (facts.stated.format || hasOutput ? 7 : 0) +
        (facts.stated.length ? 5 : 0) +
        (facts.stated.tone || hasOutput ? 3 : 0),
      describe([
        ['form', facts.stated.format || hasOutput],
        ['length', facts.stated.length],
        ['tone', facts.stated.tone],
      ]),
    ),
    scoreDimension(
      'constraints',
      10,
      rules > rulesMany ? 4 : 10 * saturate(rules, 1.6),
      `${rules} rules that can be tested`,
    ),
    scoreDimension(
      'structure',
      10,
      (facts.isStructured ? 10 : 4) * saturate(content, 8) - faults * 2,
      faults === 0 ? 'no rule of the target is broken' : `${faults} rules of the target are broken`,
    ),
  ]
}

function scoreClarity(facts: DraftFacts, content: number): ScoreDimension {
  const first = facts.instructionWords[0]?.text.toLowerCase() ?? ''
  const asks =
    imperativeVerbs.has(first) ||
    facts.isStructured ||
    /[?？]/u.test(facts.text) ||
    (facts.language !== 'en' && content > 4)
  const reach = saturate(content, 9)
  const precise = 1 - Math.min(1, vagueShare(facts.text) * 3)
  const score = (asks ? 9 : 3) * reach + 6 * reach * precise + 5 * saturate(content, 14)
  return scoreDimension(
    'task clarity',
    20,
    score,
    asks ? 'the request is stated as an instruction or question' : 'no instruction or question opens the request',
  )
}

function scoreContext(facts: DraftFacts): ScoreDimension {
  const { audience, background, purpose } = facts.stated
  const hasMaterial = facts.material !== null || contextLabel.test(facts.text)
  return scoreDimension(
    'context',
    15,
    (audience ? 5 : 0) + (purpose ? 4 : 0) + (background ? 3 : 0) + (hasMaterial ? 5 : 0),
    describe([
      ['reader', audience],
      ['purpose', purpose],
      ['background', background || hasMaterial],
    ]),
  )
}

const ruleWords =
  /\b(?:must|should|only|include|avoid|without|do not|don't|never|exactly|at most|at least|no more than|ensure|use|keep|state|give|name|leave|mark|show|handle)\b|必须|不要|してください|debe|doit|muss|deve/iu

/** Bullets and sentences that set a bound; the same sentence twice counts once. */
function countRules(facts: DraftFacts): number {
  const rules = new Set<string>()
  for (const sentence of facts.sentences) {
    const isBullet = /^(?:[-*•]|\d+[.)])\s/u.test(sentence.text)
    if ((isBullet && sentence.text.length > 8) || (ruleWords.test(sentence.text) && vagueShare(sentence.text) < 0.25))
      rules.add(sentence.text.toLowerCase())
  }
  return rules.size
}

function describe(parts: readonly (readonly [string, boolean])[]): string {
  const said = parts.filter(([, isSaid]) => isSaid).map(([name]) => name)
  const open = parts.filter(([, isSaid]) => !isSaid).map(([name]) => name)
  return [said.length > 0 ? `states ${said.join(', ')}` : '', open.length > 0 ? `leaves open ${open.join(', ')}` : '']
    .filter((part) => part !== '')
    .join('; ')
}
