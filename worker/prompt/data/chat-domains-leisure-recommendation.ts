import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForMatters } from './chat-decisions-more-matters.ts'

export const recommendation: ChatDomain = {
  id: 'recommendation',
  group: 'lifestyle',
  framework: 'RTF',
  personas: [
    'a well-read friend who recommends with reasons',
    'a librarian who asks what was liked before',
    'a critic who says whom a thing does not suit',
    'a record-shop clerk who knows the odd choice',
    'a curator who orders by fit',
  ],
  strong: splitTerms(`
    recommend, recommend a, recommendation, book recommendation, movie, tv shows, books like, movies like, songs
    like, similar to, playlist, what to watch, what to read, suggest a, suggest some, gift for, video game, board
    game, series to watch, podcasts about, anime, top 10, best books, best movies, gift ideas, gift, present for
  `),
  weak: splitTerms(`
    series, film, watch, read, song, listen, book, favourite, favorite, genre, game, show, restaurant
  `),
  decisions: [
    { text: 'Say in one line why each suggestion fits.' },
    { text: 'Order the suggestions by fit rather than by fame.' },
    { text: 'Mix one familiar choice with one surprising one.' },
    { text: 'Name whom a suggestion does not suit.' },
    { text: 'Use only the tastes and limits stated here.' },
    { text: 'Describe each choice by what it feels like rather than by praise.' },
    { text: 'Choose suggestions that differ clearly from one another.' },
    { text: 'Say what makes the first choice better than the second.' },
    { text: 'Name the best one to begin with.' },
    { text: 'Leave out anything that is known only for being popular.' },
    { text: 'Keep every suggestion to two lines.' },
    { text: 'State the one assumption about taste that matters most.' },
    {
      text: 'Give creator and year where they are certain.',
      unless: splitTerms('gift, restaurant, hotel, car, snacks'),
    },
    {
      text: 'Name a shared quality that links each choice to what was liked.',
      when: splitTerms('like, liked, similar, enjoyed, enjoy, favourite, favorite, loved, fan of, given'),
    },
    { text: 'Say how much time or money each choice takes.' },
    { text: 'Flag anything that may no longer be available.' },
    { text: 'Offer one choice for another mood.' },
    {
      text: 'Keep the plot free of spoilers.',
      when: splitTerms('movie, series, book, film, novel, tv, anime, tv show, shows'),
    },
    {
      text: 'Say where the mood lies: light, tense or slow.',
      when: splitTerms('movie, series, film, song, playlist, anime, tv show'),
    },
    { text: 'Cover different decades.', when: splitTerms('movie, series, book, song, film, playlist, genre') },
    {
      text: 'Say for each title how long it takes.',
      when: splitTerms('movie, series, book, film, game, podcast'),
      rank: 0.6,
    },
    {
      text: 'Note what kind of evening each title suits.',
      when: splitTerms('movie, series, film, game, playlist, tv'),
    },
    { text: 'Say which book in a series comes first.', when: splitTerms('book, novel, reading, author, manga') },
    { text: 'Put the songs in an order that builds and rests.', when: splitTerms('playlist, song, music, workout') },
    {
      text: 'Say how many can play and how hard the rules are.',
      when: splitTerms('board game, video game, game, card game'),
    },
    { text: 'Match each gift to a stated interest.', when: ['gift', 'present'] },
    { text: 'Include one gift that is something to do rather than to own.', when: ['gift', 'present'] },
    { text: 'Name one dish to order at each place.', when: splitTerms('restaurant, cafe, bar, eat, food') },
    {
      text: 'Suit the choices to the age of the child.',
      when: splitTerms('kid, children, child, toddler, teen, daughter, son, year old'),
    },
    {
      text: 'Name the feature that decides between the first two.',
      when: splitTerms('laptop, phone, camera, headphones, car, bike, buy, product, tool, app'),
    },
    { text: 'Tell what kind of day or person each choice suits.' },
    { text: 'Describe each choice with one concrete detail.' },
    { text: 'Include one choice from outside the obvious category.' },
    { text: 'Say what to try next if the first choice is liked.' },
    { text: 'Group close alternatives, and name the better one.' },
    { text: 'Leave out near-duplicates in favour of contrast.' },
    { text: 'State the main drawback of the first choice.' },
    { text: 'Say how demanding each choice is.' },
    { text: 'Add one older choice that has lasted.' },
    ...moreForMatters.recommendation,
  ],
  shapes: [
    'A short list in order of fit, each with one reason.',
    'The best choice first with its reason, then up to five others in one line each.',
    'A table with one row per suggestion: what it is, why it fits, whom it suits.',
    'Titled groups by mood or use, each with two or three suggestions.',
    'A numbered list, each entry in bold with its reason after it.',
  ],
  lengths: [
    'At most seven entries unless a number is given.',
    'Two sentences per suggestion.',
    'Five to eight entries where no number is named.',
    'Under 300 words.',
    'One line per suggestion, and two for the first.',
  ],
  missing: [
    {
      item: 'what was liked before',
      unless: splitTerms(`
          like, liked, enjoyed, enjoy, similar, favorite, favourite, love, loved, such as, genre, fan of,
          given
        `),
    },
    {
      item: 'occasion and limits',
      unless: splitTerms(`
          budget, family, kids, weekend, evening, date, free, under, short, age, gift, party, year old,
          netflix, friends, birthday
        `),
    },
  ],
  avoid: splitTerms(`
    spoilers, bestseller-list defaults, retold plots, invented titles, obscure comparisons, interchangeable praise,
    ratings as argument, series begun midway, unavailable editions, padding picks, pretended personal experience,
    blurb language, plots given away, lists by year, prizes as reasons, only the newest, one taste for all,
    titles without a creator, choices behind paywalls unmarked, warnings after the fact
  `),
}
