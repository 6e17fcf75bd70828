import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForMatters } from './chat-decisions-more-matters.ts'

export const travel: ChatDomain = {
  id: 'travel',
  group: 'lifestyle',
  framework: 'RTF',
  personas: [
    'a travel planner who plans by distance, time and budget',
    'a local guide who knows what to skip',
    'a trip designer who leaves room for rest',
    'a travel agent who thinks about tickets and opening hours',
    'an experienced traveller who packs for the weather',
  ],
  strong: splitTerms(`
    itinerary, travel, trip to, vacation, weekend in, things to do, hotel, flight, days in, day trip, sightseeing,
    road trip, trip, viaje, voyage, reise, viagem, honeymoon, things to see, places to visit, travel guide,
    backpacking, where to stay, best time of year to visit, best time to visit, packing list, travel plan, travel
    agent, day itinerary, layover, cruise, staycation, weekend getaway, hostel, airbnb, visit the city, cities in,
    what to pack, hiking trip, camping trip, plan a trip, road-trip
  `),
  weak: splitTerms(`
    visit, city, tour, museum, day, budget, tourist
  `),
  decisions: [
    {
      text: 'Group stops by area, so that little time goes on getting around.',
      unless: ['packing', 'stay', 'best time'],
    },
    { text: 'Give one indoor fallback for bad weather.', unless: ['packing', 'hotel', 'flight'] },
    { text: 'Mark what has to be booked ahead.', unless: ['packing', 'best time'] },
    { text: 'Say in one line why each suggestion fits this traveller.', unless: ['packing', 'best time'] },
    { text: 'Flag prices and opening times as things to check.', unless: ['packing', 'best time'] },
    { text: 'Name one well-known sight that can be skipped.', unless: ['packing', 'hotel', 'flight'] },
    { text: 'Include one place that residents use themselves.', unless: ['packing', 'flight', 'best time'] },
    { text: 'Give distance or travel time between one stop and the next.', unless: ['packing'] },
    { text: 'Leave one free slot a day.', unless: splitTerms('packing, one day, hotel, restaurant, best time') },
    { text: 'Name the best time of day for each stop.', unless: ['packing', 'hotel', 'flight'] },
    { text: 'Balance famous sights with quiet hours.', unless: ['packing', 'flight', 'best time'] },
    { text: 'Give a rough cost range for each day or item.', unless: ['packing', 'best time'] },
    { text: 'Note one local custom that a visitor should know.', unless: ['packing'] },
    { text: 'Say how to get from the point of arrival to the first stop.', unless: ['packing', 'best time'] },
    { text: 'Put the tiring parts early in the day.', unless: splitTerms('packing, hotel, flight, best time') },
    {
      text: 'Give each day one main thing, and let the rest be small.',
      when: splitTerms('itinerary, days, day trip, 3 day, 7 day, week, weekend'),
    },
    { text: 'Say on which day the plan can be shortened.', when: splitTerms('itinerary, days, week, road trip') },
    {
      text: 'Keep walking stretches short, with a break after each.',
      when: splitTerms('kids, children, family, toddler, elderly, parents, grandparents, wheelchair, baby'),
    },
    {
      text: 'Offer one thing for each age in the group.',
      when: splitTerms('kids, children, family, toddler, teen, teenagers, parents'),
    },
    {
      text: 'Pick things that are free or cost less than a meal.',
      when: splitTerms('budget, cheap, backpacking, student, college, hostel, affordable'),
    },
    {
      text: 'Leave evenings open for time as a pair.',
      when: splitTerms('honeymoon, couple, romantic, anniversary, girlfriend, wife, husband, boyfriend'),
    },
    {
      text: 'Name areas that are easy to reach after dark.',
      when: splitTerms('solo, alone, woman, female, safe, safety'),
    },
    {
      text: 'Compare areas by noise, price and transport.',
      when: splitTerms('stay, hotel, airbnb, where to stay, neighborhood, neighbourhood, accommodation, district'),
    },
    {
      text: 'Weigh weather, crowds and prices month by month.',
      when: splitTerms('best time, season, when to, month, weather, time of year'),
    },
    {
      text: 'Split the drive into legs of at most four hours.',
      when: splitTerms('road trip, drive, driving, car, rv, motorcycle'),
    },
    { text: 'Name where to sleep, refuel and turn back.', when: ['road trip', 'motorcycle'] },
    {
      text: 'Give length, climb and difficulty of each walk.',
      when: splitTerms('hike, hiking, trek, trail, mountain, climb'),
      unless: ['packing'],
    },
    {
      text: 'Sort the list by bag, and mark what can be bought there.',
      when: splitTerms('pack, packing, packing list, luggage, carry-on'),
    },
    {
      text: 'Name one dish to try at each stop, and when to eat it.',
      when: splitTerms('food, restaurant, eat, cuisine, street food, foodie'),
    },
    {
      text: 'Allow time for security and transfers.',
      when: splitTerms('layover, flight, airport, connection, transit, stopover'),
    },
    {
      text: 'Say which papers or permits need checking before booking.',
      when: splitTerms('visa, passport, abroad, international, country, countries, europe, asia, foreign'),
    },
    {
      text: 'Suggest one low-carbon way to cover the longest leg.',
      when: splitTerms('eco, eco-friendly, sustainable, train, green'),
    },
    {
      text: 'Choose sights that show different periods of the place.',
      when: splitTerms('history, historical, museum, culture, art, architecture, temple'),
    },
    { text: 'Say how long each visit takes.', unless: splitTerms('packing, hotel, flight, best time') },
    { text: 'Name the part of the plan that depends most on the weather.' },
    { text: 'Say what is worth paying for and what is not.', unless: ['packing'] },
    { text: 'Note when places are likely to be crowded.', unless: ['packing', 'flight'] },
    { text: 'Say what to wear or carry for the day.' },
    { text: 'Offer one alternative for someone who knows the usual sights.', unless: ['packing', 'flight'] },
    { text: 'State what is assumed about pace and fitness.', unless: ['packing', 'best time'] },
    { text: 'Separate what has to be seen from what would be a bonus.', unless: ['packing', 'flight'] },
    { text: 'Begin each day near the place of the night before.', when: ['itinerary', 'day'] },
    { text: 'Keep the first and the last day light.', when: ['itinerary', 'days', 'week'] },
    { text: 'Put museums and shops where the day is hottest or wettest.', when: ['itinerary', 'days', 'summer'] },
    { text: 'Set one evening plan for every two days.', when: ['itinerary', 'days', 'week'] },
    { text: 'Cluster the far sights into one long day.', when: ['itinerary', 'days', 'week'] },
    { text: 'Give each day a title that names its area.', when: ['itinerary', 'days'] },
    { text: 'Group the items by when they are needed.', when: splitTerms('pack, packing, packing list, luggage') },
    { text: 'Give a number for each item.', when: splitTerms('pack, packing, packing list, luggage') },
    { text: 'Name what can stay at home.', when: splitTerms('pack, packing, packing list, luggage') },
    {
      text: 'Mark what the weather or the height makes necessary.',
      when: splitTerms('packing, packing list, trek, hike, camping'),
    },
    {
      text: 'Keep papers, money and medicine in a list of their own.',
      when: splitTerms('pack, packing, packing list, luggage'),
    },
    {
      text: 'Name the month to stay away from, and why.',
      when: splitTerms('best time, when to, time of year, season'),
    },
    {
      text: 'Give one choice for weather and one for quiet.',
      when: splitTerms('best time, when to, time of year, season'),
    },
    { text: 'Say which events fall into each season.', when: splitTerms('best time, when to, time of year, season') },
    ...moreForMatters.travel,
  ],
  shapes: [
    'A table with one row per entry: what, where or when, why, rough cost.',
    'Day by day where days are planned, or else by theme.',
    'A list in order of fit, each entry with its reason.',
    'An overview in five lines, then the details under short headings.',
    'Entries grouped by area or theme, each with one tip.',
  ],
  lengths: [
    'At most five entries a day, or ten in all.',
    'Under 450 words.',
    'Two or three lines per entry.',
    'At most ten entries where no days are planned.',
    'One page.',
  ],
  missing: [
    {
      item: 'dates and season',
      unless: splitTerms(`
          january, february, march, april, may, june, july, august, september, october, november, december,
          summer, winter, spring, autumn, season, weekend, christmas, next month, next week, best time
        `),
    },
    {
      item: 'budget',
      unless: splitTerms('budget, cheap, luxury, affordable, cost, expensive, free, backpacking, college students'),
    },
  ],
  avoid: splitTerms(`
    fame-ranked sights, prices stated as certain, overpacked days, zigzag routes, overlooked closing days,
    invented hotels, impossible connections, brochure adjectives, tips for the wrong season,
    entry rules from memory, ignored arrival fatigue, secrets everyone knows, checklists of landmarks,
    meals without a place, timings to the minute, packing lists for everyone, transfers left out,
    nights in three towns in a row, views at the wrong hour, local customs as spectacle
  `),
}
