import type { Decision } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

/** Decisions that answer to what the task is about. */
export const howToSpecifics: readonly Decision[] = [
  {
    text: 'Say which steps can be undone.',
    when: splitTerms(`
      install, configure, settings, set up, delete, reset, cut, repair, replace, update, gpu, linux
    `),
  },
  {
    text: 'Name the menu, the button or the command exactly.',
    when: splitTerms('install, configure, settings, app, phone, windows, mac, browser, account, excel'),
  },
  {
    text: 'Say which system and version the steps apply to.',
    when: splitTerms('install, windows, mac, linux, android, iphone, ubuntu, update'),
  },
  {
    text: 'Back up what could be lost before the first change.',
    when: splitTerms('delete, reset, migrate, reinstall, upgrade, recover, factory reset'),
  },
  {
    text: 'Name protective gear, and the point at which power or water is shut off.',
    when: splitTerms('repair, drill, electrical, wiring, plumbing, leak, wall, paint, faucet, toilet, car'),
  },
  {
    text: 'Measure first, and say how much to allow for error.',
    when: splitTerms('build, cut, wood, shelf, sew, paint, fence, garden, diy'),
  },
  {
    text: 'Say how long to wait between stages.',
    when: splitTerms('paint, glue, dry, plant, grow, dough, clean, ferment, stain'),
  },
  {
    text: 'Test on a hidden spot first.',
    when: splitTerms('clean, remove stain, stain, polish, bleach, leather, carpet, fabric'),
  },
  {
    text: 'Give season, light and water needs.',
    when: splitTerms('plant, grow, garden, seeds, lawn, tree, vegetables, flower'),
  },
  { text: 'Suggest a first practice of ten minutes.', when: splitTerms('learn, practice, practise, play, draw, sing') },
  {
    text: 'Set one measure of progress, and say when to look at it.',
    when: splitTerms('improve, increase, better at, build, habit, learn, grow, faster'),
  },
  {
    text: 'Offer words that can be used as they stand.',
    when: splitTerms('talk, tell, ask, say, conversation, negotiate, conflict, boss, friend, interview'),
  },
  {
    text: 'Name what to prepare, whom to contact and which papers to bring.',
    when: splitTerms('apply, visa, register, passport, licence, license, permit, enroll, form, start a business'),
  },
  {
    text: 'Say what it costs to start, and what can wait.',
    when: splitTerms('start a, business, channel, podcast, blog, shop, launch, open a'),
  },
  {
    text: 'Say how often the job has to be repeated.',
    when: splitTerms(`
      clean, maintain, sharpen, backup, back up, water, wash, oil, filter, tyre, tire, update, save
    `),
  },
  {
    text: 'Say which material or surface calls for another method.',
    when: splitTerms('clean, remove, paint, stain, wood, wine, pan, carpet, iron, fabric, wall, wooden, glue'),
  },
  {
    text: 'Give the size, grade or type of each part to buy.',
    when: splitTerms('build, repair, fix, change, tyre, tire, tap, bookshelf, shelf, install, paint, replace, pine'),
  },
  {
    text: 'Show how to start with what is already at hand.',
    when: splitTerms('little money, cheap, beginner, no money, at home, on a budget'),
  },
  {
    text: 'Split the practice into sessions of a stated length.',
    when: splitTerms(`
      learn, guitar, typing, chords, language, practice, speed, run, 5k, chess, drawing, piano, faster
    `),
  },
  {
    text: 'Say what to bring, what it costs and how long it takes to be processed.',
    when: splitTerms(`
      visa, register, company, will, passport, apply, licence, license, permit, tax, claim, schengen
    `),
  },
  {
    text: 'Give the opening sentence and the fallback.',
    when: splitTerms('ask, raise, negotiate, rent, friends, complain, say no, apologise, apologize, talk'),
  },
  {
    text: 'Name what to compare before choosing.',
    when: splitTerms('choose, buy, pick, select, best, which, shoe, laptop, mattress'),
  },
  {
    text: 'Say what can go wrong between two people or animals, and how to ease it.',
    when: splitTerms('cats, cat, dog, kids, baby, friends, neighbour, neighbor, roommate, move'),
  },
  {
    text: 'Put the saving beside each measure.',
    when: splitTerms('save, electricity, money, energy, water, bills, reduce'),
  },
  {
    text: 'Say how to tell by sight, touch or smell that it is ready.',
    when: splitTerms(`
      sourdough, bake, cook, dough, starter, ripe, dry, ferment, clean, paint, fold, tomatoes, plant
    `),
  },
  {
    text: 'Say where the file or copy ends up.',
    when: splitTerms('export, backup, back up, recover, photos, download, whatsapp, disk, save, convert, transfer'),
  },
  {
    text: 'Give the review that follows: what is reread, when and for how long.',
    when: splitTerms('notes, study, exam, lectures, memorise, memorize, read, revise, remember'),
  },
  {
    text: 'List the room by room or week by week order.',
    when: splitTerms('move, house, organise, organize, declutter, pack, renovate, plan, wedding, trip'),
  },
  {
    text: 'Name the habit to drop before the one to build.',
    when: splitTerms('improve, skill, skills, time management, productivity, habit, faster, better'),
  },
  {
    text: 'Give one way to practise in real conditions.',
    when: splitTerms('improve, skills, learn, speak, presentation, cook, drive, negotiate, language, sing'),
  },
  {
    text: 'Say what the first week looks like.',
    when: splitTerms('start, begin, launch, channel, business, learn, improve, new job, plan, podcast, blog'),
  },
  {
    text: 'Say how success is noticed without extra tools.',
    when: splitTerms('increase, grow, channel, audience, sales, save'),
  },
]
