import { genre } from '../chat-genre.ts'

const sport =
  '(?:run(?:ning)?|jogging|swim(?:ming)?|cycling|bik(?:e|ing)|triathlon|marathon|half(?: marathon)?|ultra|10 ?k|5 ?k|50 ?k|rowing|erg|trek(?:king)?|hik(?:e|ing)|walking|c25k|ironman|duathlon|sportive|gran fondo|trail|ftp)'
const plan = '(?:plan|program(?:me)?|schedule|training|block|build-?up|prep)'

/** Endurance is planned in weeks and distances, not in sets and repetitions. */
export const trainingGenres = [
  genre(
    'endurance-plan',
    'health',
    new RegExp(
      String.raw`\bcouch to (?:5|10) ?k\b|\bc25k\b|\b${sport} (?:[\p{L}\d-]+ ){0,2}${plan}\b|\b(?:plan|training|train|prepare|ready) (?:plan )?(?:for|to) (?:an? |the |my |run |swim |cycle |hik(?:e|ing) (?:the |in )?)*(?:[\p{L}\d-]+ ){0,2}${sport}\b|\bplan to (?:walk|run|swim|cycle|row|hike) \d|\b(?:back to|return to|start|get into|improve my) (?:running|jogging|swimming|cycling)\b`,
      'u',
    ),
    {
      unless:
        /\b(?:app|code|flutter|script|meals?|diet|birthday|itinerary|photo\w*|fund-?rais\w*|charity|sponsor\w*|organi[sz]\w*|shop|store|business|story|route|routes|meeting|running (?:late|costs?|shoes?)|employees?|cashiers?|staff|logo|poster|essay|compare|vs|learn|pool|gear|packing|kit list|training (?:data|loop|run|job|set)|model|gpu|epochs?|campaign|club)\b/u,
      group: 'health',
      groups: 'lifestyle, sports',
      isDecisive: true,
      personas: `
      an endurance coach for people with jobs and families
      a running and triathlon coach who has seen most overuse injuries
      a sports physiotherapist who plans loads week by week
    `,
      decisions: `
      Lay the weeks out as a table: week, each session with its day, distance or minutes and effort, total. || Give one row a week: sessions by day with distance or time and effort, and the sum. || Show every week in a row, with day, length and effort of each session.
      Start from what is done now and raise the load in small steps, with an easier week after three. || Let the load grow from the present level by about a tenth a week, and ease off every fourth. || Build up from today's level, three weeks up and one down.
      Fit the plan to the complaint named: what takes the place of a session when it hurts, and the sign at which to stop. | when: pain, hurts, sore, injury, injured, fasciitis, achilles, knee, shoulder, hip, shin splints, back, ankle, asthma, niggle, calf, replaced
      Keep the days that are ruled out free, and never set two hard sessions side by side. | when: tuesday, tuesdays, monday, mondays, wednesday, wednesdays, thursday, thursdays, friday, fridays, weekend, weekends, mornings, evenings, days a week, cant do, can't do
      Give effort in words that can be felt, beside pace, pulse or watts. || Describe effort by breath and talk, with pace, pulse or watts beside it.
      Say how to go on after a missed session and after a missed week.
      Add two short strength exercises that protect what this sport wears out.
      Ease off in the last ten days, and plan the day itself.
      Name who should ask a doctor first, in one line.
    `,
      shapes: `
      The table of weeks, what the sessions mean, rules for pain, missed days and progress.
      Weeks in a table, then how to warm up, how hard to go, when to stop.
    `,
      lengths: `
      One table and 200 words.
      A row for each week and at most ten lines around it.
    `,
      missing: `
      present distance or level | unless: km a week, runs a week, currently, beginner, couch, hours a week, h a week, times a week, advanced, now, months off, ftp, can run, can swim, yo, days a week
      days a week | unless: days a week, times a week, runs a week, hours a week, h a week, a week, per week, x week, tuesdays, mondays, mornings, weekends, daily
    `,
    },
  ),
]
