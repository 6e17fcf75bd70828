import { describe, expect, it } from 'vitest'
import { refineDomain } from '../../../worker/prompt/chat-genre.ts'
import { chatDomains } from '../../../worker/prompt/data/chat-domains.ts'
import { chatGenres } from '../../../worker/prompt/data/chat-genres.ts'
import { genreCuesElsewhere } from '../../../worker/prompt/data/genre-cues-elsewhere.ts'
import { groupSigns } from '../../../worker/prompt/data/group-signs.ts'
import { englishGroupSigns } from '../../../worker/prompt/data/group-signs-english.ts'
import { genreOf } from './genre-of.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

/** One request per genre, and the kind of work it is. */
const requests: readonly (readonly [genre: string, request: string])[] = [
  ['clinical-case', '61M AKI on CKD, K 6.1, on ramipril, im the renal registrar, what next'],
  ['animal-case', 'cat 4 kg licked permethrin 2 h ago, vet nurse here, plan'],
  ['endurance-plan', 'half marathon plan 12 weeks, sore knee, no sundays'],
  ['incident-checklist', 'checkout 500s rose to 4% after the release, checklist for on-call'],
  ['code-question', 'does this leak?\n\n```c\nchar *f(void) { return strdup("a"); }\n```'],
  ['user-story', 'turn this into a jira story with given/when/then: a rider forgets the helmet'],
  ['worked-solution', 'area between y=x^2 and y=2x, every step, exam tomorrow'],
  ['explained-comparison', 'meiosis vs mitosis explained simply'],
  ['search-strategy', 'scoping review search strategy on sleep apps, pubmed and scopus strings'],
  ['review-protocol', 'prospero protocol for a review of tai chi after stroke'],
  ['guided-tutor', 'tutor me in fractions, dont give answers'],
  ['information-request', 'foi request to the city council: parking fines by street in 2024'],
  ['onboarding-plan', '30-60-90 plan for a new sales rep'],
  ['hard-news', 'script for telling the team that two roles go'],
  ['indirect-tax', 'do i need to charge vat on a talk in norway'],
  ['listing-tags', 'etsy title and 13 tags for a felt owl'],
  ['what-is-wrong', 'my knitted hat comes out too wide every time, whats wrong'],
  ['resignation', 'resignation letter after three years at a bank'],
  ['leave-request', 'sick leave mail to my team lead for two days'],
  ['complaint-letter', 'complaint letter to the electricity board about daily cuts'],
  ['reply-to-complaint', 'reply to an unhappy customer who got the wrong size'],
  ['payment-reminder', 'message to remind a client of an overdue invoice'],
  ['wishes', 'anniversary message for my parents, 35 years'],
  ['polite-rewrite', 'make this sound more professional: i cant do it today'],
  ['cover-letter', 'cover letter for a nurse moving to Pune'],
  ['resume', 'write my resume summary, fresher in civil engineering'],
  ['raise-request', 'how should I ask for a raise after two years'],
  ['interview-preparation', 'prepare me for a data engineer interview on Friday'],
  ['interview-answer', 'answer for tell me about yourself, bank clerk'],
  ['short-video-script', '3 reel scripts for a florist before Mother’s Day'],
  ['hooks', '10 hooks for videos about home gardening'],
  ['caption', 'instagram caption for our new mango pickle'],
  ['newsletter', 'newsletter for members of a climbing gym, March'],
  ['product-description', 'product description for a brass lamp'],
  ['search-or-social-ad', 'google ads for a plumber in Leeds'],
  ['customer-broadcast', 'whatsapp broadcast for the winter sale of a shoe shop'],
  ['cold-outreach', 'cold email to hotel managers about our linen service'],
  ['call-script', 'cold call script for selling office water'],
  ['find-customers', 'how can my bicycle repair shop get more customers in winter'],
  ['start-a-business', 'how to start a bakery from home'],
  ['employment-letter', 'offer letter for a warehouse supervisor'],
  ['employee-feedback', 'feedback to an employee who misses deadlines'],
  ['procedure', 'sop for closing a café in the evening'],
  ['measures', 'kpis for a small call centre'],
  ['proposal', 'proposal to a school for a robotics club'],
  ['consent-form', 'consent form for a school trip to a dam'],
  ['website-policy', 'refund policy for a shop that sells saris'],
  ['last-will', 'draft a will for a widow with two flats'],
  ['patient-leaflet', 'patient leaflet after a tooth extraction'],
  ['clinical-document', 'referral letter from a GP to a cardiologist'],
  ['medicine-safety', 'can i take cetirizine with alcohol'],
  ['symptom-question', 'my son has a fever and a rash since yesterday'],
  ['lab-report', 'explain my blood report, ferritin 9'],
  ['legal-notice', 'legal notice to a tenant who does not pay'],
  ['agreement-draft', 'nda for a photographer'],
  ['rights-question', 'my landlord is not returning the deposit'],
  ['statute-meaning', 'what is section 80C of the income tax act'],
  ['symptom-without-code', 'redis keeps restarting with exit code 139'],
  ['code-review', 'review this code: def f(x): return x/0'],
  ['code-conversion', 'convert this class component to hooks in react'],
  ['shell-script', 'bash script to delete logs older than 30 days'],
  ['system-design', 'system design for a ticket booking site'],
  ['sample-data', 'dummy data for 20 hotel guests as csv'],
  ['unit-tests', 'write unit tests for a tax calculator in java'],
  ['test-cases', '15 test cases for a checkout page'],
  ['pipeline', 'github actions to test and deploy a django app'],
  ['schema-design', 'database schema for a car rental'],
  ['product-choice', 'best headphones under 5000'],
  ['gift-ideas', 'gift ideas for a teacher who retires'],
  ['trip-plan', 'plan a trip to Sikkim in May, five days'],
  ['eating-plan', 'diet plan for high cholesterol'],
  ['workout', 'workout plan for two days a week'],
  ['career-choice', 'what can i do after 12th commerce'],
  ['school-essay', 'essay on my grandmother for class 4'],
  ['anchoring-script', 'anchoring script for a sports day'],
  ['explain-to-child', 'explain rainbows to a 7 year old'],
  ['explain-to-class', 'explain friction to class 8 students'],
  ['explain-simply', 'explain inflation in simple words'],
  ['explain-technology', 'explain database indexes'],
  ['question-set', '12 mcq on the human heart'],
  ['study-plan', 'study plan for the bar exam in 10 weeks'],
  ['learn-a-skill', 'teach me chess openings'],
  ['swot', 'swot for a village library'],
  ['business-plan', 'business plan for a paper cup unit'],
  ['workplace-policy', 'leave policy for a firm of twelve'],
  ['faq', 'faq for a pet hotel'],
  ['user-story', 'user story for changing a delivery address'],
  ['hiring-post', 'linkedin post: we are hiring a pastry chef'],
  ['achievement-post', 'linkedin post about finishing my first marathon of exams, certified welder'],
  ['short-bio', 'instagram bio for a tattoo artist'],
  ['property-listing', 'real estate listing for a villa near the lake'],
  ['market-research', 'market research on reusable bottles in Kenya'],
  ['cause-analysis', 'root cause analysis of returned parcels'],
  ['checklist', 'checklist for moving an office'],
  ['viva', 'viva questions on thermodynamics'],
  ['report-card', 'report card comments for a shy reader'],
  ['household-budget', 'monthly budget for two students'],
  ['event-menu', 'wedding menu for 150 people'],
  ['survey', 'survey questions for guests of a spa'],
  ['obituary', 'obituary for my aunt'],
  ['reading-literature', 'character sketch of Portia'],
  ['thesis-statement', 'thesis statement about school uniforms'],
  ['household-how-to', 'how to clean a cast iron pan'],
  ['practices', 'best practices for sql migrations'],
  ['statement-of-purpose', 'statement of purpose for a degree in hydrology'],
  ['self-appraisal', 'self appraisal for a store manager'],
  ['linkedin-profile', 'linkedin headline for a tax lawyer'],
  ['recommendation-letter', 'letter of recommendation for an apprentice'],
  ['youtube-script', 'youtube script on repairing bicycles, 6 minutes'],
  ['comparison', 'compare oak and ash for a table'],
  ['any-message', 'write an email to the caretaker about the lift'],
  ['final-reminder', 'third reminder email to a client, invoice 88 unpaid for two months'],
  ['payment-reminder', 'message to parents: school fees are due on Friday'],
  ['price-negotiation', 'email to our printer asking for a better rate on 5000 flyers'],
  ['announcement', 'tell the staff the office is closed on Monday'],
  ['invitation', 'housewarming invitation wording for neighbours'],
  ['formal-application', 'letter to the bank manager to close my account'],
  ['plain-request', 'ask the vendor for a quotation for 40 chairs'],
  ['favour-request', 'email to a professor asking for an extension of two days'],
  ['personal-apology', 'apology to my sister for missing her concert'],
  ['thank-you', 'thank you note to my dentist'],
  ['hard-talk', 'how to tell my flatmate to clean the kitchen'],
  ['pet-symptom', 'my cat is not eating since Monday'],
  ['nerves', 'my 3 year old bites other children'],
  ['lesson-plan', 'lesson plan on magnets for class 6, 35 minutes'],
  ['worksheet', 'worksheet on adverbs for class 4'],
  ['concept-difference', 'what is the difference between a lake and a lagoon'],
  ['classroom-activity', 'icebreaker games for a class of 30'],
  ['debate', 'debate points for and against zoos'],
  ['guest-questions', 'podcast questions for a beekeeper'],
  ['questions-to-ask', 'questions to ask at the end of a job interview'],
  ['regular-expression', 'regex for German postcodes'],
  ['spreadsheet-formula', 'excel formula that adds up the last 7 days'],
  ['spreadsheet-steps', 'pivot table steps for returns by region'],
  ['site-safety', 'is my website safe'],
  ['technical-choice', 'should we use kafka or rabbitmq for 200 events a second'],
  ['device-trouble', 'my printer is not printing'],
  ['system-prompt', 'system prompt for a hotel booking bot'],
  ['explain-code', 'explain this code: for i in range(3): print(i)'],
  ['commit-message', 'commit message for removing a dead endpoint'],
  ['api-documentation', 'api documentation for the refund endpoint'],
  ['ab-test', 'ab test plan for a new headline'],
  ['requirements-document', 'prd for gift cards in our app'],
  ['agenda', 'agenda for a kickoff meeting, 30 minutes'],
  ['timeline-plan', 'project plan to move the shop to a new server in 3 weeks'],
  ['landing-page', 'landing page copy for a yoga school'],
  ['title-and-meta', 'seo title and meta description for a bakery page'],
  ['keyword-list', 'keyword ideas for a cycling blog'],
  ['notes-to-summary', 'summarise the meeting notes with owners'],
  ['cook-from-stock', 'what can i cook with potatoes, eggs and cheese'],
  ['short-translation', 'translate "see you at six" to Italian'],
  ['press-release', 'press release for our new ferry line'],
  ['case-study', 'case study of a client: orders up 30% in two months'],
  ['competitor-analysis', 'competitor analysis for a tea shop'],
  ['okrs', 'okrs for a support team of eight'],
  ['event-announcement', 'webinar invite: beginners and bees, Thursday 6 pm'],
  ['tax-question', 'how to save tax on a salary of 12 lakh'],
  ['workout', 'yoga routine for stiff shoulders'],
  ['study-plan', 'plan my study for the board exam in 60 days'],
  ['condolence', 'condolence message for a neighbour'],
  ['follow-up', 'follow up email after a job interview'],
  ['investor-update', 'investor update email, revenue up 9%'],
  ['status-update', 'weekly status update email to a client'],
  ['startup-pitch', '60 second pitch for a bike repair van'],
  ['email-sequence', 'email sequence of 4 mails for a new course'],
  ['alt-text', 'alt text for a blue door'],
  ['release-notes', 'release notes for v3: faster start, fewer crashes'],
  ['bug-report', 'jira ticket for the search box not working'],
  ['executive-note', 'one page note for the CEO on late deliveries'],
  ['pros-and-cons', 'pros and cons of renting a shop'],
  ['personal-decision', 'i have two job offers, help me decide'],
  ['improvement-plan', 'performance improvement plan for a cashier'],
  ['price-my-work', 'how should i price a wedding cake'],
  ['disclaimer', 'disclaimer for a fitness blog'],
  ['subject-lines', '12 subject lines for a spring sale'],
  ['content-calendar', 'content calendar for a florist, one month'],
  ['reshape-text', 'convert this list into a table: milk 2, bread 1'],
  ['letter-to-editor', 'letter to the editor about noise at night'],
  ['design-brief', 'logo brief for a ferry line'],
  ['workshop-plan', 'plan a two hour workshop on note taking for nurses'],
  ['tax-or-filing', 'how do i file a gst return as a caterer'],
]

describe('a genre', () => {
  it.each(requests)('%s is known by "%s"', (genre, request) => {
    expect(genreOf(request)).toBe(genre)
  })

  it.each([
    'translate into German: my resignation letter is ready',
    'summarise this cover letter in two lines',
    'A shop sells 3 gifts for 12 dollars each. How many dollars are that in all?',
    'write a song about a holiday trip to the sea',
  ])('is not read into "%s"', (request) => {
    expect(genreOf(request)).toBeUndefined()
  })

  it('refines a domain there is, under a name of its own', () => {
    const ids = chatGenres.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const domains = new Set(chatDomains.map(({ id }) => id))
    expect(chatGenres.filter(({ domain }) => !domains.has(domain)).map(({ id }) => id)).toEqual([])
    const known = new Set([...ids, ...domains])
    expect(genreCuesElsewhere.map(([id]) => id).filter((id) => !known.has(id))).toEqual([])
  })

  it('has enough to choose from, each line a sentence of its own', () => {
    for (const { id, decisions, shapes, lengths } of chatGenres.filter((genre) => genre.decisions.length > 0)) {
      expect([id, decisions.length >= 6, shapes.length >= 1]).toEqual([id, true, true])
      const lines = [...decisions.flatMap(({ text, wordings }) => wordings ?? [text]), ...shapes, ...lengths]
      expect(lines.filter((line) => !/^[\dA-Z“"].*\.$/u.test(line) || /[.!?]\s+[A-Z]/u.test(line))).toEqual([])
      expect(new Set(lines).size).toBe(lines.length)
    }
  })

  it('keeps what its domain settles where it is silent', () => {
    const domain = chatDomains.find(({ id }) => id === 'presentation')
    const genre = chatGenres.find(({ id }) => id === 'slides')
    if (!domain || !genre) throw new Error('no slides')
    expect(refineDomain(domain, genre).decisions).toEqual(domain.decisions)
  })
})

describe('what a customer reads', () => {
  it('a greeting comes back as sent, and the answer says what is missing', async () => {
    for (const greeting of ['hi there', 'hello', 'help me', 'pls help', 'नमस्ते']) {
      const { optimized_prompt, optimization_score, analysis } = await optimizeWithRules(greeting, 'chatgpt')
      expect(optimized_prompt).toBe(greeting)
      expect(analysis.missing).toContain('what the model should do')
      expect(optimization_score).toBeLessThan(15)
    }
  })

  it('a symptom without code is asked to be diagnosed, and no code is spoken of', async () => {
    for (const targetId of ['chatgpt', 'claude', 'gemini', 'universal'] as const) {
      const { optimized_prompt, analysis } = await optimizeWithRules(
        'postgres container keeps dying with exit code 137',
        targetId,
      )
      expect(analysis.domain).toBe('debugging')
      expect(optimized_prompt).not.toMatch(/diff|changed lines|original code|faulty line/u)
    }
  })

  it('an explanation for a class is no plan of a lesson', async () => {
    const { optimized_prompt } = await optimizeWithRules('explain magnets to class 6 students', 'chatgpt')
    expect(optimized_prompt).not.toMatch(/Allot a time|notes for the teacher|teacher's question/u)
    expect(optimized_prompt).toContain('Keep to the depth of this level')
  })

  it('a question gets its mark, and "how to" its verb', async () => {
    const question = await optimizeWithRules('why does my lemon tree drop its leaves', 'chatgpt')
    expect(question.optimized_prompt).toContain('Why does my lemon tree drop its leaves?')
    const howTo = await optimizeWithRules('how to grow basil on a balcony', 'chatgpt')
    expect(howTo.optimized_prompt).toContain('Explain how to grow basil on a balcony.')
  })

  it('what the author denies is not asked for', async () => {
    for (const targetId of ['chatgpt', 'claude', 'gemini', 'universal'] as const) {
      const draft = 'instagram caption for my bakery, no hashtags, no emoji'
      const { optimized_prompt } = await optimizeWithRules(draft, targetId)
      expect(optimized_prompt.toLowerCase().split('hashtag')).toHaveLength(2)
      expect(optimized_prompt.toLowerCase().split('emoji')).toHaveLength(2)
    }
  })

  it('an answer of a few sentences gets few rules and no parts', async () => {
    const { optimized_prompt } = await optimizeWithRules('explain tides to a 7 year old in 2 sentences', 'chatgpt')
    expect(optimized_prompt.match(/^- /gmu)).toHaveLength(2)
    expect(optimized_prompt).not.toContain('# Output format')
  })

  it('a number of the author is not set against another one', async () => {
    const { optimized_prompt } = await optimizeWithRules('top 5 phones under 15000', 'chatgpt')
    expect(optimized_prompt).not.toMatch(/Pick three|three picks/u)
  })

  it('a topic that names no more than a kind of work is said to be open', async () => {
    const { analysis } = await optimizeWithRules('write code', 'chatgpt')
    expect(analysis.missing[0]).toBe('what it is about')
  })
})

describe('a language that we recognise and do not write', () => {
  it.each([
    ['mujhe ek resignation letter likhna hai', 'email', 'Hindi in Latin letters'],
    ['ghar par dahi jamane ka tarika batao, recipe chahiye', 'cooking', 'Hindi in Latin letters'],
    ['составь план тренировок для новичка', 'health', 'Russian'],
    ['напиши сочинение про зиму', 'essay', 'Russian'],
    ['여행 일정 짜줘 제주도 3일', 'travel', 'Korean'],
  ])('%s gets the shape of its kind and keeps its language', async (request, domain, language) => {
    const { optimized_prompt, analysis } = await optimizeWithRules(request, 'universal')
    expect(analysis.domain).toBe(domain)
    expect(optimized_prompt).toContain('Requirements:')
    expect(optimized_prompt).toContain(`Answer in ${language}, the language of the request.`)
  })

  it('romanised Hindi that asks is no caption', async () => {
    const { analysis } = await optimizeWithRules('mera phone garam ho raha hai kya karu', 'chatgpt')
    expect(analysis.modality).toBe('chat')
  })
})

describe('a school essay in its own language', () => {
  it.each(['होली', 'मेरा गाँव', 'गर्मी की छुट्टियाँ', 'मेरी माँ', 'वर्षा ऋतु', 'पुस्तक मेला'])(
    'on %s is not asked for an objection',
    async (topic) => {
      const { optimized_prompt } = await optimizeWithRules(`${topic} पर 10 पंक्तियों का निबंध लिखो`, 'chatgpt')
      expect(optimized_prompt).not.toContain('आपत्ति')
    },
  )

  it('speaks French to nobody in particular', async () => {
    const { optimized_prompt } = await optimizeWithRules('Écrivez un article sur le métier de boulanger', 'chatgpt')
    expect(optimized_prompt).toMatch(/^- \p{Lu}\p{L}*(?:er|ir|re|uire)\b/mu)
  })
})

describe('patterns that are matched against small letters', () => {
  const patterns = [
    ...chatGenres.flatMap(({ id, pattern, unless }) => [{ id, pattern }, ...(unless ? [{ id, pattern: unless }] : [])]),
    ...[...groupSigns, ...englishGroupSigns].map(({ group, pattern }) => ({ id: group, pattern })),
  ]

  it('have no capitals', () => {
    const withCapitals = patterns.filter(({ pattern }) =>
      /\p{Lu}/u.test(pattern.source.replaceAll(/\\[pP]\{\w+\}|\\[A-Z]/gu, '')),
    )
    expect(withCapitals.map(({ id }) => id)).toEqual([])
  })
})
