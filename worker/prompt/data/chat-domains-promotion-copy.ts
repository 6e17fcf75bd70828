import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const marketingCopy: ChatDomain = {
  id: 'marketing-copy',
  group: 'marketing',
  framework: 'AIDA / PAS',
  personas: [
    'a copywriter who sells with one promise and its proof',
    'a brand writer who speaks the way customers do',
    'a performance marketer who writes for one action',
    'a campaign planner who keeps one idea across channels',
    'an advertising editor who cuts every unproved claim',
  ],
  strong: splitTerms(`
    ad copy, advertisement, landing page, product description, marketing, ad for, sales page, brand voice, value
    proposition, copy for, billboard, google ads, facebook ad, anuncio, publicité, werbung, anúncio, promotional,
    brochure, flyer, product listing, amazon listing, etsy listing, website copy, homepage copy, about us page,
    brand story, press kit, press release, media release, news release
  `),
  weak: splitTerms(`
    brand, product, customer, audience, sell, call to action, cta, ad, copy, advertising
  `),
  decisions: [
    { text: 'Make one promise, and let everything else support it.' },
    { text: 'Support claims only with proof that is given here.' },
    {
      text: 'Open with the situation the customer wants to leave.',
      unless: splitTerms('slogan, tagline, motto, press release'),
    },
    { text: 'Use the words customers use for their problem.', unless: ['press release'] },
    {
      text: 'Close with one call to action that says what happens next.',
      unless: splitTerms('call to action, cta, slogan, tagline, motto, plan, strategy, press release'),
    },
    { text: 'Prefer a concrete detail to a superlative.' },
    { text: 'Turn each feature into what it lets the customer do.', unless: ['slogan', 'tagline', 'motto'] },
    { text: 'Make clear in the first lines whom it is for.', unless: splitTerms('slogan, tagline, motto, audience') },
    { text: 'Answer the most likely reason to hesitate.', unless: splitTerms('slogan, tagline, motto, press release') },
    { text: 'Keep each sentence short enough to take in at a glance.', unless: ['sentence', 'long'] },
    {
      text: 'Set the offer against doing nothing rather than against a rival.',
      unless: ['competitor', 'versus', 'press release'],
    },
    {
      text: 'Keep one tone that suits the price and the buyer.',
      unless: splitTerms('tone, voice, style, funny, angry, plan'),
    },
    { text: 'Put the strongest benefit before all others.' },
    { text: 'Choose one feeling to leave the reader with.' },
    {
      text: 'Base each variant on a different idea.',
      when: splitTerms('slogan, tagline, headline, ad copy, versions, variants, options, ads'),
    },
    {
      text: 'Cover use, material, size and care as far as they are given.',
      when: splitTerms('product description, listing, amazon, etsy, shopify, e-commerce, ecommerce, store'),
    },
    {
      text: 'Let the buyer picture one moment of use.',
      when: splitTerms('product description, listing, advertisement, advert'),
      unless: ['press release'],
    },
    {
      text: 'Show promise, proof and button within the first screen.',
      when: splitTerms('landing page, homepage, website, sales page, web page'),
    },
    {
      text: 'Repeat the same call to action after each main section.',
      when: ['landing page', 'sales page', 'homepage'],
    },
    {
      text: 'Give each email one job and one link.',
      when: splitTerms('email campaign, email sequence, newsletter, drip, welcome email, marketing email'),
    },
    {
      text: 'Fit headlines in 30 characters and descriptions in 90.',
      when: splitTerms('google ads, google ad, search ad, ppc, adwords'),
    },
    {
      text: 'Complete the first thought before the text is cut off.',
      when: splitTerms('facebook ad, instagram ad, social ad, linkedin ad, facebook ads, sponsored'),
    },
    {
      text: 'Describe the voice by what it says and what it leaves out.',
      when: splitTerms('brand voice, branding, style guide, brand identity, tone of voice'),
    },
    {
      text: 'Start from the problem that made someone begin.',
      when: splitTerms('brand story, about us, our story, founder, mission, mission statement'),
    },
    {
      text: 'Put date, place and price where they are seen first.',
      when: splitTerms('event, flyer, poster, concert, workshop, opening, sale, webinar, festival'),
    },
    {
      text: 'Describe the place in the order a visitor walks through it.',
      when: splitTerms('apartment, house, property, real estate, airbnb, hotel, rental'),
    },
    {
      text: 'Show what one contribution makes possible.',
      when: splitTerms('charity, donate, donation, fundraising, nonprofit, non-profit, volunteer'),
    },
    {
      text: 'Name the job whose day gets easier.',
      when: splitTerms('b2b, saas, enterprise, software, companies, businesses'),
    },
    {
      text: 'Say what the first minute with the product is like.',
      when: splitTerms('app, mobile app, game, tool, platform, gadget'),
    },
    {
      text: 'Make one taste or dish the hero.',
      when: splitTerms('restaurant, cafe, coffee, bakery, menu, drink, ice cream, chocolate, tea, snack, food'),
      unless: ['plan', 'strategy'],
    },
    {
      text: 'Make the customer the subject of the first sentence.',
      unless: splitTerms('slogan, tagline, motto, press release'),
    },
    { text: 'Name the moment in which the customer needs it.', unless: ['press release'] },
    { text: 'Cut any line that a rival could use unchanged.' },
    { text: 'Use numbers only where they are given.' },
    { text: 'Address one person as you.', unless: ['plan', 'strategy', 'press release'] },
    {
      text: 'Say what is included before asking for anything.',
      unless: splitTerms('slogan, tagline, motto, press release'),
    },
    { text: 'Group what belongs together, so that the eye finds it once.', unless: ['slogan', 'tagline', 'motto'] },
    { text: 'Keep words to those a customer would repeat to a friend.', unless: ['press release'] },
    {
      text: 'Show the difference between before and after in one sentence.',
      unless: splitTerms('slogan, tagline, motto, press release'),
    },
    {
      text: 'Answer who, what, when and where in the first paragraph.',
      when: ['press release', 'media release', 'news release'],
    },
    { text: 'State the news itself in the headline.', when: ['press release', 'media release', 'news release'] },
    { text: 'Keep to the third person throughout.', when: ['press release', 'media release', 'news release'] },
    { text: 'Use a quotation only if its words are given.', when: ['press release', 'media release', 'news release'] },
    { text: 'Put the facts in falling order of news value.', when: ['press release', 'media release', 'news release'] },
    {
      text: 'Close with what the company does in one neutral sentence.',
      when: ['press release', 'media release', 'news release'],
    },
  ],
  shapes: [
    'Headline, supporting line, body and call to action, each labelled.',
    'The copy in the order it will be seen, each part labelled with its place.',
    'The finished copy, then one line on the idea behind it.',
    'One finished version, and one alternative built on a different idea.',
    'The finished copy first, then the three choices behind it, one line each.',
    'Ready-to-use text, with each piece in a block of its own.',
  ],
  lengths: [
    'Under 120 words a piece.',
    'At most three short paragraphs a piece.',
    '60–120 words a piece, less for a single line of copy.',
    'At most 150 words per piece, headline included.',
    'Each piece at most one phone screen long.',
  ],
  missing: [
    {
      item: 'audience and the problem it has',
      unless: splitTerms(`
          audience, customer, parent, student, women, men, kids, teen, developer, business, owner, people who,
          millennials, seniors, professionals, gamers, athletes, beginner, tourist
        `),
    },
    {
      item: 'proof points and brand voice',
      unless: splitTerms(`
          voice, proof, tone, feature, testimonial, award, reviews, style, benefit, ingredients,
          specifications
        `),
    },
  ],
  avoid: splitTerms(`
    unproven superlatives, invented testimonials, false scarcity, features posing as benefits,
    competing calls to action, the company as hero, insider jargon, wordplay over clarity, invented discounts,
    shame as a motive, vague transformation promises, stacked adjectives, headlines that could sell anything,
    questions with yes as answer, jargon of the trade, promises of ease, lists of adjectives,
    urgency without a date, benefits nobody asked for, closings without a step
  `),
}
