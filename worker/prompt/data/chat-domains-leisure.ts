import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const leisureDomains: readonly ChatDomain[] = [
  {
    id: 'travel',
    group: 'lifestyle',
    framework: 'RTF',
    persona: 'a travel planner who plans by distance, time and budget',
    strong: splitTerms(`
      itinerary, travel, trip to, vacation, weekend in, things to do, hotel, flight, days in, day trip,
      sightseeing, road trip, trip, viaje, voyage, reise, viagem, honeymoon
    `),
    weak: splitTerms(`
      visit, city, tour, museum, day, budget
    `),
    decisions: [
      { text: 'Group each day by area, so that little time goes on getting around.' },
      { text: 'Leave one free slot a day, and give one indoor fallback for bad weather.' },
      { text: 'Mark what has to be booked ahead.' },
      { text: 'Say why each stop fits this traveller, in one line.' },
      { text: 'Flag prices and opening times as things to check.' },
    ],
    shapes: [
      'One table per day (time, place, why, rough cost), then a short list of bookings.',
      'Day by day, morning, afternoon and evening, with rough costs, then what to book first.',
    ],
    lengths: ['At most six stops a day.'],
    missing: [
      {
        item: 'dates and season',
        unless: [
          'january',
          'february',
          'march',
          'april',
          'may',
          'june',
          'july',
          'august',
          'september',
          'october',
          'november',
          'december',
          'summer',
          'winter',
          'spring',
          'autumn',
        ],
      },
      { item: 'budget', unless: ['budget', 'cheap', 'luxury'] },
    ],
    avoid: ['generic top-ten lists', 'prices stated as certain'],
  },
  {
    id: 'cooking',
    group: 'lifestyle',
    framework: 'RTF',
    persona: 'a cook who writes recipes that work the first time',
    strong: splitTerms(`
      recipe, cook, dinner, bake, baking, receta, recette, rezept, receita, marinade, dessert
    `),
    weak: splitTerms(`
      ingredient, food, oven, meal, dish, sauce, vegetarian, vegan
    `),
    decisions: [
      { text: 'List the ingredients with amounts, in order of use.' },
      { text: 'Number the steps, each with its time and the sign that it is done.' },
      { text: 'Name one substitute for the ingredient most likely to be missing.' },
      { text: 'Say what can be prepared ahead and how leftovers keep.' },
    ],
    shapes: [
      'Servings and total time, then ingredients, then numbered steps.',
      'A line with servings and time, the ingredient list, the steps, and one note on variations.',
    ],
    lengths: ['At most ten steps.'],
    missing: [
      { item: 'number of servings', unless: ['for two', 'for four', 'serving', 'people', 'person'] },
      { item: 'dietary limits', unless: ['vegetarian', 'vegan', 'gluten', 'allergy', 'halal', 'kosher'] },
    ],
    avoid: ['vague amounts', 'unexplained techniques'],
  },
  {
    id: 'lifestyle',
    group: 'lifestyle',
    framework: 'RTF',
    persona: 'a planner who fits advice to real days and budgets',
    strong: splitTerms(`
      restaurant, book recommendation, recommend a, hobby, garden, birthday, wedding, gift for, outfit,
      video game, board game, party
    `),
    weak: splitTerms(`
      food, ingredient, visit, music, film, pet, dog, cat, home, decorate, shopping, play, fun, family, date
    `),
    decisions: [
      { text: 'Say in one line why each suggestion fits the request, and who should skip it.' },
      { text: 'Order the suggestions by fit, not by fame.' },
      { text: 'Include one option that costs little.', unless: ['budget', 'cheap'] },
      { text: 'Use only the tastes and limits stated here, and name the one assumption that matters most.' },
    ],
    shapes: [
      'A short list in order of fit, each with one reason.',
      'A table or numbered list ready to follow, with times or amounts where they matter.',
    ],
    lengths: ['At most seven entries.', 'Under 400 words.'],
    missing: [
      { item: 'budget', unless: ['budget', 'cheap', 'luxury', 'recipe', 'cost'] },
      {
        item: 'preferences or dietary needs',
        unless: ['vegetarian', 'vegan', 'like', 'love', 'prefer', 'gluten', 'allergy', 'interested'],
      },
    ],
    avoid: ['generic top-ten lists', 'prices stated as certain'],
  },
]
