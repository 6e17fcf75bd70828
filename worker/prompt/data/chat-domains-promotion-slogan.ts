import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const slogan: ChatDomain = {
  id: 'slogan',
  group: 'marketing',
  framework: 'TAG',
  personas: [
    'a brand writer who hears a line before writing it down',
    'a copywriter who counts syllables',
    'a naming partner who keeps only what is remembered',
    'a poster designer who needs seven words at most',
    'an advertising lead who looks for the second meaning',
  ],
  strong: splitTerms(`
    tagline, slogan, motto, catchphrase, jingle, catchy phrase, one-liner for, headline for, strapline, punchy line,
    billboard line, brand line, mission line
  `),
  weak: splitTerms(`
    catchy, memorable, brand, short, phrase, line, headline
  `),
  decisions: [
    { text: 'Make each line easy to say aloud.' },
    { text: 'Base each line on a different idea.' },
    { text: 'Keep product and benefit recognisable without a picture.' },
    { text: 'Use one concrete word that belongs to this product.' },
    { text: 'Prefer a verb to an adjective.' },
    { text: 'Put the strongest word last.' },
    { text: 'Say what the customer gains rather than what the company is.' },
    { text: 'Leave out any claim that would need proof.' },
    { text: 'Replace a word that rivals use by one that they do not.' },
    { text: 'Include one line that amuses and one that reassures.' },
    { text: 'Say in a few words which idea each line rests on.', unless: ['only', 'just'] },
    { text: 'Mark the line that would still work in ten years.' },
    { text: 'Keep to words that a child would know.', unless: ['luxury', 'technical'] },
    { text: 'Vary the form between statement, question and command.' },
    { text: 'Make each line work without the name beside it.' },
    { text: 'Let at least one line play on a double meaning.' },
    { text: 'Keep two or three strong beats to a line.' },
    { text: 'Choose one feeling, and let every line aim at it.' },
    {
      text: 'Appeal to one sense.',
      when: splitTerms(`
          coffee, tea, bakery, restaurant, food, drink, chocolate, perfume, ice cream, wine, beer, snack,
          juice, pizza
        `),
    },
    {
      text: 'Name what becomes easier.',
      when: splitTerms('app, software, platform, tool, saas, tech, service, delivery, cleaning'),
    },
    { text: 'Name who is helped.', when: splitTerms('charity, nonprofit, non-profit, foundation, volunteer, ngo') },
    {
      text: 'Name a change that people will see.',
      when: splitTerms('campaign, election, awareness, climate, safety, mayor, environment, recycling'),
    },
    { text: 'Name what members share.', when: splitTerms('school, team, club, event, community, university, class') },
    {
      text: 'Tie one line to the place.',
      when: splitTerms('local, cafe, gym, studio, shop, salon, hotel, city, town'),
    },
    {
      text: 'Say how it feels to wear or to use.',
      when: splitTerms('fashion, clothing, shoes, skincare, cosmetics, beauty, jewellery, jewelry, furniture'),
    },
    { text: 'Use open vowels that can be held.', when: splitTerms('jingle, song, sung, radio') },
    { text: 'Keep one line free of wordplay.' },
    { text: 'Make the first word carry a picture.' },
    { text: 'Let no two lines begin with the same word.' },
    { text: "Show the product's effect rather than its quality." },
    { text: 'Leave something for the reader to complete.' },
    { text: 'Say one thing a line.' },
    { text: 'Keep the tone one step lighter than the product.' },
  ],
  shapes: [
    'A numbered list of lines, each with its idea in a few words.',
    'The lines grouped by idea, the strongest first.',
    'The best line on its own, then the alternatives as a list.',
    'A table with line, idea and the place where it works best.',
    'The lines as a plain list, then one sentence on the choice.',
  ],
  lengths: [
    'At most seven words a line.',
    'Three to six words a line.',
    'Each line under 40 characters.',
    'Each line short enough for a shop sign.',
    'Lines of one breath, ten at most.',
  ],
  missing: [
    {
      item: 'audience',
      unless: splitTerms(`
          audience, customer, parents, students, women, men, kids, owners, travellers, professionals, gamers,
          athletes, families
        `),
    },
    {
      item: 'what sets the product apart',
      unless: splitTerms(`
          because, unique, first, only, organic, cheap, cheapest, fast, fastest, handmade, premium, free,
          feature, sustainable
        `),
    },
  ],
  avoid: splitTerms(`
    interchangeable superlatives, puns that need explaining, lines any rival could use, echoes of famous slogans,
    forced rhymes, abstract grand nouns, tongue-twisting sounds, two ideas in one line, near-identical variants,
    promises the product breaks, double meanings that embarrass, wording that dates quickly, exclamation marks,
    rhymes for their own sake, words of the year, lines longer than a breath, claims a lawyer would strike,
    foreign words for show, references that age, nouns without a verb
  `),
}
