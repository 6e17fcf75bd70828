import type { TargetId } from '#shared/catalog/targets.ts'
import type { GenerateMode } from '#shared/prompts/generate-options.ts'
import { detectModality } from './detect-modality.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { TopicForm } from './topic-form.ts'
import type { TopicKind, WritingMode } from './topic-kind.ts'

type SettledMode = Exclude<GenerateMode, 'auto'>

type Cue = readonly [mode: WritingMode, pattern: RegExp]

/** Topics that name the very thing to be made; the first that fits decides. */
const madeThings: readonly Cue[] = [
  [
    'creative',
    /\b(?:story|stories|poem|haiku|sonnet|limerick|lyrics|screenplay|monologue|fable|fairy tale) (?:about|of|for|in|with|where|set)\b/iu,
  ],
  [
    'marketing',
    /\b(?:ad|ads|advert|advertisement|campaign|slogan|tagline|landing page|sales page|launch post) (?:for|about|to)\b/iu,
  ],
  ['code', /\b(?:script|program|function|cli|bot|parser|scraper|api client|regex) (?:in|that|for|to|with|using)\b/iu],
  [
    'education',
    /\b(?:lesson|lesson plan|curriculum|syllabus|quiz|worksheet|study plan|course) (?:on|about|for|in)\b/iu,
  ],
  ['research', /\b(?:literature review|systematic review|meta-analysis) (?:on|of|about)\b/iu],
  ['business', /\b(?:business plan|business case|swot analysis|pitch deck) (?:for|of)\b/iu],
]

/** What is built when code is asked for; asked for as a subject, it is explained. */
const builtThing =
  /\b(?:limiter|cache|shortener|calculator|scraper|parser|chatbot|simulator|converter|validator|tracker|scheduler|balancer|generator|tokenizer|compressor|logger|crawler|game|app|cli|api|bot|clone|queue)$/iu

/** Topics whose wording belongs to one mode without naming a piece of work. */
const themes: readonly Cue[] = [
  ['code', /\b(?:in|using) (?:python|javascript|typescript|java|rust|golang|ruby|php|kotlin|bash)$/iu],
  ['marketing', /\b(?:campaign|slogan|tagline|landing page|product launch)$/iu],
  ['education', /\b(?:lesson plan|curriculum|syllabus|worksheet|study plan)s?$/iu],
  ['research', /\b(?:state of research|evidence (?:for|on|of))\b|^(?:the )?(?:effects?|impact|influence|role) of\b/iu],
  [
    'business',
    /\b(?:go-to-market|market entry|pricing strategy|marketing strategy|growth strategy|expansion into)\b/iu,
  ],
]
const pictureOpening =
  /^(?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:photo|photograph|picture|painting|illustration|portrait|logo|poster|wallpaper|drawing|render|sketch|icon|sticker|watercolou?r|concept art|pixel art)s? (?:of|for|with|showing)\b/iu
const abstractEnding = /(?:tion|sion|ism|ity|ness|ment|ance|ence|ology|ics|ship|hood|cy|ing|theory|law|rights)s?$/iu
const captionWordsMax = 30
const nameWordsMax = 6
const imageOnlyTargets: ReadonlySet<TargetId> = new Set(['midjourney', 'flux'])
/** A bare name of one of these is enough of a caption for a tool that draws. */
const alwaysSeen = new Set(['place', 'person', 'nature', 'food', 'product', 'everyday'])

/** What the prompt asks for when the caller leaves it to the topic. */
export function settleMode(
  mode: GenerateMode,
  draft: DraftFacts,
  kind: TopicKind,
  form: TopicForm,
  targetId: TargetId,
): SettledMode {
  if (mode !== 'auto') return mode
  if (isPicture(draft, kind, form, targetId)) return 'image'
  return findMadeMode(draft) ?? findMode(themes, draft) ?? 'text'
}

/** The mode in which the topic names the very thing to be made, such as a story about something. */
export function findMadeMode(draft: DraftFacts): WritingMode | null {
  return findMode(madeThings, draft)
}

/** True where the topic names what a piece of work in this mode is. */
export function namesWork(draft: DraftFacts, mode: WritingMode): boolean {
  return findMadeMode(draft) === mode || (mode === 'code' && builtThing.test(draft.text.trim()))
}

function findMode(cues: readonly Cue[], draft: DraftFacts): WritingMode | null {
  return cues.find(([, pattern]) => pattern.test(draft.text))?.[0] ?? null
}

/** A topic that asks for a picture by name, or one that a tool which only draws can show as it stands. */
function isPicture(draft: DraftFacts, kind: TopicKind, form: TopicForm, targetId: TargetId): boolean {
  const topic = draft.text.trim()
  if (pictureOpening.test(topic)) return detectModality(draft, targetId) === 'image'
  if (!imageOnlyTargets.has(targetId) || findMadeMode(draft) || draft.words.length > captionWordsMax) return false
  const hasParameters = draft.spans.some((span) => span.kind === 'flag')
  if ((form.isFenced && !hasParameters) || form.isQuestion) return false
  if (alwaysSeen.has(kind.id) && draft.words.length <= nameWordsMax) return true
  const isShowable = kind.isDepictable && !(kind.id === 'general' && abstractEnding.test(topic))
  return isShowable && detectModality(draft, targetId) === 'image'
}
