import { splitTerms } from '../split-terms.ts'

/** Words of which a caption has no use: where one stands, the sentence is talk, even if it names a thing that is seen. */
export const anchorWords: readonly string[] = splitTerms(`
    ability, absolutely, actually, admittedly, apologies, appreciate, appreciated, appreciation, apparently,
    arguably, argue, aspect, aspects, attitude, basically, btw, certainly, concern, concerned, consider, considered,
    considering, consideration, constant, convenience, crucial, debate, debated, definitely, depend, depends,
    differ, discuss, discussed, discussion, doubt, essential, essentially, eventually, expectation, expectations,
    expert, experts, extent, factor, factors, fascinating, fortunately, frankly, generally, grateful, gratitude,
    hectic, honestly, hopefully, importance, important, impossible, improve, improvement, inevitable, innovation,
    intend, interested, interesting, issue, issues, lately, limitation, literally, matter, matters, mean, means,
    meant, mention, mentioned, moreover, necessary, necessarily, needless, nevertheless, nonetheless, normally,
    nowadays, obvious, obviously, okay, opinion, opinions, opportunity, opportunities, perspective, perspectives,
    possibility, possibilities, possible, possibly, presumably, priority, probably, problem, purpose, quality,
    question, questions, reason, reasons, recently, regarding, relevant, request, seriously, significance,
    significant, situation, speaking, stakeholder, stakeholders, strategy, strategic, subjective, success, suppose,
    task, tend, tends, topic, topics, truth, typically, ultimately, uncertain, undoubtedly,
    unfortunately, unlikely, useful, usually, value, various, vital, whatsoever, worth, anyway, clue, commitment,
    conclusion, context, fact, generic, idea, ideas, knowledge, nutshell, perfection, prompt, proverb, response,
    answer, understatement, understanding, worthwhile, um, uh, er, haha, lol
  `)
