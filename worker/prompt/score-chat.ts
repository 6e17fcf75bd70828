import type { ScoreDimension } from '#shared/prompts/prompt-result.ts'
import { asksQuestion } from './asks-question.ts'
import { countConstraints } from './count-constraints.ts'
import { countContent, countTaskContent, vagueShare } from './count-content.ts'
import { imperativeVerbs } from './data/imperative-verbs.ts'
import { changeFacts, type DraftFacts } from './draft-facts.ts'
import { isFiller } from './find-fillers.ts'
import type { Span } from './find-spans.ts'
import { fixedForm } from './fixed-form.ts'
import { limitsAnswer } from './limits-answer.ts'
import { matchStated, type StatedParts } from './read-stated.ts'
import { readWords, type Word } from './read-words.ts'
import { saturate, scoreDimension } from './score-dimension.ts'
import type { Sentence } from './sentence.ts'
import { splitRequest } from './split-request.ts'
import { rememberByWord } from './word-forms.ts'

const outputLabel =
  /(?:^|\n)(?:#{1,3} |\**)?(?:output(?: format)?|format|formato|format de sortie|ausgabeformat|输出格式|輸出格式|出力形式|आउटपुट प्रारूप)|<output_format>/iu
const contextLabel =
  /(?:^|\n)(?:#{1,3} |\**)?(?:context|background|material|contexto|contexte|document|kontext|背景|材料|資料|संदर्भ|सामग्री)|<(?:context|material)>/iu
const bullet = /^(?:[-*•]|\d+[.)])\s/u
/** Models drop rules when there are many more than this. */
const rulesMany = 14
const contentFull = 90
const materialFull = 250
const factsFull = 14
const rulesFull = 9
const constraintsFull = 60
/** What rules and the form of the answer say, beside what is asked for. */
const rulesShare = 0.3
/** How much of the rules hangs on a request that is described: the same rules suit anybody who asks in three words. */
const requestShare = 0.45
const requestFull = 18

/** The six dimensions of a text prompt. */
export function scoreChat(facts: DraftFacts, faults: number): ScoreDimension[] {
  const rules = countRules(facts)
  const constraints = countConstraints(facts)
  const split = splitRequest(facts)
  const requested = countTaskContent(changeFacts(facts, { sentences: split.request }))
  const listed = split.rules.length === 0 ? 0 : countTaskContent(changeFacts(facts, { sentences: split.rules }))
  const content = requested + Math.round(rulesShare * listed)
  const named = countNamed(outsideTalk(split.spans, facts))
  const reach = 1 - requestShare + requestShare * saturate(requested, requestFull)
  return [
    scoreDimension(
      'specificity',
      30,
      13 * saturate(content, contentFull) +
        8 * saturate(named, factsFull) +
        9 * reach * saturate(constraints, constraintsFull),
      `${content} content words, ${named} named facts, ${constraints} things asked for or settled`,
    ),
    scoreClarity(facts, content),
    scoreContext(facts, content),
    scoreOutput(facts),
    scoreDimension(
      'constraints',
      10,
      rules > rulesMany ? 6 : reach * (5 * saturate(rules, rulesFull) + 5 * saturate(constraints, constraintsFull)),
      `${rules} rules that can be tested`,
    ),
    scoreDimension(
      'structure',
      10,
      (facts.isStructured || limitsAnswer(facts) ? 10 : 7) * saturate(content, 12) - faults * 2,
      faults === 0 ? 'no rule of the target is broken' : `${faults} rules of the target are broken`,
    ),
  ]
}

/** Distinct numbers, names, quotes and other facts; the same one ten times is one. */
function countNamed(spans: readonly Span[]): number {
  const named = new Set<string>()
  for (const { kind, text } of spans) if (kind !== 'negation') named.add(text.toLowerCase())
  return named.size
}

/** Times and names before the lines of a talk are no facts of the request, whether it stands apart or not. */
function outsideTalk(spans: readonly Span[], { material }: DraftFacts): readonly Span[] {
  return material?.isTalk ? spans.filter(({ start }) => start < material.start || start >= material.end) : spans
}

function scoreClarity(facts: DraftFacts, content: number): ScoreDimension {
  const first = facts.instructionWords[0]?.lower ?? ''
  const asks =
    imperativeVerbs.has(first) || facts.isStructured || asksQuestion(facts) || (facts.language !== 'en' && content > 2)
  const precise = 1 - Math.min(1, vagueShare(facts.sentences[0]?.words ?? []) * 2.5)
  const score = (asks ? 7 : 2) * saturate(content, 4) + 6 * precise * saturate(content, 6) + 7 * saturate(content, 40)
  return scoreDimension(
    'task clarity',
    20,
    score,
    asks ? 'the request is stated as an instruction or question' : 'no instruction or question opens the request',
  )
}

function scoreContext(facts: DraftFacts, content: number): ScoreDimension {
  const { audience, background, purpose } = readSetting(facts)
  const hasMaterial = facts.material !== null || contextLabel.test(facts.text)
  const said = (audience ? 5 : 0) + (purpose ? 4 : 0) + (background ? 3 : 0) + (hasMaterial ? 4 : 0)
  return scoreDimension(
    'context',
    15,
    // A word such as "my" beside three others is hardly a background.
    Math.min(said, 10) * saturate(content, 8) +
      3 * saturate(content, contentFull) +
      (facts.material ? 2 * saturate(countContent(facts.words) - content, materialFull) : 0),
    describe([
      ['reader', audience],
      ['purpose', purpose],
      ['background', background || hasMaterial],
    ]),
  )
}

/** Rules and the form of the answer are judged apart; a reader named in one of them is no background. */
function readSetting(facts: DraftFacts): Pick<StatedParts, 'audience' | 'background' | 'purpose'> {
  const prose = facts.sentences.filter((sentence) => !bullet.test(sentence.text))
  if (prose.length === facts.sentences.length) return facts.stated
  // English cues are looked for in the words alone, wherever they stand.
  const isEnglish = facts.language === 'en'
  const text = isEnglish ? '' : prose.map((sentence) => sentence.text).join('\n')
  const words = isEnglish ? joinWords(prose) : readWords(text)
  const has = matchStated(text, words, facts.language)
  return { audience: has('audience'), background: has('background'), purpose: has('purpose') }
}

function joinWords(sentences: readonly Sentence[]): Word[] {
  return ([] as Word[]).concat(...sentences.map(({ words }) => words))
}

function scoreOutput(facts: DraftFacts): ScoreDimension {
  // "Answer yes or no" settles form and length in four words.
  const isLimited = limitsAnswer(facts)
  const hasForm = isLimited || facts.stated.format || outputLabel.test(facts.text) || fixedForm(facts) !== null
  const hasLength = isLimited || facts.stated.length
  return scoreDimension(
    'output contract',
    15,
    (hasForm ? 7 : 0) + (hasLength ? 5 : 0) + (facts.stated.tone ? 3 : 0),
    describe([
      ['form', hasForm],
      ['length', hasLength],
      ['tone', facts.stated.tone],
    ]),
  )
}

const ruleLengthMin = 8
const ruleWords =
  /\b(?:must|should|only|include|avoid|without|do not|don't|never|exactly|at most|at least|no more than|ensure|use|keep|state|give|name|leave|mark|show|handle)\b|必须|不要|してください|debe|doit|muss|deve/iu
const boundOpening = /(?:^|\W)(?:do|at|no)$/u
/** Far cheaper than the pattern: a sentence that sets a bound has one of these words. */
const mayBind = rememberByWord(({ lower }) => ruleWords.test(lower) || boundOpening.test(lower))

/** Bullets and sentences that set a bound; the same sentence twice counts once. */
function countRules(facts: DraftFacts): number {
  const rules = new Set<string>()
  for (const sentence of facts.sentences) {
    if (isRule(sentence) && !isFiller(sentence, 'text')) rules.add(sentence.text.toLowerCase())
  }
  return rules.size
}

function isRule({ text, words }: Sentence): boolean {
  return (text.length > ruleLengthMin && bullet.test(text)) || (words.some(mayBind) && ruleWords.test(text))
}

function describe(parts: readonly (readonly [string, boolean])[]): string {
  const said = parts.filter(([, isSaid]) => isSaid).map(([name]) => name)
  const open = parts.filter(([, isSaid]) => !isSaid).map(([name]) => name)
  return [said.length > 0 ? `states ${said.join(', ')}` : '', open.length > 0 ? `leaves open ${open.join(', ')}` : '']
    .filter((part) => part !== '')
    .join('; ')
}
