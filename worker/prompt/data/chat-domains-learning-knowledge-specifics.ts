import type { Decision } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

/** Decisions that answer to what the task is about. */
export const knowledgeSpecifics: readonly Decision[] = [
  {
    text: 'Distinguish direct causes from circumstances that only helped.',
    when: splitTerms('cause, causes, caused, led to, fall of, crisis, war, why did, reason, reasons, collapse'),
  },
  {
    text: 'Use only words and examples that this reader already knows.',
    when: splitTerms('year old, kid, kids, child, beginner, layman, eli5, grader, simple terms, simply, like i am'),
  },
  {
    text: 'Compare on the same named criteria.',
    when: splitTerms('compare, comparison, versus, vs, difference, differences, better, pros and cons, differ'),
  },
  {
    text: 'Say which choice suits which situation.',
    when: splitTerms('compare, versus, vs, better, pros and cons, prefer, instead of, choose, rather than'),
  },
  {
    text: 'Follow the process from start to finish, one stage at a time.',
    when: splitTerms('process, how does, mechanism, how is, how are, stages, works'),
  },
  {
    text: 'Name the actors, what each wanted and what came of it.',
    when: splitTerms(`
      war, revolution, history, empire, dynasty, treaty, king, century, historical, president, colonial
    `),
  },
  {
    text: 'Put events in order, with the turning point marked.',
    when: splitTerms('history, war, revolution, timeline, when did, century, dynasty, evolution, origin'),
  },
  {
    text: 'State the effect, how large it is and whom it reaches.',
    when: splitTerms('impact, effect, effects, affect, influence, consequences, implications, environment'),
  },
  {
    text: 'Separate short-term from long-term consequences.',
    when: splitTerms('impact, effect, effects, implications, consequences, policy, economy, climate, future'),
  },
  {
    text: 'Follow the chain of consequences two steps, marking each as likely or speculative.',
    when: splitTerms('what if, would have, had not, imagine if, suppose, hypothetical, if there were'),
  },
  {
    text: 'Name the condition under which the reason does not apply.',
    when: splitTerms('why, why do, why does, why might, reason, reasons'),
  },
  {
    text: 'Give the strongest case for each side before judging.',
    when: splitTerms(`
      should we, should the, should people, should governments, ethical, more important, debate, is it right, moral,
      controversial, agree
    `),
  },
  {
    text: 'Give a cue that could be observed, and what else might explain it.',
    when: splitTerms('how can you tell, clues, determine if, signs, how can observing, indicate, recognize'),
  },
  {
    text: 'Name the factor that weighs most, and why.',
    when: splitTerms('factors, factor, consider, causes, criteria, reasons'),
  },
  {
    text: 'Tell the idea apart from its nearest neighbour.',
    when: splitTerms('meaning, definition, concept, define, theory, difference, the term, mean by, what is meant'),
  },
  {
    text: 'Explain the intuition before the formula.',
    when: splitTerms(`
      physics, quantum, relativity, equation, theorem, energy, gravity, chemistry, entropy, probability
    `),
  },
  {
    text: 'Trace what goes in, what happens and what comes out.',
    when: splitTerms(`
      cell, photosynthesis, dna, protein, engine, motor, computer, brain, circuit, evolution, blockchain, neural
      network
    `),
  },
  {
    text: 'State the instrument, its lever and its side effects.',
    when: splitTerms('policy, policies, inflation, tax, central bank, fiscal, monetary, economy, recession'),
  },
  {
    text: 'Present each tradition in terms its followers would accept.',
    when: splitTerms(`
      religion, church, denomination, belief, philosophy, islam, christian, buddhism, hindu, culture, cultural
    `),
  },
  {
    text: 'Describe one realistic case from beginning to end.',
    when: splitTerms('scenario where, describe a, real-life, real life, case study'),
  },
  {
    text: 'Say what the person changed, and what was there before.',
    when: splitTerms('who was, who is, biography, life of, inventor, invented, discovered, scientist, artist'),
  },
  {
    text: 'Say what the evidence is and how it was obtained.',
    when: splitTerms('is it true, true, evidence, prove, myth, really, claim, fact, prehistoric, discovered'),
  },
  {
    text: 'Give the setting first: where it lies, how large it is, who lives there.',
    when: splitTerms('country, capital, region, population, located, where is'),
  },
  {
    text: 'Give for each benefit the condition under which it is real.',
    when: splitTerms('benefit, benefits, advantage, advantages, useful, importance, value, good for'),
  },
  {
    text: 'Set each risk beside how likely it is.',
    when: splitTerms('risk, risks, danger, dangers, disadvantage, disadvantages, drawbacks, harmful, side effects'),
  },
  {
    text: 'Say for each mistake why people make it and what to do instead.',
    when: splitTerms('mistake, mistakes, misconceptions, pitfalls, errors, myths'),
  },
  {
    text: 'Say for each way when it works and when it fails.',
    when: splitTerms(`
      ways, strategies, strategy, methods, techniques, effective, approaches, tips, solve, deal with
    `),
  },
  {
    text: 'Sort the kinds by one stated principle.',
    when: splitTerms('types, kinds, type of, kinds of, categories, classes, forms, classification'),
  },
  {
    text: 'Say what would be missing without it.',
    when: splitTerms('role, function of, purpose, important, significance, why is, contribute, contribution'),
  },
  {
    text: 'Trace what changed between the two, and what stayed.',
    when: splitTerms('relationship, change, changed, evolve, evolved, transition, over time, development, shift'),
  },
  {
    text: 'Tell the story of the discovery before its result.',
    when: splitTerms('invented, discovered, discovery, invention, who invented, origin, origins, first'),
  },
  {
    text: 'Give the scale by a comparison with an everyday size.',
    when: splitTerms(`
      planet, space, universe, star, atom, distance, speed, galaxy, black hole, ocean, large, small, nuclear, sun,
      moon
    `),
  },
  {
    text: 'Say how the animal or plant lives, feeds and is threatened.',
    when: splitTerms(`
      animal, animals, species, bird, birds, fish, plant, plants, insect, insects, mammal, whale, dog, cat
    `),
  },
  {
    text: 'Name one work in which it can be heard, seen or read.',
    when: splitTerms(`
      music, film, movie, art, artist, painting, novel, literature, genre, poem, poet, band, composer, architecture,
      style of
    `),
  },
  {
    text: 'Say how it is experienced by different groups of people.',
    when: splitTerms(`
      people, society, social, culture, gender, community, workers, children, consumers, customers, tourists,
      behavior, behaviour
    `),
  },
  {
    text: 'Separate what the rules say from what is done in practice.',
    when: splitTerms('rule, rules, law, laws, system, election, court, rights, sport, game, constitution, un, eu'),
  },
  {
    text: 'Say who pays, who gains and over which period.',
    when: splitTerms(`
      cost, costs, energy, climate, transport, transportation, company, business, market, price, prices, plastic,
      automation, industry
    `),
  },
  {
    text: 'Name what can be observed, and leave motives as motives.',
    when: splitTerms(`
      pretending, feel, feeling, emotion, personality, motivation, behavior, behaviour, psychology, prefer, enjoy,
      choose, fear
    `),
  },
  {
    text: 'Give the word in its original language and what it meant there.',
    when: splitTerms('meaning of, etymology, latin, greek, idiom, origin of the word, translation'),
  },
  {
    text: 'Follow the energy or material from source to end.',
    when: splitTerms(`
      energy, fuel, electricity, water, carbon, waste, plastic, food chain, battery, solar, engine, motor, reaction
    `),
  },
  {
    text: 'Say what is known about the numbers, and from which year they stem.',
    when: splitTerms(`
      how many, population, statistics, percentage, rate, gdp, largest, biggest, average, most common, richest
    `),
  },
  {
    text: 'Set out the limits of the machine as plainly as its uses.',
    when: splitTerms(`
      ai, artificial intelligence, computer, internet, software, robot, algorithm, technology, blockchain, machine
      learning, data
    `),
  },
  {
    text: 'Give the argument in three steps: premise, inference, conclusion.',
    when: splitTerms(`
      philosophy, argument, paradox, ethics, free will, consciousness, logic, believe, meaning of life, kant, plato
    `),
  },
]
