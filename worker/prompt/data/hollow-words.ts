import { splitTerms } from '../split-terms.ts'

/** The same in other languages. */
export const praiseAbroad: ReadonlySet<string> = new Set(
  splitTerms(`
    gracia, gracias, importante, mejor, posible, calidad, excelente, perfecto, increíble, merci, plaît, meilleur,
    qualité, parfait, incroyable, bitte, danke, wichtig, beste, besten, bestmöglich, qualität, perfekt, großartig,
    obrigado, obrigada, melhor, possível, qualidade, excelente, perfeito, incrível, कृपया, धन्यवाद, महत्वपूर्ण, बहुत,
    अच्छा, अच्छी, बेहतरीन
  `),
)

/** Praise and urging: these say nothing, wherever they stand. */
export const praiseWords: ReadonlySet<string> = new Set([
  ...praiseAbroad,
  ...splitTerms(`
    good, great, nice, better, best, amazing, awesome, thing, stuff, something, really, very, quite, just, please,
    important, interesting, like, want, need, would, could, should, make, sure, also, well, much, many, lot, kind, sort,
    some, any, thank, thanks, help, high, quality, professional, detailed, perfect, beautiful, stunning, ever, possible,
    wonderful, excellent, epic, incredible, truly, care, careful, effort, super, try, most, all, everything, so, this,
    extremely, absolutely, definitely, highly, impressive, outstanding, brilliant, fantastic, superb, exceptional, cool,
    lovely, incredibly, totally, simply, anything, nothing, way, bit, top-notch, top, notch, world-class, first-class,
    favor,
  `),
])

/** Words about the work as such: a sentence that holds only these and praise asks for nothing. */
export const hollowWords: ReadonlySet<string> = new Set(
  splitTerms(`
    appreciate, appreciated, grateful, advance, hope, wait, waiting, look, looking, forward, matter, know, understand,
    believe, trust, feel, free, kindly, greatly, deeply, attention, result, outcome, output, response, answer, task, job,
    work, request, today, time, think, count, counting, rely, relying, depend, depending, expect, expectation, give,
    given, take, put, get, do, let, come, go, keep, mind, remember, note, ensure, right, hard, long, day, soon,
    everyone, everybody, happy, glad, love, enjoy, pleased, satisfied, impress, impressed, wow, shine, standard, level,
    value, useful, helpful, meaningful, worth, worthwhile, worthy, special, bring, offer, ability, abilities, skill,
    knowledge, expert, expertise, experience, seriously, serious, thorough, thoroughly, carefully, properly, correctly,
    accurate, accurately, precise, precisely, clear, clearly, attentive, thoughtful, thoughtfully, end, start, beginning,
    moment, once, again, always, never, ask, asked, asking, question, okay, ok, hello, hi, dear, friend, sir, madam, life,
    career, lot, huge, big, tremendous, tremendously, immensely, sincerely, honestly, obviously, naturally, course, fact,
    point, sense, part, case, deal, stand, stands, out, polished, polish, relevant, relevance, consider, considering,
    detail, details, fast-paced, world, various, aspect, aspects, topic, subject, area, things, lots, room, improvement,
    possible, potential, effort, efforts, hardest, smart, creative, creativity, creatively, magic, deserve, deserves,
    deserved, find, finds, mean, means, meaning, meant, been, while, idea, anyway, anyhow, back, see, seeing, seen,
    come, comes, coming, ages, age, wanted, wanting, picture, image, doing, done, does, did, say, saying, said, tell, told,
    talk, tried, trying, maybe, perhaps, little, else, anybody, somebody, someone, actually, basically, literally, honest,
    hopefully, wonder, wondering, guess, suppose, seem, seems, happen, happens, mention, worry, worried, bother, sorry,
    quick, quickly, asap, whenever, however, whatever, chance, spare, ready, certain, keen, eager, happily, gladly, nicely,
    thanking, hoping, lately, recently, forever, literally, ever, still, even, such, same, here, there, now, everywhere, crucial, vital, essential, critical, critically, urgent, priority, proud, amazed, excited, exciting,
    curious, pleasure, patience, patient, understanding, support, assistance, assist, guidance, kindness, favour, wish,
    wishes, regards, cheers, bye, goodbye, greetings, morning, afternoon, evening, night, everyday, tomorrow, yesterday,
    point, sense, part, case, general, overall, said, mentioned, above, below, earlier, previously, far, already, yet
  `),
)

/** Small talk that stands beside a text task; in a caption the same words may be the picture. */
export const smallTalkWords: ReadonlySet<string> = new Set(
  splitTerms(`
    weather, sunny, rainy, coffee, tea, breakfast, lunch, dinner, week, weekend, monday, friday, holiday, vacation,
    sleep, sleeping, tired, busy, bus, train, late, traffic, sky, blue, bird, birds, sing, singing, outside,
    outdoors, nice, walk, walked, home, sit, sitting, desk, chair, window, phone, rang, watch, watched, movie, music,
    listening, drink, drinking, cup, hot, cold, warm, summer, winter, spring, autumn, sun, rain, shining, neighbour,
    neighbor, visit, visiting, going, well, fine, hungry, water
  `),
)

/** The same in scripts without spaces: taken out before a sentence is weighed. */
export const hollowPhrases =
  /请|請|务必|務必|一定要?|非常|十分|特别|很|重要|感谢|感謝|谢谢|謝謝|拜托|拜託|尽力|盡力|尽可能|认真|認真|仔细|好好|做到?最好|最好|完美|优秀|优质|高质量|质量|出色|精彩|希望|结果|结果|回答|完成|任务|一些|真的|能够|可以|的|了|地|得|吧|哦|啊|呢|这|這|你|您|我|对|對|是|要|とても|非常に|ぜひ|どうぞ|よろしく|お願い(?:いた)?します?|ください|下さい|大切|重要|です|ます|この|これ|は|が|を|に|の|で|と|も|ね|よ/gu
