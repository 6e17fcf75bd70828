import { pickChoice } from '../prompt/pick-choice.ts'
import type { ImagePlan } from '../prompt/prompt-plan.ts'
import { seedOf } from '../prompt/seed-of.ts'
import { splitChoices } from '../prompt/split-choices.ts'
import { fenceMaterial } from './fence-material.ts'
import { sayFlags } from './flag-words.ts'
import { claudeProfile } from './profiles/claude.ts'
import { render } from './render.ts'
import type { Rendering } from './target-writer.ts'
import { writeRatio, writeScene } from './write-scene.ts'

const asks = splitChoices(`
  Write one finished prompt for an image generator from this art direction, in two to four sentences with the subject first.;
  Turn this art direction into one ready prompt for an image generator: two to four sentences, subject first.;
  From this art direction, compose a single image-generator prompt of two to four sentences that opens with the subject.;
  Compose one image prompt from this art direction. Open with the subject and stay within four sentences.;
  Give me one prompt that an image generator can use as it stands, written from this art direction in two to four sentences.;
  Work this art direction into a single prompt for an image generator, subject first and at most four sentences long.;
  Write an image-generator prompt that carries out this art direction: subject in front, two to four sentences, ready to paste.;
  Condense this art direction into one image prompt of two to four sentences, beginning with the subject.;
  Put this art direction into one prompt that an image generator reads well. Begin with the subject and write two to four sentences.;
  Make one finished image prompt of this art direction, with the subject in the first words and four sentences at most.;
  Take this art direction and write the prompt for an image generator: one paragraph, subject first, two to four sentences.;
  Phrase this art direction as one image-generator prompt. The subject opens it, and four sentences are enough.
`)

/** The caller gets the whole list beside the prompt; two terms in it are enough. */
const keptOutMax = 2

/** An art-direction brief: this model draws no raster images, but writes for those that do. */
export function writeClaudeImage(plan: ImagePlan): Rendering {
  const warnings = ['Claude draws no raster images; the result asks it for a finished generator prompt.']
  if (plan.draft.isStructured) return render([plan.draft.text.trim()], '', [], warnings)
  const flags = sayFlags(plan, 'remark')
  const options = { wordsMax: claudeProfile.imageWordsMax, wordsMin: 0, ratioNoun: 'format' }
  const [subject = '', ...look] = writeScene(plan, options)
  const said = [...look, ...flags.sentences]
  const denied = plan.denied ?? []
  const inside = [
    inner('subject', quoteTags(subject), plan),
    inner('look', [...said, ...writeRatio(plan, [subject, ...said])].join(' '), plan),
    inner(
      'keep_out',
      joinTerms([...denied, ...plan.negatives].slice(0, Math.max(keptOutMax, denied.length)), plan),
      plan,
    ),
  ]
  const brief = wrap('brief', inside.filter((part) => part !== '').join('\n'), plan)
  const ask = wrap('task', pickChoice(asks, seedOf(plan.draft), 'ask'), plan)
  return render([brief, ask], '\n\n', flags.conversions, [...warnings, ...flags.warnings])
}

function joinTerms(terms: readonly string[], { draft }: ImagePlan): string {
  if (draft.language !== 'en' && draft.language !== 'und') return terms.join(', ')
  return terms.length < 3 ? terms.join(' and ') : `${terms.slice(0, -1).join(', ')} and ${terms.at(-1)}`
}

/** Tags of the author are shown as text, so that they read as no part of ours. */
function quoteTags(subject: string): string {
  if (!/<\/?[a-z][\w-]{0,30}(?:\s[^<>\n]{0,80})?\/?>/iu.test(subject)) return subject
  return subject.includes('`') || subject.includes('\n') ? fenceMaterial(subject, false) : `\`${subject}\``
}

function wrap(name: string, body: string, plan: ImagePlan): string {
  const tag = freeTag(name, plan.draft.text)
  return `<${tag}>\n${body}\n</${tag}>`
}

function inner(name: string, body: string, plan: ImagePlan): string {
  const tag = freeTag(name, plan.draft.text)
  if (body === '') return ''
  // A tag that closes in the middle of a line is easily missed behind several lines of text.
  return body.includes('\n') ? `<${tag}>\n${body}\n</${tag}>` : `<${tag}>${body}</${tag}>`
}

/** A tag that the author's text cannot close. */
function freeTag(name: string, text: string): string {
  let tag = name
  for (let number = 2; text.includes(`<${tag}>`) || text.includes(`</${tag}>`); number += 1) tag = `${name}_${number}`
  return tag
}
