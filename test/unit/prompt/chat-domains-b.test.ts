import { describe, expect, it } from 'vitest'
import { findBooster, folklore } from '../../../worker/prompt/checks/forbidden-words.ts'
import { chatDomains } from '../../../worker/prompt/data/chat-domains.ts'
import { readWords } from '../../../worker/prompt/read-words.ts'
import { splitTerms } from '../../../worker/prompt/split-terms.ts'
import { stemWord } from '../../../worker/prompt/word-forms.ts'

const groups = new Set(
  splitTerms(`
    software_engineering, data_analysis, math_reasoning, creative_writing, professional_writing, marketing, business,
    education, research, extraction, summarization, classification, translation, roleplay, legal, health,
    general_knowledge, lifestyle
  `),
)
const frameworks = splitTerms(`
  RTF, APE, TAG, PTCF, RACE, CARE, CO-STAR, CRISPE, RISEN, CRAFT, CREATE, TIDD-EC, BAB, SCQA, PAS, AIDA, IMRaD, PICO,
  IRAC, STAR, Given-When-Then, 5W1H, Feynman, Bloom, Few-shot, ReAct
`)
const promised = splitTerms(`
  article, creative-writing, email, editing, marketing-copy, social-media, naming-ideas, career, interview, finance,
  customer-support, legal, comparison, business-strategy, product-management, project-plan, travel, cooking, lifestyle,
  summarization, extraction, classification, translation, seo, sales, presentation, audio-video, slogan, marketing-plan,
  meeting, speech, essay, job-description, recommendation, legal-drafting
`)
const decisionsMin = 14
const anyTaskMin = 8
const shapesMin = 5
const sentenceWordsMax = 22
/** Emptiness, pressure and second-guessing: words that no added sentence needs. */
const emptyWords =
  /\b(?:ensure|high[- ]quality|best practices|please|expert-level|comprehensive|compelling|amazing|make sure|double-check)\b/iu
const placeholder = /\[[^\]]*\]|<[^>]*>|\{(?!topic\})|\bTBD\b|\bXYZ\b|lorem/u

/** Every sentence of a domain that can end up in a prompt. */
function sentencesOf(domain: (typeof chatDomains)[number]): string[] {
  return [...domain.decisions.map((decision) => decision.text), ...domain.shapes, ...(domain.lengths ?? [])]
}

function repeated(terms: readonly string[]): string[] {
  return terms.filter((term, at) => terms.indexOf(term) !== at)
}

describe('the catalogue of text tasks', () => {
  it('names every domain once and puts it into a known group', () => {
    const ids = chatDomains.map((domain) => domain.id)
    expect(repeated(ids)).toEqual([])
    expect(chatDomains.filter((domain) => !groups.has(domain.group)).map((domain) => domain.id)).toEqual([])
    expect([...groups].filter((group) => !chatDomains.some((domain) => domain.group === group))).toEqual([])
  })

  it('has the domains that the product promises', () => {
    const ids = new Set(chatDomains.map((domain) => domain.id))
    expect(promised.filter((id) => !ids.has(id))).toEqual([])
  })
})

describe.each(chatDomains.map((domain) => [domain.id, domain] as const))('%s', (_id, domain) => {
  it('has enough to choose from, so that two prompts of a kind do not read alike', () => {
    if (domain.id === 'general') {
      // What would fit any task says nothing: each of its lines answers to something in the draft.
      expect(domain.decisions.filter(({ when, needsMaterial }) => !when && !needsMaterial)).toEqual([])
    } else {
      expect(domain.decisions.length).toBeGreaterThanOrEqual(decisionsMin)
      expect(domain.decisions.filter((decision) => !decision.when).length).toBeGreaterThanOrEqual(anyTaskMin)
    }
    expect(domain.shapes.length).toBeGreaterThanOrEqual(shapesMin)
    if (domain.lengths) expect(domain.lengths.length).toBeGreaterThanOrEqual(shapesMin)
    expect(domain.avoid.length).toBeGreaterThan(0)
  })

  it('follows a named framework', () => {
    expect(frameworks.some((name) => domain.framework.startsWith(name))).toBe(true)
  })

  it('says nothing twice and leaves nothing empty', () => {
    const sentences = sentencesOf(domain)
    expect(repeated(sentences)).toEqual([])
    expect(repeated(domain.missing.map(({ item }) => item))).toEqual([])
    const terms = [...domain.strong, ...domain.weak, ...domain.avoid, ...domain.missing.map(({ item }) => item)]
    expect([...sentences, ...terms, ...domain.personas].filter((text) => text.trim() !== text || text === '')).toEqual(
      [],
    )
  })

  it('adds only whole, plain sentences', () => {
    const wrong = sentencesOf(domain).filter((text) => !/^[A-Z0-9].*[^.]\.$/u.test(text) || text.includes('  '))
    expect(wrong).toEqual([])
    const decisions = domain.decisions.map((decision) => decision.text)
    expect(decisions.filter((text) => readWords(text).length > sentenceWordsMax)).toEqual([])
    expect(decisions.filter((text) => /^(?:The|It|This|You|There|A|An)\b/u.test(text))).toEqual([])
  })

  it('adds no pressure, no emptiness and no placeholder', () => {
    const sentences = [...sentencesOf(domain), ...domain.personas]
    expect(sentences.filter((text) => folklore.test(text) || findBooster(text) !== null)).toEqual([])
    expect(sentences.filter((text) => emptyWords.test(text))).toEqual([])
    expect(sentences.filter((text) => placeholder.test(text))).toEqual([])
    expect(sentences.filter((text) => /\b\p{Lu}{7,}\b/u.test(text))).toEqual([])
  })

  it('has roles that can lend each other their manner: at most one "who" each', () => {
    expect(domain.personas.filter((persona) => persona.split(' who ').length > 2)).toEqual([])
  })

  it('has cues in lower case, each once', () => {
    const lists = cueListsOf(domain)
    expect(lists.flat().filter((cue) => cue !== cue.toLowerCase() || cue.trim() === '')).toEqual([])
    expect(lists.flatMap((list) => repeated(list))).toEqual([])
  })

  it('has no decision whose conditions exclude each other', () => {
    const impossible = domain.decisions.filter(({ when, unless }) => {
      const excluded = new Set((unless ?? []).map(stemCue))
      return when?.every((cue) => excluded.has(stemCue(cue))) ?? false
    })
    expect(impossible.map((decision) => decision.text)).toEqual([])
  })
})

describe.each(
  chatDomains.filter((domain) => promised.includes(domain.id)).map((domain) => [domain.id, domain] as const),
)('%s', (_id, domain) => {
  it('has only cues that a reading of the draft can find', () => {
    const cues = cueListsOf(domain).flat()
    expect(cues.filter((cue) => wordsOf(cue) !== cue)).toEqual([])
  })
})

/** Every list of cues that decides whether something is added or asked for. */
function cueListsOf(domain: (typeof chatDomains)[number]): (readonly string[])[] {
  return [
    ...domain.decisions.flatMap(({ when, unless }) => [when ?? [], unless ?? []]),
    ...domain.missing.map(({ unless }) => unless),
  ]
}

function wordsOf(cue: string): string {
  return readWords(cue)
    .map((word) => word.text)
    .join(' ')
}

function stemCue(cue: string): string {
  return cue.split(' ').map(stemWord).join(' ')
}
