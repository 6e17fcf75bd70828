import { findImageAxes } from '../prompt/plan-image.ts'
import type { Conversion, ImagePlan } from '../prompt/prompt-plan.ts'
import { readWords } from '../prompt/read-words.ts'
import { render } from './render.ts'
import type { Rendering } from './target-writer.ts'

const subjectsMax = 6

/** The scene as an object with the keys that this model knows; the author's caption stands whole in `scene`. */
export function writeFluxJson(
  plan: ImagePlan,
  conversions: readonly Conversion[],
  warnings: readonly string[],
): Rendering {
  const [angle, depth] = [plan.framing, /f\/\d[\d.]*|depth of field|focus/u.exec(plan.lens ?? '')?.[0]]
  const camera = {
    ...(angle ? { angle } : {}),
    ...(plan.lens ? { lens: plan.lens } : {}),
    ...(depth ? { depth_of_field: depth } : {}),
  }
  const colours = plan.draft.text.match(/#[0-9a-f]{6}\b/giu) ?? []
  const scene = [plan.subject, ...plan.positives].join(', ')
  const prompt = {
    scene,
    subjects: splitSubjects(plan.subject).map((description) => ({ description })),
    ...(plan.medium ? { style: plan.medium } : {}),
    ...(colours.length > 0 ? { color_palette: colours } : {}),
    ...(plan.light ? { lighting: plan.light } : {}),
    ...(plan.palette ? { mood: `quiet, in a palette of ${plan.palette}` } : {}),
    ...(plan.details[0] ? { background: plan.details[0] } : {}),
    composition: [plan.framing ?? 'as the scene describes', ...(plan.ratio ? [`${plan.ratio} frame`] : [])].join(', '),
    ...(Object.keys(camera).length > 0 ? { camera } : {}),
  }
  const quoted = plan.draft.spans
    .filter((span) => span.kind === 'quote' && /["\\]/u.test(span.text))
    .map((span) => ({ from: span.text, to: JSON.stringify(span.text.replaceAll(/[“”]/gu, '"')).slice(1, -1) }))
  return render([JSON.stringify(prompt, null, 2)], '', [...conversions, ...quoted], warnings)
}

/** "a fox, a hen and a gate" names three; a caption that is one thought stays one. */
function splitSubjects(caption: string): string[] {
  const parts = caption
    .split(/, (?:and )?| and /u)
    .map((part) => part.trim())
    .filter(
      (part) => /^(?:an?|the|one|two|three|four|five|\d+) /iu.test(part) && findImageAxes(readWords(part)).size < 3,
    )
  return parts.length > 1 ? parts.slice(0, subjectsMax) : [caption]
}
