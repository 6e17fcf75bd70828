import { describe, expect, it } from 'vitest'
import { chatGenres } from '../../../worker/prompt/data/chat-genres.ts'
import { headForms } from '../../../worker/prompt/data/head-forms.ts'
import { detectChatDomain } from '../../../worker/prompt/detect-domain.ts'
import { findGenre } from '../../../worker/prompt/find-genre.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { readTaskKind } from '../../../worker/prompt/read-task-kind.ts'
import { asksAbout } from '../../../worker/prompt/suits-request.ts'
import { detectTopicKind } from '../../../worker/prompt/topic-detect.ts'
import { detectTopicLanguage } from '../../../worker/prompt/topic-language.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const domainOf = (request: string): string => detectChatDomain(readDraft(request)).domain.id

describe('what is asked goes before what it is about', () => {
  it.each([
    ['sql-query', 'window function to get last order per customer, BigQuery'],
    ['sql-query', 'top 10 customers by revenue, mysql 8'],
    ['legal', 'can we rely on legitimate interest for cold emails to b2b contacts in germany'],
    ['legal', 'can i send newsletters to people who bought once, uk law'],
    ['legal', 'How do I put my daughter on the deed of my house'],
    ['legal-drafting', 'prevention of sexual harassment policy for a school'],
    ['data-analysis', 'metrics for a newsletter dashboard'],
    ['data-analysis', 'kpi list for a saas churn dashboard in looker'],
    ['naming-ideas', 'names for a support group for people with back pain'],
    ['naming-ideas', 'cocktail menu names for a rooftop bar'],
    ['teaching', 'quiz: why do leaves fall?'],
    ['roleplay', 'be my Berlin landlord on the phone, i complain about mould in the bathroom'],
    ['research', 'pH 7.4 phosphate buffer 500 ml recipe'],
    ['research', 'how to make a 2% agarose gel'],
    ['research', 'help me build a codebook for reflexive thematic analysis of 14 interviews'],
    ['business-strategy', 'client wants net 60, rent is due monthly. how do i negotiate, give me the exact sentences'],
    ['editing', 'check my cover letter for grammar only'],
    ['research', 'survey questions about back pain at work'],
    ['speech', 'speech for my dad who grows tomatoes with yellow leaves every year'],
    ['email', 'Please answer this customer. We replace the item but do not pay the courier.'],
    ['debugging', 'after we deployed v3.8 about 2% of POST /refunds return 502, how do i prove the cause'],
  ])('%s: %s', (domain, request) => {
    expect(domainOf(request)).toBe(domain)
  })

  it.each([
    ['cooking', 'chicken broth recipe for 6'],
    ['email', 'can you write a newsletter about our spring sale'],
    ['how-to', 'leaf is turning yellow on my monstera'],
    ['spreadsheets', 'dax measure for year to date sales'],
    ['project-plan', 'expense policy for a 12 person agency'],
    ['how-to', 'black mould on the bathroom wall keeps coming back'],
  ])('%s still: %s', (domain, request) => {
    expect(domainOf(request)).toBe(domain)
  })

  it.each([
    'list variable names in this function',
    'how to evict a cached key from redis',
    'can I use let instead of const, is it allowed in a for loop',
    'ring buffer in c++ implementation',
    'explain window functions',
  ])('no head of another trade is read into "%s"', (request) => {
    const heads = new Set(['naming', 'legal-procedure', 'permission-question', 'lab-recipe', 'query-request'])
    expect(heads.has(findGenre(readDraft(request), { group: '', confidence: 0 })?.id ?? '')).toBe(false)
  })

  it('every head names a genre there is', () => {
    for (const { id } of headForms) expect(chatGenres.map((genre) => genre.id)).toContain(id)
  })

  it.each([
    'why do cold emails fail',
    'is a newsletter worth it for a small bakery',
    'when do newsletters get most opens',
  ])('a question of fact wants no text written: %s', (request) => {
    expect(asksAbout(request, 'email')).toBe(true)
  })

  it.each([
    'what should i reply to a guest',
    'what are good subject lines',
    'can you write a mail',
    'how do i tell my boss',
  ])('a question for wording does: %s', (request) => {
    expect(asksAbout(request, 'email')).toBe(false)
  })

  it('who is owed money does not apologise', async () => {
    const mail = 'mail to a client whose invoice INV-2291 is 45 days overdue, polite but firm, mention the late fee'
    const { optimized_prompt: text } = await optimizeWithRules(mail, 'chatgpt')
    expect(text).not.toMatch(/own the fault|simply forgotten|oversight/iu)
  })
})

describe('a tool at the head, in any language', () => {
  it.each([
    ['ru', 'docker compose: приложение стартует раньше postgres, depends_on не помогает'],
    ['zh', 'Kubernetes 节点 NotReady 怎么排查'],
    ['en', 'translate to English: приложение стартует раньше'],
    ['en', 'explain 侘寂'],
  ])('%s is the language of "%s"', (language, request) => {
    expect(readDraft(request).language).toBe(language)
  })

  it.each([
    ['debugging', 'Vue 3 用 Pinia 做购物车,刷新页面数据丢失,怎么持久化?'],
    ['debugging', 'Symfony 7 / Doctrine : ma page liste fait 300 requêtes (N+1). Montre-moi comment le corriger'],
    ['debugging', 'Laravel: cola de correos se queda colgada en Redis'],
    ['code', 'Docker Compose 里 MySQL 数据怎么持久化'],
    ['message', 'escribe un correo al equipo sobre la migración a React 19'],
  ])('%s: %s', (kind, request) => {
    expect(readTaskKind(readDraft(request), 'code')).toBe(kind)
  })
})

it.each([
  'Nachfolge im Betrieb, Inhaber 61, Tochter will nicht. Welche Wege gibt es?',
  'Unterhalt für den Sohn, was gilt?',
])('a son or daughter alone makes no lesson for a child: %s', async (request) => {
  const { optimized_prompt: text } = await optimizeWithRules(request, 'chatgpt')
  expect(text).not.toMatch(/eines Kindes|für das Kind|Vereinfache die Wörter/u)
})

describe('a topic and its place', () => {
  it.each(['crypto taxation in India', 'freelancing in Germany', 'mental health in Japan', 'noise pollution in Delhi'])(
    '%s is no journey',
    (topic) => {
      expect(detectTopicKind(readDraft(topic)).kind.id).not.toBe('place')
    },
  )

  it.each(['Ladakh in winter', 'beaches in Goa', 'things to do in Lisbon', 'weekend in Rome', 'life in Antarctica'])(
    '%s is one',
    (topic) => {
      expect(detectTopicKind(readDraft(topic)).kind.id).toBe('place')
    },
  )

  it('an article before a noun in small letters tells the language, and a name does not', () => {
    const languageOf = (topic: string): string => detectTopicLanguage(readDraft(topic)).language
    expect(languageOf('la eutanasia')).toBe('es')
    expect(languageOf('los angeles')).toBe('en')
  })
})
