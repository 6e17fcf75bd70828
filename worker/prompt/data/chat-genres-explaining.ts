import { genre } from '../chat-genre.ts'

/** Explaining one thing, to the one it is for. */
export const explainingGenres = [
  genre(
    'explain-to-child',
    'teaching',
    /\b(?:explain|describe|tell|what|why|how|teach)\b.{0,120}(?:\b(?:[3-9]|1[0-3])[- ]?(?:year|yr)s?[- ]?olds?\b|\b(?:to|for) (?:an? |my |the |our |young |small |little )*(?:kids?|child(?:ren)?|toddlers?|niece|nephew|daughter|son)\b|\b(?:five|six|seven|eight|nine|ten|eleven|twelve)[- ]year[- ]olds?\b|\b(?:[1-7](?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh)[- ]graders?\b)/iu,
    {
      unless:
        /\b(?:bedtime|screen time|pocket money|allowance|gifts?|presents?|toys?|dose|weigh|lesson plan|worksheet|(?:make|create|write) (?:a |an )?quiz|story|activity|fever|cough|diet|sick|vaccine|rash|my (?:son|daughter|baby|toddler))\b/iu,
      groups: 'general_knowledge',
      personas: `
      a science writer for children who never says anything that must be unlearnt
      a parent who explains with what lies on the table
      a museum guide for school groups who starts from a question
    `,
      decisions: `
      Build it on one comparison from a child's day, and keep to that one to the end. || Choose a single picture from what children do each day, and carry the whole explanation on it.
      Say where the comparison stops being true, in one sentence a child can follow. || Tell in one easy sentence where the picture no longer fits.
      Simplify the words, never the truth: leave a detail out rather than state it wrongly. || Use easy words for true things; what cannot be said rightly is left out.
      Use one new word at most, explained by what it does.
      Give the surprising part its own moment: what most people expect, then what really happens.
      Include one thing to try or to watch for at home.
      End with a question that the child can answer if the idea has landed.
    `,
      shapes: `
      Running text to read aloud: the question, the comparison, what really happens, one thing to try.
      A few short paragraphs spoken to the child, then one line for the adult on what was left out.
      Answer in one sentence, then the comparison step by step, then a question back.
    `,
      lengths: `
      200–300 words.
      Under 300 words, sentences of at most fifteen words.
      Four or five short paragraphs.
    `,
      avoid:
        'false simplifications, two comparisons at once, baby talk, long sentences, words explained by harder words, facts without a picture, moral lessons, questions with yes as the answer',
      missing: `
      what the child knows already | unless: already, knows, learnt, learned, after
    `,
    },
  ),
  genre(
    'explain-to-class',
    'teaching',
    /\b(?:explain|describe|define|notes on|what (?:is|are)|why|how)\b.{0,100}\b(?:class|grade|std|standard|year) ?(?:\d{1,2}|[ivx]{1,4})\b|\b(?:explain|notes on)\b.{0,80}\b(?:[1-9]|1[0-2])(?:st|nd|rd|th) (?:class|grade|std|standard)\b|\b(?:explain|describe)\b.{0,80}\b(?:high school|middle school|school|college) (?:students?|level)\b/iu,
    {
      unless: /\b(?:lesson plan|worksheet|quiz|mcq|test paper|question paper|activity|syllabus|essay)\b/iu,
      groups: 'general_knowledge',
      decisions: `
      Start from something the pupils have seen, and ask the question it raises.
      Explain cause before term: first what happens and why, then its name.
      Keep to the depth of this level, and say in one line what comes in later classes.
      Describe one labelled diagram that could be drawn on the board.
      Correct the wrong idea pupils most often bring along.
      Work through one example with numbers or a real place.
      Close with three questions of rising difficulty, with answers.
    `,
      shapes: `
      The explanation under short headings, one diagram in words, a summary of three lines, questions with answers.
      An opening question, the explanation in steps, an example, three check questions.
      Short paragraphs with key terms in bold, then a recap and check questions.
    `,
      lengths: `
      350–500 words.
      Under 500 words besides the questions.
      Five to seven short paragraphs.
    `,
      avoid:
        'terms before causes, facts beyond the syllabus, diagrams that cannot be drawn, unexplained formulas, trivia, one long paragraph, examples from other countries, answers without reasons',
      missing: `
      board or syllabus | unless: cbse, icse, ncert, igcse, ib, state board, syllabus, gcse
    `,
    },
  ),
  genre(
    'explain-simply',
    'knowledge',
    /\blike i(?:'m| am|m) (?:a )?(?:five|5|kid|child)\b|\beli5\b|\bin (?:very |plain and )?(?:simple|plain|easy) (?:terms|words|language|english)\b|\bin layman'?s? (?:terms|language)\b|\b(?:explain|describe|define|break down|simplify|make sense of)\b.{0,120}\bto (?:a|my) (?:layman|layperson|beginner|product manager|ceo|investor|recruiter|new hire|marketer|stakeholder|non-?technical \w+|grandm\w+|grandfather|parents|mother|mom|mum|father|dad|wife|husband|boss|uncle|aunt|client)\b/iu,
    {
      unless: /\b(?:create|build|card|html|poem|story|song|essay|letter|email|translate|write|rewrite|speech)\b/iu,
      keepsGroup: true,
      needsNoMaterial: true,
      personas: `
      an explainer who starts from the kitchen table
      a specialist who can do without the words of the trade
      a teacher of adults who meets people where they are
    `,
      decisions: `
      Say what it is for before what it is. || Begin with what it does for people, then say what it is.
      Carry it on one everyday comparison, and say where that comparison fails. || Use one likeness from daily life throughout, and name its limit.
      Replace each term of the trade by what it does; name the term once, in brackets. || Say things by their effect, with the technical word once in brackets.
      Follow one case from beginning to end: who does what, and what changes hands.
      Answer the question in which people get stuck: why so, and not the obvious way.
      Say what changes for somebody who meets it in daily life.
      Keep it true: leave a detail out rather than state it wrongly.
    `,
      shapes: `
      One sentence that answers, the comparison, one case step by step, what to remember.
      The point in two sentences, then the story of one case, then where the picture ends.
      Short paragraphs without headings; the last one sentence long.
    `,
      lengths: `
      150–250 words.
      Under 250 words.
      Four short paragraphs.
    `,
      missing: `
      what it is needed for | unless: because, exam, interview, buy, decide, work, meeting
    `,
    },
  ),
  genre(
    'explain-technology',
    'knowledge',
    /^(?:please |can you |pls )?(?:explain (?!how (?:to|can|do i|i)\b)|what(?:'s| is| are)\b(?! the best\b)|how (?:does|do) (?!i\b|you\b|we\b)|why (?:do|does|is|are) (?:we|it|people)\b|(?:the )?difference between|describe (?!how can)|when (?:should|to) (?:i |we )?use|what does)/iu,
    {
      unless:
        /\b(?:error|bug|wrong|fix|fail\w*|slow|crash\w*|this code|following code|my code|code below|not working)\b/iu,
      groups: 'software_engineering, data_analysis',
      isWithinGroups: true,
      needsNoMaterial: true,
      personas: `
      a senior developer who explains from the problem to the tool
      a mentor who draws the picture before naming the parts
      a technical writer who gives the smallest example that runs
      a teacher of programming who says when not to use it
    `,
      decisions: `
      Start with the problem it solves and what people did before. || Open with the trouble it removes, and how that was handled earlier.
      Give one sentence that defines it, then the picture in which the parts work together. || Define it in a sentence, then sketch in words how its parts interact.
      Show the smallest complete example, with its output, and explain only the lines that matter. || Give a tiny example that runs, what it prints, and a word on the lines that count.
      Compare it with the nearest alternative, and say when each is the better choice.
      Name the two mistakes beginners make with it, and how each shows.
      Say when not to use it.
      Trace one run from input to result, step by step.
      Explain every abbreviation at its first use.
      State which version or variant the explanation holds for.
      Say what it costs: memory, latency, money or complexity.
      Correct the most common wrong picture of it.
      Finish with one exercise that takes ten minutes.
      Tie each part to something the reader has met already.
    `,
      shapes: `
      The idea in two sentences, how it works, one small example, when to use it and when not.
      Short sections: problem, idea, example, pitfalls.
      A definition, a walk through one example, a comparison in three lines.
      The answer first, then an example with its output, then common mistakes.
    `,
      lengths: `
      300–450 words besides code.
      Under 400 words and one example.
      Four short sections.
    `,
      missing: `
      how much the reader already knows | unless: beginner, junior, senior, simple, student, layman, fresher, expert, interview
    `,
    },
  ),
]
