import { describe, expect, it } from 'vitest'
import { detectChatDomain, reportedDomain } from '../../../worker/prompt/detect-domain.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const forPatients = /doctor|never as a diagnosis|everyday word|what can be done at home|first two weeks of pain/iu

describe('a case put by the person who treats it', () => {
  it.each([
    '61M AKI on CKD, K 6.1, on ramipril, im the renal registrar, what next',
    'pregnant 33 weeks BP 162/104 protein 3+, midwife here, what before transfer',
    '19F pleuritic chest pain, D-dimer 1400, on COCP, ddx and workup',
    'as a ward pharmacist: vancomycin trough 26, creatinine doubled, how to adjust',
  ])('is answered as by a colleague, not as to a patient: "%s"', async (draft) => {
    const { optimized_prompt, analysis } = await optimizeWithRules(draft, 'chatgpt')
    expect(analysis.domain_group).toBe('health')
    expect(optimized_prompt).not.toMatch(forPatients)
    expect(optimized_prompt).toMatch(/clinic|doses/iu)
    expect(analysis.missing.join()).not.toMatch(/sex|symptoms/u)
  })

  it.each([
    ['my hba1c is 8.1 and i take metformin, what does that mean', /doctor/iu],
    ['i am a GP. write a leaflet for patients who start statins', /\b(?:patients|reads it at home)\b/iu],
  ])('and a patient, or a text for patients, stays one: "%s"', async (draft, kept) => {
    const { optimized_prompt } = await optimizeWithRules(draft, 'chatgpt')
    expect(optimized_prompt).toMatch(kept)
    expect(optimized_prompt).not.toMatch(/no advice to patients|nothing for the patient to read/iu)
  })

  it('nothing of it is said to a nurse who applies for a post', () => {
    expect(detectChatDomain(readDraft('im a nurse, cover letter for a ward manager post')).domain.id).toBe('career')
  })
})

describe('endurance is planned in weeks and distances', () => {
  it.each([
    'couch to 5k, asthma, no sundays',
    'cycling plan for a 140 km ride in june, 5 hours a week',
    'swim plan 8 weeks to 1500 m, sore shoulder',
    'marathon training 16 weeks, achilles niggle, 30 km a week now',
  ])('"%s"', async (draft) => {
    const { optimized_prompt, analysis } = await optimizeWithRules(draft, 'chatgpt')
    expect(analysis.domain_group).toBe('health')
    expect(optimized_prompt).toMatch(/\bweeks?\b/u)
    expect(optimized_prompt).not.toMatch(/sets, repetitions|Session A and B|often confused/u)
    expect(analysis.missing).not.toContain('injuries')
  })

  it.each(['dumbbell workout 30 min, bad shoulder', 'push pull legs 6 days'])(
    'strength keeps its sets: "%s"',
    (draft) => {
      expect(
        detectChatDomain(readDraft(draft)).domain.decisions.some(({ text }) => /sets, repetitions/u.test(text)),
      ).toBe(true)
    },
  )
})

describe('what is asked for decides, not a word of the topic', () => {
  it.each([
    ['PAY-77: p99 on GET /v1/orders doubled after the cache moved. checklist for on-call', 'software_engineering'],
    ['is there a race here?\n\n```go\nfunc f() { go g(); g() }\n```\ndont rewrite it', 'software_engineering'],
    ['volume of y=sqrt(x) about the x axis from 0 to 4, exam tomorrow', 'math_reasoning'],
    ['search strings for embase and cinahl: burnout in nurses', 'research'],
    ['foia request for lead test results in school taps', 'professional_writing'],
    ['from the transcript pull every promise with the speaker', 'extraction'],
    ['etsy 13 tags only for a felt owl', 'marketing'],
    ['what does the fair use rule say about a ten second clip', 'legal'],
    ['can a pune firm charge 0 gst to a client in oslo, which papers', 'business'],
    ['script for telling a team of six that two roles go', 'business'],
    ['30-60-90 plan new account manager', 'business'],
    ['sourdough keeps spreading flat, 80% hydration, whats wrong', 'lifestyle'],
    ['how many respondents do we need for 900 members, 5% margin', 'data_analysis'],
    ['"closed until further notice" in polite japanese', 'translation'],
  ])('"%s" belongs to %s', (draft, group) => {
    expect(detectChatDomain(readDraft(draft)).group).toBe(group)
  })

  it.each([
    ['write a story about a race car driver', 'creative-writing'],
    ['resignation letter, my contract ends in june', 'email'],
  ])('and a word of such work alone decides nothing: "%s"', (draft, id) => {
    expect(reportedDomain(detectChatDomain(readDraft(draft)))).toBe(id)
  })

  it('two things explained to a reader are explained, and not weighed', async () => {
    const { optimized_prompt } = await optimizeWithRules("mitosis vs meiosis like i'm 12", 'chatgpt')
    expect(optimized_prompt).toMatch(/Explain mitosis/u)
    expect(optimized_prompt).not.toMatch(/rule an option out|which criteria/u)
  })
})

describe('lessons and questions of law in other languages', () => {
  it.each([
    ['unidad didáctica de 5 sesiones sobre el agua para 3º de ESO', 'education'],
    ['séquence de 4 séances sur la Révolution, classe de 4e', 'education'],
    ['sequência didática sobre frações, 5º ano, 4 aulas', 'education'],
    ["rupture d'un CDD par l'employeur, possible ou pas ?", 'legal'],
    ['¿me pueden despedir estando de baja médica en España?', 'legal'],
    ['darf mein vermieter die kaution behalten', 'legal'],
    ['meu chefe pode me demitir na licença-maternidade?', 'legal'],
    ['试用期被辞退有赔偿吗', 'legal'],
  ])('"%s" belongs to %s', (draft, group) => {
    expect(detectChatDomain(readDraft(draft)).group).toBe(group)
  })

  it.each([
    'Kürz das auf zwei Sätze: Der Aufzug steht. Er wird am Montag repariert.',
    'Kürze das auf zwei Sätze: Er kam.',
  ])('an imperative is one with or without its ending: "%s"', (draft) => {
    expect(detectChatDomain(readDraft(draft)).domain.id).toBe('editing')
  })
})

describe('what is there is not missing', () => {
  it.each([
    ['job ad: baker (m/f/x) Ghent, 38h, starts 4am, friendly not corporate', /place|contract|tone/u],
    ['blood test results: hb 10.2 g/dl, ferritin 6, 28F', /\bsex\b|units/u],
    ['complaint to an airline, LH 454 7 h late, claim 600 EUR', /remedy/u],
    ['cardápio da semana pra minha mãe hipertensa e diabética', /conditions/u],
    ['terraform module for a vpc with 3 subnets', /downtime/u],
    ['correo a los vecinos sobre la derrama de 500 €, que no suene agresivo', /\btone\b/u],
  ])('"%s"', async (draft, named) => {
    const { analysis } = await optimizeWithRules(draft, 'chatgpt')
    expect(analysis.missing.join()).not.toMatch(named)
  })
})
