import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForMatters } from './chat-decisions-more-matters.ts'

export const lifestyle: ChatDomain = {
  id: 'lifestyle',
  group: 'lifestyle',
  framework: 'RTF',
  personas: [
    'a planner who fits advice to real days and budgets',
    'a hobbyist who remembers being a beginner',
    'an organiser who starts with the smallest useful change',
    'a well-read friend who recommends with reasons',
    'an event host who thinks of the guests first',
  ],
  strong: splitTerms(`
    hobby, garden, birthday, wedding, outfit, party, puppy, train a dog, train my, houseplant, gardening, dating,
    decor, declutter, cleaning, outdoor activities, activities for, diy, home improvement, crafts, date night,
    wardrobe, skincare, hairstyle, morning routine, parenting, new hobby, anniversary, astrology, moving house, fun
    facts, self-care, minimalist
  `),
  weak: splitTerms(`
    food, ingredient, visit, music, film, pet, dog, cat, home, decorate, shopping, play, fun, family, date, plants,
    interior, makeup, fashion, car
  `),
  decisions: [
    { text: 'Say in one line why each suggestion fits.', unless: ['instructions', 'steps', 'checklist'] },
    {
      text: 'Include one choice that costs little.',
      unless: splitTerms('budget, cheap, free, movie, series, book, song'),
    },
    { text: 'Use only the circumstances stated here.' },
    { text: 'Give the smallest first step.', unless: splitTerms('movie, series, book, song, snacks') },
    { text: 'Say how much time each suggestion takes.' },
    { text: 'Name the mistake beginners make most often.', unless: splitTerms('movie, series, book, song, gift') },
    {
      text: 'Prefer things that can be done with what is at hand.',
      unless: splitTerms('movie, series, book, song, buy'),
    },
    {
      text: 'Say how to tell after a week whether it works.',
      unless: splitTerms('movie, series, book, song, party, gift, wedding, city'),
    },
    { text: 'Make each suggestion specific enough to act on today.' },
    { text: 'State the one assumption that matters most.' },
    { text: 'Mark anything that needs special skill.' },
    {
      text: 'Reward the wanted behaviour within a second or two.',
      when: splitTerms('dog, puppy, cat, pet, train, obedience'),
    },
    {
      text: 'Keep training sessions short, and end on a success.',
      when: splitTerms('dog, puppy, pet, train, trainer'),
    },
    { text: 'Say which signs call for a vet.', when: splitTerms('dog, cat, puppy, kitten, pet, vet') },
    {
      text: 'Give light, water and season for each plant.',
      when: splitTerms('plant, garden, gardening, flower, seed, vegetables, lawn, houseplant'),
    },
    {
      text: 'Count back from the day of the event.',
      when: splitTerms('wedding, party, birthday, anniversary, shower, celebration'),
      unless: splitTerms('wear, outfit, dress, suit'),
    },
    {
      text: 'Share the tasks among the people who attend.',
      when: splitTerms('wedding, party, birthday, potluck, reunion, celebration'),
      unless: splitTerms('wear, outfit, dress, suit'),
    },
    {
      text: 'Give measures and materials before the first cut.',
      when: splitTerms('diy, build, furniture, shelf, paint, home improvement, crafts, construct'),
    },
    {
      text: 'Name the safety step before the tool is switched on.',
      when: splitTerms('diy, repair, install, electrical, drill, saw, car, toilet, engine'),
    },
    {
      text: 'Start from the light and the size of the room.',
      when: splitTerms('room, bedroom, kitchen, living room, decor, decorate, interior, apartment, furniture'),
    },
    {
      text: 'Build the outfit from one piece that is already owned.',
      when: splitTerms('outfit, wardrobe, wear, fashion, dress, stylist'),
    },
    {
      text: 'Start with one product at a time, tested on a small patch.',
      when: splitTerms('skin, skincare, makeup, hair, acne, cream'),
    },
    {
      text: 'Give a choice for rain and one for sun.',
      when: splitTerms('outdoor, activities, weekend, picnic, weather, camp'),
    },
    {
      text: "Suit the suggestion to the child's age.",
      when: splitTerms('kid, child, children, baby, toddler, teen, teenager, parenting, babysitter'),
    },
    {
      text: 'Suggest words for the first message or question.',
      when: splitTerms('dating, girlfriend, boyfriend, crush, relationship, date night'),
    },
    {
      text: 'Begin with the simplest cause that can be checked without tools.',
      when: splitTerms('car, repair, noise, leak, broken, troubleshoot, troubleshooting, fix'),
    },
    {
      text: 'Attach the new habit to something done every day.',
      when: splitTerms(`
          habit, routine, morning, productivity, declutter, self-care, organise, organize, screen time
        `),
    },
    { text: 'Explain the reason behind each piece of advice in half a sentence.' },
    {
      text: 'Give amounts, times or dates where they decide success.',
      unless: splitTerms('movie, series, book, song'),
    },
    { text: 'Sort what has to be bought from what can be borrowed.', unless: splitTerms('movie, series, song, city') },
    { text: 'Say what to drop first if time runs short.', unless: splitTerms('movie, series, book, song') },
    {
      text: 'Name one thing to leave alone, with what to do instead.',
      unless: splitTerms('movie, series, book, song'),
    },
    { text: 'Note what changes with the season or the place.', unless: splitTerms('movie, series, book, song') },
    { text: 'Keep every suggestion to two lines.' },
    { text: 'Give the order in which to do things.' },
    { text: 'Say which part brings most of the effect.' },
    { text: 'Fit the advice to an ordinary week.' },
    { text: 'Give one example of how it looks in practice.' },
    { text: 'Name the sign that it is time to ask for help.' },
    { text: 'Start with what is already there.' },
    {
      text: 'Keep the number of things to buy under four.',
      unless: splitTerms('dog, puppy, cat, car, engine, interior, decorate, wedding, party'),
    },
    { text: 'Name the best moment to begin.', unless: splitTerms('car, engine, interior, design, wear, outfit') },
    { text: 'Say how long it takes until a difference shows.' },
    {
      text: 'Give a version for one person and one for a group.',
      unless: splitTerms('puppy, dog, plant, outfit, wear'),
    },
    { text: 'Say what can be undone easily and what cannot.' },
    ...moreForMatters.lifestyle,
  ],
  shapes: [
    'A numbered list ready to follow, with times or amounts where they matter.',
    'The most useful step first, then the others in order.',
    'Titled groups of short bullets, each with its reason.',
    'A short answer, then what to do in order.',
    'A table where several things are planned, and a list otherwise.',
  ],
  lengths: ['Under 400 words.', 'At most ten points.', 'Two lines a point.', '200–300 words.', 'One page.'],
  missing: [
    {
      item: 'budget',
      unless: splitTerms('budget, cheap, luxury, recipe, cost, movie, series, book, song, free, puppy, dog, show'),
    },
    {
      item: 'preferences or needs',
      unless: splitTerms(`
          like, love, prefer, interested, enjoyed, enjoy, liked, favorite, favourite, enjoyable, allergy,
          hate, ingredients, genre, given
        `),
    },
  ],
  avoid: splitTerms(`
    one-size advice, spending as first answer, trends sold as rules, luxury budgets by default, gender stereotypes,
    advice for another climate, all-at-once overhauls, moralising about taste, showroom standards, forgotten upkeep,
    unsafe shortcuts, product plugs, ten tips at once, purchases as progress, habits of celebrities, guilt,
    perfect mornings, advice against sleep, plans for free weekends only, tools nobody owns, rules without a reason
  `),
}
