import { splitTerms } from '../split-terms.ts'

/**
 * Words of which remarks are made that say nothing about a task: grammar, talk about the talk, the time of day, and
 * generalities. They only tell whether a whole sentence is chatter; none of them is taken out of another sentence.
 */
export const grammarWords: ReadonlySet<string> = new Set(
  splitTerms(`
    a, an, the, this, that, these, those, there, here, i, me, my, mine, myself, we, us, our, ours, ourselves, you, your,
    yours, yourself, he, him, his, she, her, hers, it, its, itself, they, them, their, theirs, one, ones, who, whom,
    whose, which, what, when, where, why, how, am, is, are, was, were, be, been, being, have, has, had, having, do,
    does, did, doing, done, can, could, may, might, must, shall, should, will, would, ca, wo, sha, ain, cannot, and,
    or, but, nor, so, yet, if, then, than, because, since, although, though, while, whereas, unless, until, as, of, to,
    in, on, at, by, for, from, with, within, without, about, above, across, after, against, along, among, around,
    before, behind, below, beside, beyond, despite, down, during, except, into, like, near, off, onto, out, over, past,
    per, through, throughout, toward, towards, under, up, upon, via, no, not, never, none, nothing, nobody, neither,
    either, both, each, every, all, any, some, few, fewer, several, many, more, most, much, less, least, lot, lots,
    other, others, another, own, same, such, only, just, too, very, quite, rather, also, again, ever, even, still,
    already, always, often, sometimes, usually, normally, generally, typically, rarely, hardly, almost, nearly, maybe,
    perhaps, now, soon, later, once, away, back, anyway, anyhow, otherwise, indeed, however, therefore, thus, hence,
    well, oh, yes, yeah, ok, okay, hmm, haha, lol, everything, everyone, everybody, everywhere, anything, anyone,
    anybody, anywhere, something, someone, somebody, somewhere, somehow, sort, kind, else, enough, together, instead
  `),
)

/** Talk about the request, the talk and the world at large. */
export const generalityWords: ReadonlySet<string> = new Set(
  splitTerms(`
    say, says, saying, said, tell, told, telling, talk, talks, talked, talking, speak, speaking, spoke, mention,
    mentioned, mentioning, note, noted, noting, discuss, discussed, discussion, think, thinks, thinking, thought, know,
    knows, known, knowing, knew, understand, understood, feel, feels, feeling, felt, believe, believes, wonder,
    wondering, wondered, guess, suppose, see, sees, seen, seeing, look, looks, looking, looked, seem, seems, appear,
    appears, hear, heard, turn, turns, turned, go, goes, going, went, gone, come, comes, came, get, gets, got, getting,
    give, gives, gave, given, take, takes, took, taken, taking, make, makes, made, making, put, keep, keeps, kept, let,
    lets, bring, brings, brought, add, adds, added, bear, live, lives, lived, living, fly, flies, pass, passes, move,
    moves, happen, happens, happened, change, changes, changed, learn, learns, learned, exist, exists, use, uses, used,
    involve, involved, treat, treated, handle, handled, deal, dealt, sit, stay, wait, waits, waiting, waited, hold,
    help, helps, helped, helping, work, works, worked, working, writing, wrote, written, typing, typed, sending, sent,
    reading, asked, ask, asking, answer, answers, question, questions, request, requests, message, messages, sentence,
    sentences, prompt, prompts, reply, response, responses, result, results, output, outcome, outcomes, input,
    information, info, task, topic, topics, subject, subjects, matter, matters, issue, idea, ideas, point, points, fact,
    facts, case, cases, thing, things, way, ways, aspect, aspects, consideration, considerations, factor, factors,
    opinion, opinions, view, views, perspective, perspectives, opportunity, opportunities, reason, reasons, situation,
    situations, circumstance, circumstances, chance, chances, part, parts, place, side, end, start, beginning,
    conclusion, summary, general, generalities, generic, usual, normal, regular, ordinary, common, commonly, certain,
    particular, particularly, specific, specifically, various, different, similar, new, old, true, real, right, wrong,
    bad, fine, fair, free, easy, easily, hard, welcome, interesting, important, importance, importantly, relevant,
    worth, useful, needless, considered, considering, concerned, regarding, speaking, obvious, obviously, clearly,
    naturally, basically, essentially, literally, actually, really, truly, simply, probably, possibly, certainly,
    surely, definitely, clearly, honestly, frankly, people, person, human, humans, world, life, society, history,
    nature, future, present, past, time, times, day, days, week, weeks, weekend, month, months, year, years, hour,
    hours, minute, minutes, second, moment, while, today, tonight, tomorrow, yesterday, morning, afternoon, evening,
    night, nowadays, recently, lately, daily, monday, tuesday, wednesday, thursday, friday, saturday, sunday, deadline,
    luck, lucky, pressure, rush, hurry, worry, worries, worried, problem, problems, trouble, doubt, judgement, judgment,
    discretion, instinct, mind, heart, hope, hopes, hopefully, wish, wishes, dream, joy, fun, smile, smiles, mood, busy,
    tired, sleepy, hungry, bored, excited, happy, sad, glad, sorry, apologies, apologize, apologise, pardon, excuse,
    hesitate, hesitation, bother, bothering, disturb, confuse, confused, confusing, sense, care, utmost, top, priority,
    expectation, expectations, expect, standard, standards, effort, attempt, try, tries, tried, trying, success,
    successful, progress, journey, step, experience, wisdom, knowledge, common, sake, key, main, major, minor, following, team, colleague, colleagues, guys, folks, stuff, deserve, depends, depend,
    completely, fully, entirely, totally, perfectly, quickly, slowly, shortly, far, close, further, next, last, first,
    latest, little, bit, whole, entire, overall, complete, full, big, small, huge, great, good, nice, best, better, fun,
    cool, amazing, awesome, wonderful, perfect, excellent, lovely, beautiful, please, thank, thanks, thankful, grateful,
    gratitude, appreciate, appreciated, cheers, regards, sincerely, dear, hello, hi, hey, greetings, bye, goodbye,
    manner, quality, high, highest, possible, possibly, sure, ensure, especially, extremely, highly, incredibly, super,
    able, ability, skill, skills, talent, talented, genius, smart, clever, brilliant, expert, expertise, assistant,
    assistance, support, guidance, advice, feedback, service, job, weather, coffee, tea, traffic, birthday, holiday,
    pay, attention, offer, offers, offered, provide, provides, provided, deliver, delivers, delivered, proceed, produce,
    receive, check, checking, checked, practice, drill, broad, area, areas, silly, stupid, dumb, number, numbers,
    overstated, understated, modern, million, ton, tons, bunch, couple, fascinate, fascinated, fascinating, field,
    decade, decades, century, centuries, age, ages, era, generation, generations, culture, everyday, daily, crucial,
    vital, essential, significant, significantly, significance, value, valuable, meaning, meaningful, purpose, role,
    impact, influence, effect, effects, benefit, benefits, challenge, challenges, potential, power, powerful, strong,
    strength, meant, intend, intended, plan, planning, planned, decide, decided, choose, chose, pick, share, shared,
    sharing, show, shows, shown, prove, proves, regret, disappoint, disappointed, disappointing, impress, impressed,
    surprise, surprised, surprising, count, counts, counting, rely, relies, relying, trust, trusts, faith, confident,
    confidence, hand, hands, eye, eyes, word, follow, follows, continue, continues, continuing, develop, develops,
    grow, grows, growing, increase, increasingly, worldwide, global, globally, wide, widely, range, variety, whatever,
    whenever, wherever, whichever, whoever, regardless, truth, reality, honesty, nutshell, proverb, sum,
    convenience, convenient, earliest, sorted, sort, needful, inform, informed, genuine, genuinely, arise, arises, forget,
    forgot, remember, remembered, remind, rapid, rapidly, pace, accept, accepted, widely, agree, agreed, disagree, argue,
    debate, debated, popular, famous, favourite, favorite, familiar, remarkable, notable, noteworthy, amount, amounts,
    sincere, sincerely, humble, humbly, kind, kindly, warm, respect, respectfully, honour, honor, privilege, delight,
    delighted, thrilled, eager, eagerly, desperate, desperately, stuck, lost, clueless, newbie, stress, stressed,
    frustrated, frustrating, overwhelmed, blessed, magical, wise, rock, star, hero, lifesaver, legend, boss-level, gem,
    prior, beforehand, afterwards, meanwhile, finally, lastly, firstly, additionally, furthermore, moreover, besides,
    consequently, accordingly, ultimately, eventually, altogether, apparently, evidently, presumably, arguably, admittedly,
    interestingly, surprisingly, unfortunately, fortunately, luckily, sadly, gladly, willingly, seriously, deeply, dearly
    `),
)

/** How an answer should sound or how long it is: to ask for these is to ask for something. */
export const manners: ReadonlySet<string> = new Set(
  splitTerms(`
    long, longer, short, shorter, brief, professional, formal, informal, casual, friendly, detailed, detail, creative,
    honest, serious, critical, simple, plain, technical, precise, thorough, polished, funny, easy, hard, difficult,
    small, big, clear, patient, general, new, old, different, last, first, next, modern, strong, broad, warm, humble, kind, respectful, popular, familiar, wise, sincere, magical
  `),
)

/** What a caption may show although remarks hold it too. */
export const visibleWords: ReadonlySet<string> = new Set(
  splitTerms(`
    night, morning, afternoon, evening, day, tonight, sunday, world, life, people, person, human, everyone, everybody,
    someone, somebody, anybody, nobody, one, friend, sir, madam, magic, big, small, huge, little, shine, polish,
    polished, beautiful, lovely, old, new, smile, joy, sad, happy, tired, sleepy, busy, excited, calm, sit, fly, flies,
    stand, stands, walk, coffee, tea, weather, heart, dream, nature, future, past, history, society, birthday, holiday,
    place, hello, room, view, views, behind, under, above, below,
    around, near, bright, cool, empty, close, far, talk, talks, talking, speaking, reading, writing, typing, waiting, wait, waits,
    thinking, working, looking, learning, living, moving, turning, passing, giving, taking, wondering, team, colleague,
    colleagues, guys, folks, assistant, journey, step, progress, success, luck, deadline, message, messages, sentence,
    traffic, holding, hold, fun, end, start, beginning, second, hour, week, weekend, year, years, today, yesterday,
    tomorrow, monday, friday, saturday, standard, service, job, show, shows, shown, hand, hands, eye, eyes, field, area, grow, grows, growing, wide, strong,
    modern, plan, share, sharing, power, number, numbers, drill, ton, tons, bunch, couple, check, word, child, rock, star, gem, warm, hero, legend, stress, stressed, lost, frustrated, delighted
  `),
)
