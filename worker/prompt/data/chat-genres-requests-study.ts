import { genre } from '../chat-genre.ts'

/** What learners and writers ask for in one line. */
export const studyRequestGenres = [
  genre(
    'topic-ideas',
    'research',
    /\b(?:thesis|dissertation|research|capstone|final year|term paper|essay|project|science fair) (?:topics?|questions?|ideas?)\b.{0,30}\b(?:in|on|about|for|from|around)\b|\b(?:find|brainstorm|choose|pick|suggest|narrow)\b.{0,20}\b(?:thesis|dissertation|research|essay|capstone) (?:topic|question|idea)s?\b/u,
    {
      unless: /\b(?:write the essay|answer|write an essay|essay on)\b/u,
      groups: 'education, professional_writing',
      isDecisive: true,
      decisions: `
      Word each as a question that one person can answer in the time and with data that can be had. || Give questions and not fields: each narrow enough to be answered by one person.
      Add for each the data or sources it needs and where they are found. || Say beside each what would have to be collected, read or measured.
      Say what is new about it, and which neighbouring question has been worn out.
      Spread them over methods: counting, interviews, archive, experiment, map.
      Mark the safest and the boldest.
      Name the reason for which each is most likely to fail.
    `,
      shapes: `
      A table of question, data, method and risk; then the two to test first.
      Six to eight questions, three lines each, the safest first.
    `,
      lengths: `
      Six to eight questions.
      One page.
    `,
      missing: `
      level, time and data within reach | unless: masters, phd, bachelor, undergraduate, months, weeks, data, city, class
    `,
    },
  ),
  genre(
    'time-to-learn',
    'knowledge',
    /\bhow (?:long|many (?:hours|months|years|weeks)) (?:does|do|would|will|did) it (?:usually |really )?take\b.{0,24}\b(?:learn|master|become|get (?:good|fluent|fit)|recover|heal|grow|build|finish)\b/u,
    {
      unless: /\b(?:script|query|code|train(?:s|ed)? the model|boil|bake|drive|flight|km|miles|workers|pipes?|tank)\b/u,
      groups: 'lifestyle, education, health, general_knowledge',
      isDecisive: true,
      decisions: `
      Answer with a range and the hours a week it assumes, for a stated level. || Give a range first, with the level it leads to and the weekly hours behind it.
      Set three marks on the way: what can be done after a month, a year, three years. || Say what somebody can do at each of three stages.
      Name what shortens it most and what makes people stop.
      Say how start, age and earlier practice change it, without promises.
      Say where the figures come from, or that they are experience.
      Suggest the first four weeks in four lines.
    `,
      shapes: `
      The range in one sentence, a small table of stage, time and what one can do, then what changes it.
      Answer, stages, what helps, in short paragraphs.
    `,
      lengths: `
      Under 250 words.
      One table and six lines.
    `,
      missing: `
      hours a week and the level wanted | unless: hours, minutes, daily, beginner, fluent, grade, level, already
    `,
    },
  ),
  genre(
    'elegy',
    'creative-writing',
    /\b(?:elegy|eulogy|tribute|farewell poem|memorial (?:poem|text|post)|in memory)\b.{0,30}\b(?:for|to|of|about)\b.{0,16}\b(?:my|our|the|a)\b.{0,16}\b(?:dog|cat|pet|horse|rabbit|bird|parrot|hamster|puppy|kitten)\b/u,
    {
      group: 'creative_writing',
      isDecisive: true,
      decisions: `
      Speak of this one animal by what it did every day, with blanks where its habits are not given. || Build it on small habits of this animal, left blank where they are not known.
      Let the loss be seen in what is missing: a sound, a place, an hour. || Show the absence in a thing or an hour, and not in the word for it.
      Keep away from the rainbow bridge and from heaven, unless they are asked for.
      Hold one tone; a smile in the middle is allowed.
      Name what stays.
      End on something seen, and not on a lesson.
    `,
      shapes: `
      The finished piece alone, with blanks marked in brackets.
      Lines in short stanzas, without rhyme unless it comes of itself.
    `,
      lengths: `
      16–24 lines, or 150 words of prose.
      At most 24 lines.
    `,
      missing: `
      name, age and habits of the animal | unless: named, called, years, always, used to, loved
    `,
    },
  ),
  genre(
    'format-conversion',
    'code-generate',
    /\b(?:convert|turn|change|transform|rewrite|translate)\b.{0,40}\b(?:json|yaml|yml|xml|csv|toml|ini|markdown|html|latex|tsv|properties|env)\b.{0,20}\b(?:to|into|as)\b.{0,12}\b(?:json|yaml|yml|xml|csv|toml|ini|markdown|html|latex|tsv|table|env)\b/u,
    {
      unless: /\b(?:script|function|program|library|python|javascript|node|java|api|tool|how (?:do|to|can))\b/u,
      group: 'software_engineering',
      groups: 'data_analysis, extraction',
      isDecisive: true,
      worksOnText: true,
      decisions: `
      Keep every value, its type and the order as they are. || Carry over each value with its type and in its place.
      Quote strings that the new format would read as numbers, dates or yes and no. || Protect by quotes what would change its type in the new format.
      Return only the converted text, ready to be saved.
      Say in one line below what the new format cannot hold, if there is anything.
      Keep comments where both formats know them.
      Add no key and drop none, empty ones included.
    `,
      shapes: `
      One code block in the new format.
      The converted text in a code block, then one line on what was lost, if anything.
    `,
      lengths: `
      The converted text alone.
      As long as the data.
    `,
      missing: '',
    },
  ),
]
