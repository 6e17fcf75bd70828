import { genre } from '../chat-genre.ts'

/** What a teacher prepares, and how two ideas are told apart. */
export const classroomGenres = [
  genre(
    'lesson-plan',
    'teaching',
    /\b(?:lesson|class|teaching|session|unit) plans?\b|\bplan (?:a |an |my |the )?(?:[\p{L}\d-]+ ){0,4}(?:lesson|class|session)\b|\bpaath yojana\b/iu,
    {
      unless: /\b(?:workout|gym|yoga|fitness|java|python class|class diagram|business plan|insurance|app|code)\b/iu,
      groups: 'education',
      decisions: `
      Start from one or two aims that say what pupils can do at the end, in a verb that can be observed. || Write one or two aims as something pupils can be seen doing by the bell.
      Divide the time given into phases with minutes that add up: opening, new idea, practice, check, close. || Split the lesson into timed phases, from opening to close, whose minutes make up the whole.
      Say for each phase what the teacher does, what the pupils do and what lies on the table. || Note phase by phase the teacher's part, the pupils' part and the material.
      Open with a question or an object that shows why the topic matters to this age.
      Name the wrong idea pupils usually bring, and the moment at which it is met.
      Check understanding once in the middle and once at the end, with the exact question to ask.
      Give one easier and one harder version of the main task.
      Use only material that an ordinary classroom has, and say what to prepare the day before.
      Close with homework of ten minutes that uses the idea instead of repeating it.
    `,
      shapes: `
      Head with class, aims and material, then a table: minutes, phase, teacher, pupils, check.
      Aims, a timed sequence in numbered phases, the board at the end, homework.
      A one-page plan as a table by phase, then the questions with expected answers.
    `,
      lengths: `
      One page.
      350–500 words.
      One to two pages, phases in at most four lines each.
    `,
      avoid:
        'aims that cannot be observed, minutes that do not add up, a lecture from start to end, activities without a purpose, checks that only ask who understood, material no school has, three new ideas at once, homework that copies the board',
      missing: `
      class size and what pupils know already | unless: pupils, students, know, already, revised, mixed
      time available | unless: minutes, minute, hour, hours, periods, period, week
    `,
    },
  ),
  genre(
    'concept-difference',
    'knowledge',
    /^\W*(?:please )?(?:explain |what (?:is|are) |what's |tell me )?(?:the )?(?:main |key )?differences? (?:between|of)\b|^\W*(?:distinguish|differentiate) between\b|^\W*how (?:is|are|does|do) .{2,40} (?:different|differ) from\b/iu,
    {
      unless:
        /\b(?:script|function|code for|python|java|javascript|sql|json|poem|two files|texts?|following|buy|phones?|laptops?|plans?)\b/iu,
      groups: 'general_knowledge, education, business, legal, health, research, data_analysis',
      isWithinGroups: true,
      needsNoMaterial: true,
      personas: `
      a teacher who draws the line between two words that are often mixed up
      a subject specialist who explains without talking down
      an examiner who knows which point is usually missed
    `,
      decisions: `
      Give the deciding difference in the first sentence, before any definition.
      Compare both on the same three to five points, so that every row answers one question.
      Show one case in which the right word is the first, and one in which it is the second.
      Say what the two have in common, and why they get mixed up.
      Name the case at the border, and how it is decided.
      Add where it changes something in practice: what is paid, filed, chosen or done.
      Say which of it depends on country or year.
    `,
      shapes: `
      One sentence with the difference, a table of both, then an example of each.
      The difference in two sentences, a table of four rows, one memory aid.
      Short definition of each, the points in a table, the border case.
    `,
      lengths: `
      150–250 words.
      Under 250 words.
      One table and two short paragraphs.
    `,
      missing: '',
    },
  ),
  genre(
    'classroom-activity',
    'teaching',
    /\b(?:classroom|class|group|ice ?breaker|warm.?up|team.?building)\b.{0,16}\b(?:activit(?:y|ies)|games?|icebreakers?|exercises?)\b|\bice-?breakers?\b|\bactivit(?:y|ies) (?:for|to)\b.{0,30}\b(?:class|grade|kids|children|students|toddlers|preschool\w*)\b/iu,
    {
      unless: /\b(?:excel|spreadsheet|code|app|gym|workout|class diagram|python|java|warm.?up (?:email|domain))\b/iu,
      groups: 'education, lifestyle, creative_writing, business',
      decisions: `
      Say what learners practise or find out by it, in one line.
      Give material, group size, minutes and room before the steps.
      Write the instruction as it is spoken to the group, in three or four short sentences.
      Let everyone be active most of the time; nobody waits for a turn longer than a minute.
      Say what to watch for, and what to do when it gets too loud, too easy or too hard.
      End with two questions that turn the doing into learning.
      Give the answers or the expected results where there are any.
    `,
      shapes: `
      Aim and material, numbered steps with minutes, closing questions.
      A page for the learners ready to print, then notes for the teacher.
      Set-up, spoken instruction, course, variations, closing.
    `,
      lengths: `
      250–350 words.
      One page.
      Under 350 words besides the sheet.
    `,
      missing: `
      age of the learners | unless: class, grade, year, age, kids, std, preschool, adults, college, team
    `,
    },
  ),
]
