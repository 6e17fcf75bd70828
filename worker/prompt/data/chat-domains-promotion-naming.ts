import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForTexts } from './chat-decisions-more-texts.ts'
import { namingGenerals } from './chat-domains-promotion-naming-generals.ts'

export const namingIdeas: ChatDomain = {
  id: 'naming-ideas',
  group: 'marketing',
  framework: 'TAG',
  personas: [
    'a creative lead who values different ideas over many ideas',
    'a naming consultant who listens to how a word sounds',
    'a facilitator who pushes past the first obvious answers',
    'a brand writer who ties each idea to its reason',
    'an inventor who sorts ideas by how they could be tried',
    'a namer who says each word aloud before writing it down',
    'a workshop leader who asks what each idea would cost to try',
  ],
  strong: splitTerms(`
    brainstorm, ideas for, name for, come up with, suggest name, business name, gift ideas, list of ideas, name
    ideas, give me ideas, startup name, product name, titles for, ideas, nickname, idea list, business ideas,
    project ideas, topic ideas, suggestions for, name my, name a, what should i call, app ideas, content ideas
  `),
  weak: splitTerms(`
    idea, creative, unique, suggest, name, title, names of, title for
  `),
  decisions: [
    ...namingGenerals,
    { text: 'Make each idea concrete enough to begin with.', unless: splitTerms('name, title, nickname, slogan') },
    { text: 'Say what each idea needs to come true.', unless: splitTerms('name, title, nickname, slogan') },
    {
      text: 'Say which idea could be started this week.',
      unless: splitTerms('name, title, nickname, slogan, gift, party'),
    },
    { text: 'Borrow at least one idea from a field far from the subject.', unless: ['gift', 'name'] },
    { text: 'Leave out whatever depends on a passing trend.', unless: ['trend', 'trending', 'viral'] },
    {
      text: 'Favour names that can be spelled after one hearing.',
      when: splitTerms('name, brand name, company name, business name, startup name, nickname'),
    },
    {
      text: 'Vary how the names are made: real words, blends, coined words.',
      when: splitTerms('name, brand name, company name, business name, product name, startup name'),
    },
    {
      text: 'Leave out names with an awkward meaning or sound.',
      when: splitTerms('name, brand name, product name, company name, nickname'),
    },
    {
      text: 'Mark availability of name and domain as still to be checked.',
      when: splitTerms('business name, domain, startup name, brand name, company name, product name, trademark'),
    },
    {
      text: 'Match the sound of the name to the character of its bearer.',
      when: splitTerms('pet, dog, cat, puppy, baby, character, town, kingdom, nickname, band'),
    },
    { text: 'Match each gift to an interest that is stated.', when: ['gift', 'present'] },
    { text: 'Include one gift that is something to do rather than to own.', when: ['gift', 'present'] },
    {
      text: 'Say who would pay, and for what.',
      when: splitTerms('business, startup, side hustle, app idea, saas, money, business ideas, product idea'),
    },
    {
      text: 'Name the first cheap test of each idea.',
      when: splitTerms('business, startup, side hustle, product idea, business ideas, app ideas, service'),
    },
    { text: 'Promise in each title one thing the piece delivers.', when: ['title', 'headline'] },
    { text: 'Vary the titles between question, number and statement.', when: ['title', 'headline', 'subject line'] },
    {
      text: 'Give time, cost and group size for each activity.',
      when: splitTerms('activity, activities, game, team building, party, class, weekend, kids, event'),
    },
    { text: 'Say which skill each project trains.', when: splitTerms('project, portfolio, hackathon, science fair') },
    {
      text: 'State each topic as a question that can be answered.',
      when: splitTerms('thesis, research, dissertation, topic, essay'),
    },
    {
      text: 'Give each premise a person and a conflict.',
      when: splitTerms('story, novel, plot, film, short film, stories, book'),
    },
    {
      text: 'Name the problem that each idea removes.',
      when: splitTerms('improve, reduce, increase, solve, problem, solution, ways to'),
    },
    {
      text: 'Say for each idea what the first post would show.',
      when: splitTerms('content, blog, youtube, instagram, channel, tiktok, social media'),
    },
    { text: 'Say which two ideas combine well.', unless: ['name', 'title', 'nickname'] },
    { text: 'Explain each idea in terms of the person it is for.', unless: ['name', 'title'] },
    { text: 'Draw on place, sound, memory and use for variety.', unless: ['business ideas', 'research'] },
    { text: 'Give the meaning or origin of each name in a few words.', when: ['name', 'nickname'] },
    {
      text: 'Keep names to two or three syllables where possible.',
      when: splitTerms('name, brand name, business name, startup name, company name'),
    },
    {
      text: 'Choose first letters from across the alphabet.',
      when: ['name', 'nickname'],
      unless: splitTerms('starting, start with, starts with, beginning, begins with, letter'),
      rank: 0.8,
    },
    {
      text: 'Show each name in a short phrase as it would be used.',
      when: splitTerms('name, brand name, product name, business name'),
    },
    {
      text: 'Favour names that leave room to grow beyond the first product.',
      when: splitTerms('brand name, business name, company name, startup name, startup'),
    },
    {
      text: 'Include one name taken from the place or the material.',
      when: splitTerms('name, brand name, business name, restaurant, shop, cafe'),
    },
    ...moreForTexts.namingIdeas,
  ],
  shapes: [
    'A numbered list grouped by direction, one line of reasoning each, then the best two.',
    'A table with idea, direction and strength, then a pick with its reason.',
    'Three labelled groups of ideas, each idea with one line of reasoning.',
    'A numbered list in order of fit, each idea in bold with its reason after it.',
    'The list first, then a short note on which idea to try and why.',
    'Ideas as bullets under a heading per direction, with one favourite marked in each.',
  ],
  lengths: [
    'Ten ideas unless a number is given, one or two lines each.',
    'As many ideas as asked for, or else twelve, each in one line.',
    'Eight to ten ideas where no number is named.',
    'At most two sentences per idea.',
    'Nine ideas unless another number is asked for, three per direction.',
  ],
  missing: [
    { item: 'what has been ruled out', unless: splitTerms("already, avoid, not, tried, except, don't, without") },
    {
      item: 'who it is for',
      unless: splitTerms(`
          audience, customer, girlfriend, boyfriend, mother, father, kid, children, students, team, wife,
          husband, friend, company, startup, business, dog, cat, app, brand, people, parents, beginner
        `),
    },
  ],
  avoid: splitTerms(`
    near-duplicates, obvious first thoughts, names hard to spell, random suffixes, in-jokes outsiders miss,
    unfortunate foreign meanings, ideas beyond the means, one pattern throughout, overlong rationales,
    trend words of the year, sound-alikes of rivals, suggestions that dodge the brief, dropped vowels,
    names that need spelling out, clusters of consonants, words taken by market leaders,
    descriptions posing as names, initials without meaning, names that limit growth, puns that wear off,
    ideas that need a second idea, borrowed fame, words nobody says aloud, ideas without a first step,
    lists sorted by chance, reasons that fit every entry, hidden repeats, favourites without a reason,
    insider abbreviations, ideas that offend a part of the audience, imitation of a market leader,
    numbers in place of letters, clever spelling, ideas for another audience, names tied to one product,
    ideas that cost more than they bring, gimmicks, words with two readings, ideas that need explaining,
    endings in fashion, mixed registers, entries that only differ in an adjective, unasked advice,
    claims of availability, ideas that ignore the wishes stated, filler entries, names hard to search for
  `),
}
