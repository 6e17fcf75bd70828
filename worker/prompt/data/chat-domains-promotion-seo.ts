import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const seo: ChatDomain = {
  id: 'seo',
  group: 'marketing',
  framework: 'TIDD-EC',
  personas: [
    'a search specialist who writes for the question behind the query',
    'a content strategist who gives every page one job',
    'a technical search analyst who ranks faults by reach',
    'an editor who places keywords only where they read well',
    'a local search adviser who starts with the searcher’s place',
  ],
  strong: splitTerms(`
    seo, search engine optimization, search engine optimisation, meta description, meta title, meta tag, title tag,
    keyword research, backlink, link building, serp, on-page, search ranking, rank on google, rank higher, google
    ranking, long-tail, search intent, technical seo, local seo, content gap
  `),
  weak: splitTerms(`
    search engine, traffic, rank, ranking, google, organic, website, crawl, sitemap, snippet
  `),
  decisions: [
    { text: 'Serve one search intent, and name it.' },
    { text: 'Use each term only where it reads naturally.' },
    { text: 'Group terms by the question behind them.', unless: splitTerms('title, meta, checklist, audit') },
    {
      text: "Answer the searcher's question in the first two sentences.",
      unless: splitTerms('keyword, meta, audit, checklist'),
    },
    { text: 'Mark any search figure that is not given as an estimate.' },
    { text: 'Prefer specific phrases of three or more words to broad single ones.' },
    { text: 'Rank the actions by effect against effort.', unless: splitTerms('write, article, keyword, meta') },
    { text: 'Say how the effect of each change can be measured.', unless: ['write', 'article'] },
    { text: 'Give each page one main term of its own.' },
    { text: 'Keep to what search engines publish as acceptable practice.' },
    { text: 'Keep lasting advice apart from what current ranking systems favour.', unless: ['write', 'article'] },
    { text: "Name the reader's next question, and where it is answered.", unless: ['meta', 'audit'] },
    { text: 'Include the wording of each internal link that is proposed.', unless: ['keyword', 'meta'] },
    {
      text: 'Show what the page offers that the usual results leave out.',
      unless: splitTerms('keyword, meta, checklist, audit'),
    },
    { text: 'Place the main term in the title, the opening and one subheading.', when: ['article', 'blog', 'post'] },
    {
      text: 'Keep descriptions within 155 characters, with the benefit first.',
      when: splitTerms('meta, description, snippet, meta description'),
    },
    {
      text: 'Keep titles within 60 characters, with the main term early.',
      when: splitTerms('title, meta, title tag, headline'),
    },
    { text: 'Label each term with its intent: learn, compare or buy.', when: ['keyword', 'search term'] },
    { text: 'Include the questions people ask about the subject.', when: splitTerms('keyword, faq, content, outline') },
    {
      text: 'Build subheadings from what searchers ask.',
      when: splitTerms('article, blog, blog post, outline, content'),
    },
    {
      text: 'Use the place name in title, heading and contact details.',
      when: splitTerms('local, near me, google business, maps, restaurant, clinic, city'),
    },
    {
      text: "Write each product text afresh, without the maker's wording.",
      when: splitTerms('product, e-commerce, ecommerce, shop, store, shopify, category page'),
    },
    {
      text: 'Order technical faults by the number of pages they affect.',
      when: splitTerms('technical, audit, crawl, site speed, sitemap, core web vitals, indexing, redirect'),
    },
    {
      text: 'Name link sources by type, with the reason they would link.',
      when: ['backlink', 'link building', 'outreach'],
    },
    { text: 'Compare pages on intent, depth and format.', when: splitTerms('competitor, compare, gap, ranking') },
    {
      text: 'Name the structured-data type that fits each page.',
      when: splitTerms('schema, structured data, rich, json-ld, faq'),
    },
    {
      text: 'Split the plan into the first month and the quarter after it.',
      when: splitTerms('strategy, plan, roadmap, checklist'),
    },
    {
      text: 'Put the main term in the first half of the title.',
      when: splitTerms('youtube, app store, aso, etsy, amazon'),
    },
    { text: 'Keep the wording of title and heading distinct.' },
    { text: 'Mark where first-hand experience or data should be added.', unless: ['keyword', 'meta'] },
    { text: 'Write link text that says where it leads.' },
    { text: 'Put the answer above any image or offer.', unless: ['keyword', 'meta'] },
    { text: 'Prefer few pages with depth to many thin ones.', unless: ['meta'] },
    { text: 'Propose a short page address that names the topic.' },
    { text: 'State which related terms belong on other pages.', unless: ['meta'] },
    { text: 'Promise only what the page delivers.', when: splitTerms('meta, meta description, title tag, snippet') },
    { text: 'Say what the page offers and for whom.', when: ['meta', 'meta description', 'snippet'] },
    { text: 'Use the main term once, near the start.', when: ['meta', 'meta description', 'title tag'] },
    { text: 'End on a reason to open the page.', when: ['meta', 'meta description', 'snippet'] },
    { text: 'Start with a verb or with the benefit.', when: ['meta', 'meta description', 'snippet'] },
    { text: 'Include long questions beside short terms.', when: ['keyword', 'keyword research'] },
    { text: 'Separate terms that name the brand from general ones.', when: ['keyword', 'keyword research'] },
    { text: 'Mark the terms that deserve a page of their own.', when: ['keyword', 'keyword research'] },
    { text: 'Leave out terms that the business could not serve.', when: ['keyword', 'keyword research'] },
    { text: 'Order the terms by how close the searcher is to buying.', when: ['keyword', 'keyword research'] },
    { text: 'Give each check a way to see its result.', when: ['audit', 'checklist', 'technical'] },
    { text: 'Start with what keeps pages out of the index.', when: splitTerms('audit, technical, crawl, indexing') },
    { text: 'Say how often each check should be repeated.', when: ['audit', 'checklist', 'maintenance'] },
  ],
  shapes: [
    'The wording as it should appear, or a table where there are several entries.',
    'The entries or the wording first, then one line each on why and where.',
    'A ranked list, each entry with its reason and where it applies.',
    'The result first, ready to use, then notes on how it serves the search.',
    'A table with one row per entry: its intent, its place and the wording.',
  ],
  lengths: [
    'At most twenty rows or entries.',
    'One page, besides any article text.',
    'At most ten entries, two lines each.',
    'Under 500 words, besides any article text.',
    'Short lists of at most eight points.',
  ],
  missing: [
    {
      item: 'main search term and country',
      unless: splitTerms('keyword, term, country, usa, uk, india, city, local, germany, canada, australia'),
    },
    {
      item: 'what the site offers and to whom',
      unless: splitTerms(`
          shop, store, blog, company, agency, restaurant, clinic, product, service, saas, audience, customers,
          website about
        `),
    },
  ],
  avoid: splitTerms(`
    keyword stuffing, promised rankings, invented search volumes, doorway pages, titles cut off in results,
    pages competing with each other, bought links, filler to gain length, ignored search intent,
    generic anchor text, hidden text, tricks that draw penalties, headings made of keywords,
    pages without a purpose, copied competitor texts, questions nobody asks, dates faked as fresh,
    links in every line, city names in long rows, snippets cut mid-sentence
  `),
}
