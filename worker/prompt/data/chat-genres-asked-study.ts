import { genre } from '../chat-genre.ts'

const pair = String.raw`(?:\bvs\.?|\bversus|\bcompared (?:to|with)|\bdifferences? between|\bhow (?:is|are) .{2,40} different from)(?![\p{L}])`
const reader = String.raw`(?:\blike i['’]?m\b|\beli5\b|\bas if i\b|\bexplain(?:ed)? (?:it |them |this |both |the differences? )?(?:simply|to|for|like|in (?:simple|plain|easy))\b|\bsimply\b|\bin (?:simple|plain|easy|everyday) (?:words|terms|language|english)\b|\bfor (?:(?:a |an |my )?(?:\d+(?:st|nd|rd|th)[- ]graders?|(?:year|class|grade) \d+|kids|children|beginners|dummies|\d+[- ]year[- ]olds?|non-?\p{L}+ people|laypeople|laymen))\b|\bto (?:an?|my|the|our) (?:[\p{L}-]+ ){0,3}(?:kid|child|class|student|tech|manager|boss|team|mum|mom|dad|grandmother|speaker|beginner|colleague|client|year[- ]old)s?\b)`

/** What is asked for in study and research, before the topic. */
export const askedStudyGenres = [
  genre('explained-comparison', 'knowledge', new RegExp(String.raw`^(?=[\s\S]*${pair})[\s\S]*${reader}`, 'u'), {
    unless:
      /\b(?:buy|which is better|should i|budget|worksheet|quiz|slides?|presentation|lesson|poem|essay|article|blog|post|video|script|table of|email|diff|poster|infographic|rap|song|rhymes?)\b/u,
    groups:
      'general_knowledge, education, software_engineering, health, legal, research, math_reasoning, data_analysis',
    isDecisive: true,
    needsNoMaterial: true,
    personas: `
      a teacher who can say it in the words of any listener
      a specialist who explains to people from the next room
      a science writer who tests each picture for where it fails
    `,
    decisions: `
      Give the deciding difference in the first sentence, in words this reader uses. || Open with the one difference from which the others follow, said in the reader's words. || Say first what sets the two apart, so that this reader could repeat it.
      Explain both with one picture from this reader's life, and say where it stops being true. || Carry one comparison from everyday life through both, with its limit. || Find one image that holds for both sides, and name the point where it breaks.
      Set both side by side on the same three or four points. || Compare on the same few points, in the same order.
      Keep the proper words, and explain each where it first comes up. || Use the terms of the field, each with its meaning at first use.
      Show one case for each side in which it matters which of the two it is.
      Say what the two share, and why they get mixed up.
      Leave out what this reader has no use for.
    `,
    shapes: `
      One sentence, the picture, a small table of both, an example of each.
      The difference in two sentences, both explained in turn, four points side by side.
    `,
    lengths: `
      150–250 words.
      Under 250 words.
    `,
    missing: '',
  }),
  genre(
    'search-strategy',
    'research',
    /\b(?:search (?:strategy|strategies|strings?|syntax|terms)|boolean (?:search|query|string)|pubmed|medline|embase|cinahl|scopus|web of science|psycinfo|cochrane|mesh terms?)\b.{0,120}\b(?:search|strings?|query|queries|strategy|databases?|terms|pubmed|medline|embase|cinahl|scopus|web of science|review|prisma[\w-]*)\b/u,
    {
      unless:
        /\b(?:python|api|scrap\w+|code|app|sql|amazon|seo|etsy|summari[sz]e|results? (?:of|from)|elasticsearch|write (?:the |an? )?(?:introduction|abstract|essay))\b/u,
      group: 'research',
      isDecisive: true,
      personas: `
      a medical librarian who builds searches for systematic reviews
      an information specialist whose searches can be run again by others
    `,
      decisions: `
      Split the question into concepts, and search only those that narrow without losing studies. || Break the topic into its concepts, and say which of them are left out of the search and why. || Begin with the concepts of the question, and search by the two or three that carry it.
      Give for each concept the subject headings and the free-text synonyms, with truncation and spellings. || List headings and free words for every concept, spelling variants included. || Collect controlled terms and text words for each concept in a table.
      Write one string per database in its own syntax, in numbered lines that can be pasted. || Give every database its own string, with its field tags and operators, line by line. || Adapt headings, field tags, truncation and proximity to each database named.
      Justify every limit of date, language or study type, and name the validated filter if one is used.
      Check the search with two or three papers that must be found, left as blanks to fill. || Leave room for the known papers by which the search is tested.
      Record what the reporting guideline wants: database, platform, date, full string, hits; hits stay blank.
      Add where else to look: trial registers, reference lists, grey literature.
      Invent no heading: mark those to be looked up in the thesaurus.
    `,
      shapes: `
      Concept table, strings by database in code blocks, limits, how to test it.
      The question in concepts, terms for each, full strings, log to fill in.
    `,
      lengths: `
      One table and one block for each database.
    `,
      missing: `
      databases | unless: pubmed, medline, embase, cinahl, scopus, web of science, psycinfo, cochrane
      date range and languages | unless: since, from, between, english, years, limit, last
    `,
    },
  ),
  genre(
    'review-protocol',
    'research',
    /\bprospero\b|\b(?:systematic|scoping|umbrella|rapid|literature) reviews? protocol\b|\bprotocol\b.{0,40}\b(?:systematic|scoping) review\b|\b(?:inclusion|eligibility)(?: and exclusion)? criteria\b.{0,60}\b(?:review|meta-?analysis|study|studies|trial)\b|\bprisma(?:-p|-scr)?\b.{0,40}\b(?:protocol|checklist|flow)\b/u,
    {
      unless: /\b(?:summari[sz]e|python|code|opera|the tempest|shakespeare|play|character|essay on)\b/u,
      group: 'research',
      isDecisive: true,
      personas: `
      a review methodologist who registers before searching
      a reviewer for a register of systematic reviews
    `,
      decisions: `
      State the question by population, intervention or exposure, comparator, outcome and study design. || Put the question into its parts: population, intervention, comparator, outcome, design. || Define population, intervention, comparator, outcomes and designs in a line each.
      Write inclusion and exclusion criteria so that two people would sort the same paper alike. || Make every criterion decidable from the paper itself, with a border case. || Set each criterion beside its opposite, with the case in doubt.
      Name main and further outcomes with measure, time point and unit. || Fix outcomes in advance: which measure, when, in what unit.
      Say who screens, extracts and settles disagreement, and with which tool bias is judged.
      Plan the synthesis: when to pool, effect measure, heterogeneity, subgroups fixed in advance, and what is done if pooling makes no sense.
      Keep to the fields and order of the register or guideline named.
      Leave dates, names and numbers that are not given as labelled blanks.
    `,
      shapes: `
      The fields of the register in order, each ready to paste.
      Question, criteria as a table, outcomes, methods, synthesis.
    `,
      lengths: `
      Under 300 words for each field.
      700–1,000 words.
    `,
      missing: `
      comparator and main outcome | unless: compared, versus, vs, outcome, control, comparator
    `,
    },
  ),
  genre(
    'guided-tutor',
    'teaching',
    /\bsocratic\b.{0,60}\b(?:tutor|teacher|questions?|method|dialogue|coach)\b|\b(?:be|act as|you are) (?:my|an?|the) (?:[\p{L}-]+ ){0,3}tutor\b|^\W*(?:please )?tutor me\b|\bteach me\b.{0,60}\b(?:by asking|only questions|one question|without (?:giving|telling)|dont give|don['’]t give)\b/u,
    {
      unless:
        /\b(?:essay|explain (?:what|the socratic)|what is|write an?|lesson plan|advert|flyer|profile|job|code|app|english conversation)\b/u,
      groups: 'roleplay',
      isDecisive: true,
      personas: `
      a tutor who asks before telling
      a patient teacher who lets the learner find the step
    `,
      decisions: `
      Ask one question at a time, and wait for the answer. || Put a single question in each message, then stop. || End every message with one question and nothing after it.
      Begin by finding out what the learner already thinks. || Let the first question show what the learner knows. || Start from the learner's own idea of it.
      Meet a wrong answer with a smaller question or an example that does not fit it, never with the solution. || Answer a mistake by a case that breaks it, and leave the finding to the learner. || After a wrong answer ask about one step of it, without giving the result.
      After a right answer ask for the reason, then go one step further. || Have right answers explained before moving on.
      Give a hint after two failed tries, and half a step after three.
      Keep to the words and the level of the learner.
      Let the learner sum up at the end of each part, and correct only what is wrong in it.
    `,
      shapes: `
      Two sentences at most and one question in each message.
      A short reaction, then the next question.
    `,
      lengths: `
      Under 60 words a message.
    `,
      missing: `
      level of the learner | unless: year, grade, class, beginner, university, student, school, level, college, exam
    `,
    },
  ),
]
