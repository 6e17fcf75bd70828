import { genre } from '../chat-genre.ts'

/** What somebody has, looked at with a professional's eye: the answer is a judgement and no new piece. */
export const judgingGenres = [
  genre(
    'idea-feedback',
    'business-strategy',
    /\b(?:feedback|opinion|thoughts|input|critique|advice) (?:on|about|for)\b.{0,30}\b(?:startup|business|app|product|company|side hustle|saas|shop|project) (?:idea|concept|plan)s?\b|\b(?:evaluate|validate|assess|judge|critique|review|roast|stress[- ]test|poke holes in|is this a good)\b.{0,30}\b(?:startup|business|app|product|company|saas) (?:idea|concept)\b/u,
    {
      unless: /\b(?:generate|come up with|brainstorm|list|give me \d+|suggest|survey|email|form)\b/u,
      group: 'business',
      groups: 'marketing',
      isDecisive: true,
      decisions: `
      Say in the first two sentences whether it could work, and what it hangs on. || Begin with a verdict in two sentences and the one assumption on which it rests.
      Name who has the problem, what they do about it today, and why they would change. || Test the need: who feels it, what they use now, what a change would cost them.
      Put the strongest objection as a sceptical investor would, and what would answer it.
      Rank the assumptions by risk, each with a cheap test that could refute it within two weeks.
      Work the sum for one customer: price, cost, how often, with blanks for figures that are not given.
      Name three existing ways to solve it as points to check, and where this one would differ.
      Praise only what would change a decision.
    `,
      shapes: `
      Verdict, what speaks for it, what speaks against it, the riskiest assumptions with their tests.
      The three questions that decide, each with what is known and how to find out the rest.
    `,
      lengths: `
      350–500 words.
      One page.
    `,
      missing: `
      customers, price and place | unless: price, month, students, schools, india, customers, b2b, subscription, fee
      what exists so far | unless: prototype, launched, users, waitlist, sold, pilot, built, tested
    `,
    },
  ),
  genre(
    'copy-review',
    'marketing-copy',
    /^\W*(?:please |pls |can you |could you )?(?:review|critique|evaluate|audit|assess|rate|roast|give (?:me )?(?:honest )?feedback on|what do you think of|check)\b.{0,16}\b(?:my|our|this|the|these)\b.{0,24}\b(?:landing ?page|home ?page|website|web ?site|ad|ads|advert|copy|headlines?|taglines?|slogan|sales page|pitch deck|product page|about page|hero)\b/u,
    {
      unless: /\b(?:code|sql|api|contract|legal|accessibility|seo|pull request|rewrite|security)\b/u,
      groups: 'professional_writing, business, editing',
      isDecisive: true,
      worksOnText: true,
      decisions: `
      Say first what a visitor understands after five seconds: what it is, for whom, what to do next. || Begin with what a stranger would take from it at first sight, and what stays unclear.
      Quote each weak spot, say what it costs, and put a better wording beside it. || Go line by line: the words as they stand, what is wrong, a wording that mends it.
      Weigh the findings: which change would move most, which is a matter of taste.
      Test every claim for three things: whether it is specific, proved, and beyond what a rival could say.
      Keep what works, and say why it does.
      Use only what the text says of product and customers; name what is not known.
    `,
      shapes: `
      The verdict in two sentences, a table of line, problem and better wording, then what to change first.
      First impression, findings in order of weight with a rewrite each, what to keep.
    `,
      lengths: `
      Under 350 words.
      At most six findings.
    `,
      missing: `
      audience and the aim of the page | unless: audience, customers, for, founders, parents, sign ups, leads, convert
    `,
    },
  ),
  genre(
    'argument-essay',
    'essay',
    /\b(?:persuasive|argumentative|opinion) (?:essay|piece|paragraph|speech|article)\b|\bessay\b.{0,20}\b(?:arguing|for or against|against|in favou?r of|for banning|why)\b/u,
    {
      unless: /\b(?:rubric|lesson|topics|ideas|prompts|grade|mark|feedback)\b/u,
      groups: 'professional_writing, education, creative_writing',
      isDecisive: true,
      decisions: `
      State the claim in one sentence by the end of the first paragraph. || Put the position plainly before the second paragraph begins.
      Give three reasons in rising weight, each with one proof or example that a reader can check. || Build on three reasons, the strongest last, each carried by an example.
      Take up the best objection fairly, and answer it with more than a repetition.
      Name a source for a figure, or leave the figure out.
      Tie each paragraph to the claim in its first sentence.
      End with what follows for the reader, and not with a summary.
    `,
      shapes: `
      Introduction with the claim, three reasons, objection and answer, conclusion.
      Title and five paragraphs, without headings between them.
    `,
      lengths: `
      450–600 words.
      Around 500 words.
    `,
      missing: `
      reader and level | unless: grade, class, year, college, university, newspaper, blog, parents, school
    `,
    },
  ),
]
