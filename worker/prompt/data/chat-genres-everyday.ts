import { genre } from '../chat-genre.ts'

/** Everyday questions and school work. */
export const everydayGenres = [
  genre(
    'practice-partner',
    'roleplay',
    /\b(?:act as|be|play|you are)\b.{0,20}\b(?:examiner|interviewer|tutor|teacher|coach|counsell?or|mentor|trainer|debate partner|conversation partner|customer|client|investor|career (?:advisor|adviser))\b/iu,
    {
      worksOnText: true,
      groups: 'roleplay, education, business',
      isWithinGroups: true,
      isAddition: true,
      decisions: `
      Ask one question at a time, and wait for the answer before going on.
      Begin with two questions on level, aim and time, then with the first real one.
      React to what was said: probe, correct or go on, as the person in that role would.
      Keep correction apart from the conversation: first the exchange, then two lines on what to improve. | when: tutor, teacher, trainer, examiner, coach, interviewer, correct me, feedback, practise, practice
      Follow the order and the marking of the real occasion, as far as they are certain. | when: examiner, exam, viva, ielts, interviewer, interview
      Raise the difficulty step by step according to the answers.
      Close on request with a short report: strengths, two weaknesses, next exercise. | when: tutor, teacher, trainer, examiner, coach, interviewer, feedback, report, practise, practice
      Say when something lies outside what this role can judge.
    `,
      shapes: `
      One turn at a time, short, each ending where the other side can go on.
      The first turn now, then one turn per message; a report when asked.
    `,
      lengths: `
      At most 80 words a turn.
      Turns of two to five sentences.
    `,
      missing: `
      aim and level | unless: beginner, band, level, score, fresher, years, aim, goal
      length of the session | unless: minute, minutes, questions, rounds
    `,
    },
  ),
  genre(
    'household-how-to',
    'how-to',
    /\bhow (?:to|do i|can i)\b.{0,8}\b(?:remove|clean|wash|get rid of|unclog|repair|fix|store|repot|iron|whiten|dry|polish|descale|kill|stop)\b/iu,
    {
      unless:
        /\b(?:code|error|git|windows|excel|android|iphone|app|file|column|row|duplicates|python|sql|css|javascript|laptop|virus|background|watermark|account|anxiety|habit|procrastinat\w*|overthinking|array|list)\b/iu,
      groups: 'lifestyle, general_knowledge, health',
      isWithinGroups: true,
      isAddition: true,
      decisions: `
      Say first what not to do, because it sets the damage for good.
      Begin with the mildest means at home, and name the sign to move to the next.
      Give amounts, temperature and waiting time for each step.
      Name the material or surface for which a step is wrong, and what to use instead.
      Tell where to test before treating the whole.
      Say when it is beyond home means, and what to ask a professional.
      Explain in one line why it works.
    `,
      shapes: `
      What not to do, what is needed, numbered steps with times, if it is still there.
      Steps from mild to strong, each with amount, time and the sign that it worked.
    `,
      lengths: `
      At most eight steps, 250 words.
      150–250 words.
    `,
      missing: `
      material and how old it is | unless: cotton, silk, wool, leather, wood, marble, steel, old, fresh, yesterday
    `,
    },
  ),
  genre(
    'career-choice',
    'coaching',
    /\bwhat (?:should|can) i do after\b|\b(?:confused|choose|decide|decision)\b.{0,40}\b(?:career|mba|degree|stream|course|job offers?|engineering|science|commerce|arts)\b|\bcareer (?:options|advice|change|switch|guidance)\b|\bwhich (?:course|stream|degree|career)\b/iu,
    {
      unless: /\b(?:email|letter|essay|speech|script|slogan)\b/iu,
      groups: 'lifestyle, education, business, general_knowledge, professional_writing',
      personas: `
      a career counsellor who asks before advising
      a mentor who has changed fields and says what it cost
      an admissions adviser who counts years and fees
    `,
      decisions: `
      Ask the four questions that decide: what is liked, what is done well, money and time available, who depends on it.
      Give three to five real paths, each with entry, years, cost as a range, first job and what daily work is like.
      Say for each path whom it does not suit.
      Propose one cheap test per path that fits into two weeks.
      Name the choice that keeps most doors open if nothing is decided yet.
      Keep fame and parents' wishes apart from fit.
      Mark fees, cut-offs and pay as figures to check for the year.
    `,
      shapes: `
      Four questions, a table of paths, the tests to do now, a default choice.
      Short answer for three types of person, then the table, then the next step this week.
    `,
      lengths: `
      350–500 words.
      Five paths at most, four lines each.
    `,
      missing: `
      marks, interests and skills | unless: interest, interested, like, marks, percent, good at, skill, weak
      money, place and time | unless: budget, fees, abroad, city, year, years
    `,
    },
  ),
  genre(
    'school-essay',
    'essay',
    /\b(?:essay|paragraph|composition|article)\b.{0,60}\b(?:class|grade|std|standard|school|year) ?\d{0,2}\b|\b(?:10|ten|15|20) lines (?:on|about)\b/iu,
    {
      unless: /\b(?:rubric|lesson plan|topics|ideas|prompts)\b/iu,
      groups: 'professional_writing, education, creative_writing',
      isAddition: true,
      decisions: `
      Use words and sentence lengths of that class, so that the pupil could have written it.
      Begin with something seen or done, not with a definition.
      Give one point per paragraph, with a detail from daily life.
      Keep to describing and telling; argue only if the title asks a question.
      Invent no statistics and no quotation.
      End on what it means to the writer, in one plain sentence.
      Keep to the number of lines or words asked for.
    `,
      shapes: `
      Title, introduction, two or three paragraphs, closing line.
      The finished text with its title, then five difficult words with meanings.
    `,
      lengths: `
      120–180 words for lower classes, 250–300 for higher ones.
      About 150 words.
    `,
      missing: `
      own experiences to mention | unless: my, i, our, we
    `,
    },
  ),
  genre(
    'anchoring-script',
    'speech',
    /\banchoring\b|\b(?:compering|hosting|emcee|mc) script\b|\bscript for (?:hosting|anchoring)\b/iu,
    {
      groups: 'professional_writing, creative_writing, education',
      personas: `
      a host who has lost the microphone once and is prepared
      a master of ceremonies who watches the clock
      a teacher who has run every school function
    `,
      decisions: `
      Follow the order of the programme: welcome, lighting of the lamp or flag, guests, items, prizes, thanks; mark items not given as blanks.
      Give each link two or three spoken sentences that tie one item to the next.
      Write for two voices where two hosts are usual, with names as blanks.
      Mark cues: who walks on, when music starts, when to wait for applause.
      Keep one ready line for a delay and one for a failed microphone.
      Use one short verse or quotation at most, and only one that is certain.
    `,
      shapes: `
      A table: time, cue, words of host A, words of host B.
      The script in running order, cues in brackets, blanks for names.
    `,
      lengths: `
      Two to four sentences a link.
      At most 700 words in all.
    `,
      missing: `
      list of items and guests | unless: dance, song, chief guest, prize, skit, speech, items
      language and number of hosts | unless: hindi, english, bilingual, two, hosts
    `,
    },
  ),
  genre(
    'workout',
    'health',
    /\b(?:workout|exercise|training|gym|fitness|yoga|stretching|cardio|running) (?:plan|routine|schedule|program(?:me)?|split)\b|\b(?:home workouts?|(?:workouts?|exercises?) (?:at home|without equipment|with no equipment|for (?:beginners|abs|belly|weight loss|back pain|legs|arms|women|men|seniors|\d+ minutes?)))\b/iu,
    {
      unless: /\b(?:app|code|script|dog|employee|staff|sales|corporate)\b/iu,
      groups: 'lifestyle, health',
      personas: `
      a trainer who begins with what the knees can take
      a physiotherapist who writes for people without a gym
      a coach who plans for the third week, not the first
    `,
      decisions: `
      Plan the week in a table: exercise, sets, repetitions or seconds, rest. | unless: minute, minutes, min, mins, routine, session
      Give for each exercise an easier and a harder form.
      Describe form in one line each, and the mistake that hurts.
      Include warm-up and cool-down within the time given.
      Say how to progress every two weeks, and when to take a lighter one. | unless: minute, minutes, min, mins, session
      Replace whatever loads the part that hurts, and name the sign at which to stop. | when: injury, injured, pain, hurts, impingement, tear, hernia, sciatica, arthritis, bad knees, bad back
      Name who should ask a doctor first, and the signs to stop.
      Use only equipment that is named here or found in every home.
    `,
      shapes: `
      The session in full as a table, then rules for progress and for stopping.
      Session A and B as tables, the week below, then progression.
    `,
      lengths: `
      One table and 200 words.
      Under 450 words.
    `,
      missing: `
      age, injuries and present fitness | unless: shoulder, wrist, hip, impingement, age, year old, knee, back, injury, beginner, beginners, advanced
      goal and days a week | unless: lose, gain, muscle, strength, days, times a week
    `,
    },
  ),
  genre(
    'lab-report',
    'health',
    /\b(?:blood|lab|thyroid|cbc|lipid|test|x-?ray|mri|scan) (?:reports?|results?|values?)\b|\b(?:ldl|hdl|hba1c|tsh|cholesterol|creatinine|bilirubin|ferritin|sgpt|sgot|wbc|platelets?|h(?:a)?emoglobin|uric acid)\b.{0,20}\d/iu,
    {
      unless: /\b(?:script|code|api|app|template|format|unit|exam|school|a\/b)\b/iu,
      groups: 'health',
      isWithinGroups: true,
      decisions: `
      Explain each value in one line: what it measures, usual range with unit, whether this one is low, normal or high.
      Say what the values could mean together, as possibilities in order, never as a diagnosis.
      Name what else would have to be known: sex, age, pregnancy, medicines, symptoms, the laboratory's own range.
      Say how urgent it is, with the signs that make it so.
      List three questions to ask the doctor, and tests that usually follow.
      Leave doses and supplements to the doctor.
    `,
      shapes: `
      A table: value, meaning, range, reading; then what it may mean together and what to ask.
      The essential in two sentences, the table, next steps.
    `,
      lengths: `
      200–300 words.
      One table and 150 words.
    `,
      missing: `
      sex, age and symptoms | unless: male, female, man, woman, age, year old, tired, symptoms
      units and ranges of the laboratory | unless: g/dl, mg/dl, range, unit
    `,
    },
  ),
]
