import { splitTerms } from '../split-terms.ts'

/**
 * Words of judgement, of thinking and of talk that no picture shows and no task turns on. As with the other lists here,
 * one of them alone says nothing: they count only where every other word of the sentence is such a word too.
 */

/** Regular verbs, in their base form; the recogniser adds -s, -ed and -ing. */
export const remarkVerbs: readonly string[] = splitTerms(`
    achieve, acknowledge, admire, adore, advise, aim, align, amaze, annoy, anticipate, apply, approve, arrange,
    assume, assure, astonish, astound, await, baffle, base, beg, belong, blame, bug, care, cause, cherish, claim,
    clarify, comment, commit, compliment, comply, concern, conclude, confess, congratulate, contact, contribute,
    convey, cooperate, correct, cover, dare, dedicate, delve, demonstrate, describe, desire, determine, devote,
    differ, digress, distract, dread, dwell, elevate, embark, empower, enable, encourage, endeavour, endeavor,
    enhance, ensure, entrust, envy, evolve, exaggerate, exceed, excel, express, face, facilitate, fail, fascinate,
    figure, foster, fulfil, fulfill, fuss, gain, gather, gauge, hate, imply, improve, inspire, insist, interest,
    judge, justify, lack, last, leverage, maintain, manage, master, maximise, maximize, merit, minimise,
    minimize, mistake, motivate, nag, need, obey, oblige, obtain, occur, optimise, optimize, outline, overcome,
    overlook, overthink, owe, permit, persist, phrase, ponder, praise, predict, presume, pretend, prevent,
    prioritise, prioritize, process, promise, pursue, puzzle, ramble, rate, react, realise, realize, reassure,
    reckon, recognise, recognize, recommend, reflect, refuse, rehash, reiterate, relate, remain, render, repeat,
    represent, require, respond, restate, resolve, revolve, reward, risk, satisfy, settle, solve, specify, state,
    strive, struggle, submit, succeed, suffice, suggest, summon, suspect, tackle, tend, tolerate, trouble,
    underestimate, underpin, urge, vary, venture, wander, waste, welcome
  `)

/** Adjectives; the recogniser adds -ly. */
export const remarkAdjectives: readonly string[] = splitTerms(`
    abundant, acceptable, accessible, admirable, adequate, advanced, advantageous, ambitious, appreciative,
    appropriate, attentive, available, aware, awful, awkward, breathtaking, broad, capable, careless, cautious,
    challenging, comfortable, committed, comparable, compelling, competent, complex, complicated, comprehensive,
    conscious, considerable, consistent, constant, countless, debatable, decent, decisive, dedicated, deliberate,
    dependable, desirable, determined, diligent, disrespectful, diverse, doubtful, due, dynamic, effective,
    efficient, elaborate, enormous, enjoyable, enthusiastic, equal, exact, exciting, exemplary, exhausting,
    exhaustive, exquisite, extensive, extraordinary, fabulous, faithful, flawless, flexible, fortunate, foolish,
    forgetful, fresh, frequent, fruitful, fundamental, glorious, handy, hectic, helpless, holistic, ideal,
    imaginable, immediate, imperative, impeccable, imperfect, impossible, inevitable, inherent, innovative, insane,
    insightful, inspiring, integral, intelligent, intense, intimidating, intriguing, invaluable, irrelevant,
    irreplaceable, jaw-dropping, lame, lazy, legendary, likely, limitless, magnificent, marvellous, marvelous,
    masterful, mindful, mistaken, momentous, multifaceted, multi-faceted, mutual, necessary, noble, nuanced,
    numerous, obliged, odd, ongoing, open, optimal, optional, overdue, overly, paramount, passionate, peculiar,
    phenomenal, pivotal, pleasant, plentiful, positive, pressing, priceless, proactive, productive, profound,
    prompt, proper, pure, quality, quick-witted, random, rare, ready, reasonable, reliable, resourceful,
    respectable, responsible, ridiculous, robust, satisfactory, satisfying, scalable, seamless, sensible, shameless,
    shy, sizable, skilled, skilful, skillful, solid, sophisticated, spectacular, splendid, spot-on,
    state-of-the-art, sterling, strange, strategic, striking, subjective, sublime, substantial, subtle, successful,
    sufficient, suitable, superior, supportive, supreme, synergistic, tactful, tedious, terrible, terrific,
    thoughtless, thought-provoking, timely, timeless, top-tier, tricky, trivial, trustworthy, unbelievable, unable,
    uncertain, undeniable, unforgettable, unique, unlikely, unmatched, unnecessary, unparalleled, unprecedented,
    unreal, unrivalled, unsure, untold, unusual, unwavering, useless, utter, vague, valid, varied, vast, versatile,
    visionary, weird, well-known, well-meaning, well-rounded, willing, win-win, wondrous, world-renowned
  `)

/** Nouns and irregular forms; a plural -s is folded before they are looked up. */
export const remarkNouns: readonly string[] = splitTerms(`
    accomplishment, acknowledgement, action, admiration, advantage, affair, agreement, alternative, analogy, angle,
    apology, appreciation, approach, argument, assignment, assumption, attitude, authority, awareness, basis,
    behalf, belief, blah, blessing, bonus, boundary, brainstorm, capability, capacity, category, choice, clarity,
    clue, collaboration, comfort, commitment, community, competence, complaint, complexity, complication,
    compliment, comprehension, concept, conclusion, condition, consequence, contentment, context, contribution,
    conversation, cooperation, courtesy, creativity, credit, criteria, curiosity, debt, decision, dedication,
    definition, degree, deliverable, delivery, demand, dignity, dilemma, direction, discovery, discussion, disposal,
    diversity, duty, eagerness, ease, ecosystem, efficiency, elephant, encouragement, endeavour, endeavor,
    enterprise, enthusiasm, essence, evidence, evolution, excellence, exception, exercise,
    explanation, exposure, expression, extent, failure, fairness, fault, finding, finesse, flaw, focus, foundation,
    framework, fulfilment, function, fuss, generosity, gist, goal, goodness, goodwill, greatness, growth, guarantee,
    habit, happiness, hardship, heads-up, hospitality, hint, humanity, hunch, imagination, implication, improvement,
    inconvenience, indication, ingenuity, initiative, innovation, inquiry, insight, inspiration, 
    instruction, integrity, intelligence, intention, interest, intuition, kpi, lack, landscape, lesson, liberty,
    limit, limitation, logic, loyalty, magic, majority, marvel, mastery, maximum, means, measure, memory, mention,
    merit, milestone, mindset, minimum, miracle, misfortune, mission, mistake, misunderstanding, momentum,
    motivation, mystery, myth, necessity, notion, nonsense, nuance, objective, obligation, observation, obstacle,
    occasion, occurrence, odds, option, order, organisation, organization, origin, outset, outlook, overthinking,
    paradigm, passion, path, payoff, peace, perfection, performance, phenomenon, philosophy, phrase, phrasing,
    positivity, possibility, precision, preference, premise, presence, pride, principle, procedure, productivity,
    professionalism, prospect, query, quest, ramble, rambling, rant, reaction, realisation, realization,
    recommendation, reference, reflection, regard, relation, relationship, relevance, reliability, relief, remark,
    reputation, requirement, resilience, resource, responsibility, revelation, reward, risk, roadmap, sanity,
    satisfaction, scale, scenario, scope, secret, selection, sentiment, setback, shot, shout-out, significance,
    sincerity, solution, soul, spirit, stage, stake, stakeholder, stance, starter, statement, status, strategy,
    struggle, style, suggestion, superstar, surface, surprise, suspicion, synergy, tale, taste, technology,
    teamwork, tendency, tenacity, term, testament, theory, thinker, thoughtfulness, tip, tolerance, tool, touch,
    tradition, transformation, trend, trial, trick, trouble, trust, turning, type, uncertainty, understatement,
    undertaking, urgency, user, usefulness, utility, variety, verdict, victory, viewpoint, virtue, vision,
    willingness, willpower, wit, wizard, won, wonder, wonders, wording, worker, yours, abilities, activities,
    apologies, boundaries, capabilities, categories, communities, complexities, duties, industries, mysteries,
    necessities, opportunities, possibilities, priorities, qualities, queries, realities, responsibilities,
    societies, strategies, synergies, theories, uncertainties, varieties, awoke, beaten, became, become, becomes,
    becoming, begin, begins, began, begun, blew, blown, bound, broke, built, caught, crossed, dealt, drew, driven,
    drove, fell, fallen, fought, forgave, forgive, forgiven, forgot, found, gotten, grew, grown, had, heading, hit,
    kept, knew, laid, lain, lead, leads, led, leave, leaves, left, lend, lends, lent, lie, lose, loses, losing,
    mean, meet, meets, met, misunderstood, overdo, overthought, paid, pays, proven, riding, rise, rises, risen,
    rose, sees, sense, shaped, slept, sought, seek, seeks, seeking, spend, spends, spent, stuck, stood, strove,
    taught, teach, teaches, thought, threw, told, understood, undertake, understands, upset, went, withstand,
    written, apart, ahead, alike, aside, as-is, barely, beforehand, etcetera, forever, forth, forwards, half,
    halfway, hereby, herein, herewith, inasmuch, insofar, likewise, merely, mostly, namely, nonetheless,
    nevertheless, notwithstanding, oftentimes, once, overly, part, partly, plenty, plus, pretty, roughly, scarcely,
    someday, sometime, somewhat, straightaway, supposedly, thereby, thereof, thrice, twice, whatnot, sound, sounds, sounded, version, final, beautifully, tremendous, sooner, wit, whatsoever,
    wholeheartedly, yep, yup, nah, nope, ah, aha, alright, um, uh, er, erm, hm, huh, whoa, wow, yay, gosh, gee,
    phew, oops, omg, btw, fyi, imo, imho, tbh, ty, thx, pls, plz, ps, ado, amongst, amidst, aye, bet, buddy, champ,
    chatbot, computer, ai, bot, machine, model, dude, gotta, gonna, wanna, kinda, sorta, mate, pal, newcomer,
    novice, beginner, layman, amateur, ourselves, shall, ought, used, worst, worse, wiser, stronger, harder, easier,
    higher, greater, bigger, faster, deeper, further, better, older, younger, happier, luckiest, smartest, finest,
    greatest, biggest, toughest, slightest, wildest, faintest, foremost
  `)

/** Talk of the day, of oneself and of one's circle: chatter beside a text, but a caption may show it. */
export const chattyWords: readonly string[] = splitTerms(`
    afternoon, amused, asleep, awake, bed, boss, boy, brother, busy, car, chat, chilly, cloud, cloudy, cold,
    commute, cook, cousin, crazy, dad, desk, dog-tired, evening, exhausted, family, fellow, freezing, friday,
    friend, game, garden, girlfriend, boyfriend, gym, haircut, headache, house, humid, husband, kitchen, late,
    laugh, laughing, lol, lunchtime, mom, mum, nap, neighbourhood, office, online, outside, pals, partner, party,
    pizza, podcast, raining, rainy, relax, relaxing, roommate, running, sandwich, shopping, shower, sister,
    sleepless, sleepy, snack, snow, snowing, storm, stormy, sunny, sunshine, supper, sweating, thursday, tuesday,
    tv, vacation, walking, warm, wednesday, wife, windy, yawning, zoom
  `)

/** What such sentences ask for in earnest when they open with a request, or with "I want". */
export const requestedWords: readonly string[] = splitTerms(`
    sound, confident, confidently, alternative, option, suggestion, recommendation, explanation, definition, evidence, argument,
    conclusion, analogy, lesson, tip, reference, solution, strategy, theory, criteria, scenario, instruction,
    statement, roadmap, framework, tool, tale, query, action, principle, hint, objective, goal, mission,
    vision, requirement, condition, consequence, complex, complicated, comprehensive, consistent, diverse, dynamic,
    flexible, fresh, holistic, ambitious, immediate, innovative, inspiring, intense, mindful, nuanced, optional,
    passionate, positive, proactive, productive, random, reasonable, robust, scalable, sensible, strategic,
    subjective, subtle, supportive, tactful, thought-provoking, timeless, unusual, vague, varied, versatile, weird,
    enthusiastic, elaborate, exhaustive, extensive, sophisticated, solid, lazy, open, effective, efficient,
    realistic, careless, cautious,  describe, outline, justify, clarify, comment, recommend,
    suggest, specify, solve, correct, rate, apply, arrange, repeat, restate, improve, optimize, optimise, maximise,
    maximize, prioritise, prioritize, demonstrate, cover, reflect, react, represent, conclude, reiterate, express,
    convey, gather, predict, prove, submit, contact, praise, compliment, congratulate, promise, reassure, encourage,
    motivate, inspire, urge, warn, apology, apologies, apologise, apologize, humanity, technology, community,
    organisation, relationship, conversation, pretend, sarcastic, base, phrase, judge, assume, insist, refuse,
    claim, relate, owe, seek, teach, meet, leave, lead, spend, pay, spirit, context, style, type, term, taste,
    stage, scale
  `)

/** The part of them that a caption may show. */
export const visibleRemarkWords: readonly string[] = splitTerms(`
    action, angle, apart, ahead, aside, awful, awkward, beaten, become, begin, begins, began, begun, bet, blew,
    blown, bound, bot, break, breathtaking, broad, broke, broken, bug, built, caught, chatbot, comfort, comfortable,
    community, computer, conversation, cover, crossed, direction, discovery, drew, driven, drove, dude, buddy, mate,
    pal, champ, elephant, embark, enormous, exhausting, exquisite, fabulous, face, fell, fallen, figure, fight,
    flaw, flawless, flexible, focus, fought, foundation, framework, fresh, gather, glorious, greater, biggest,
    bigger, greatest, grew, grown, growth, half, halfway, happiness, happier, heading, hit, humanity, husband,
    intense, innovation, insane, intelligent, joy, laid, lain, landscape, lazy, lead, leads, led, leave, leaves,
    left, legendary, lie, limit, limitless, lose, loses, losing, machine, magic, magnificent, master, marvel, meet,
    meets, met, miracle, misfortune, model, mystery, mysteries, noble, nag, numerous, countless, obstacle, odd,
    older, younger, wiser, stronger, open, order, origin, path, peace, peculiar, pivotal, plentiful, plenty,
    pleasant, positive, pressing, presence, pride, pure, quest, random, react, reflect, reflection, relationship,
    relief, render, represent, rise, rises, risen, riding, rose, satisfied, scale, scene, secret, serene, settle,
    shot, shy, sizable, slept, solid, sophisticated, soul, spectacular, spend, spirit, splendid, stage, stake,
    state-of-the-art, stood, strange, striking, struggle, stuck, style, sublime, subtle, surface, surprise, taste,
    taught, teach, teaches, technology, teamwork, threw, timeless, tip, tool, touch, tradition, transformation,
    tricky, triumph, turning, type, unreal, untold, unusual, upset, user, varied, vast, victory, virtue, wander,
    weird, wit, wizard, won, wondrous, wonder, wonders, worker, written, contentment, passion, passionate,
    passionately, solitude, tenacity, necessity, melancholy, sorrow, evolution, ecosystem, enterprise, abundant,
    diverse, dynamic, elaborate, extraordinary, ideal, perfection, phenomenal, phenomenon, performance, unique,
    uncertain, tale, term, worst, harder, higher, deeper, faster, lone, hate, admire, adore, await, gain,
    determined, enthusiastic, dedicated, humble, exciting, intriguing, inspiring, invest, misunderstood, waste,
    welcome, evolve, express, expression, tolerate, teaching, praise, process, promise, pretend, ponder, puzzle,
    inspire, motivate, encourage, embarrassed, resilience, generosity, hospitality, cooperation, collaboration,
    diversity, greatness, enthusiasm, curiosity, imagination, inspiration, loyalty, dignity, freedom, sincerity,
    tendency, advanced, amateur, beginner, newcomer, boundary, boundaries, gee, wow, yay, society, sense
  `)
