import type { TopicFamily } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'

/** The past and its people. */
export const pastFamily: TopicFamily = {
  id: 'past',
  newcomers: [
    'an interested adult with no background in the period',
    'a pupil meeting the period for the first time',
    'an interested visitor to an exhibition',
    'a traveller who is about to visit the places',
    'a grandchild who has heard stories about the time',
    'an adult who remembers little from school',
  ],
  practitioners: [
    'a historian of another period',
    'a history teacher',
    'a graduate student',
    'an archivist',
    'a well-read specialist',
  ],
  facets: {
    basic: splitLines(`
      Which date is worth remembering, and why that one?
      What is the shortest fair version of the story?
      Which object in a museum would tell it best? [c]
      What has this to do with the present?
    `),
    common: splitLines(`
      What should {topic} be compared with so that its scale becomes clear?
      Which account would the losing side have given? [c]
      What was ordinary about it, and what without precedent?
      Which single document should everyone read, and how should it be read?
      How did news of it travel, and what was distorted on the way? [mc]
      What was expected by those who were there, and how wrong were they? [c]
    `),
    deep: splitLines(`
      Which question do current researchers ask about {topic} that older ones did not?
      What would a careful counterfactual have to hold constant?
      Where does the evidence thin out, and what fills the gap in most accounts?
      Which causal claim is the weakest link in the standard narrative?
      Whose archives have been used, and whose remain unread?
      How do dates, names or borders used today distort the view?
    `),
  },
  examples: [
    'Narrate one day or one decision in close detail, using only what is documented, and mark every inference as such.',
    'Set two eyewitness positions side by side on the same moment and explain why they differ.',
    'Take one primary source and read it line by line: what it says, what it assumes, what it hides.',
    'Follow one ordinary person, documented or openly composite, through the main stages.',
    'Reconstruct one turning point as it looked to those deciding, with the options they saw and the reasons they gave.',
    'Trace one chain of cause and effect link by link and rate how well each link is supported.',
    'Use one object, building or map as the way in and return to it at the end.',
    'Compare one popular retelling with the record, point by point.',
  ],
  conclusions: [
    'Close with what is agreed, what is disputed, and what may never be known.',
    'End with three readings, one of them a primary source, each with a reason; name only works you are sure exist.',
    'Finish with the one misconception the reader should stop repeating, and its replacement.',
    'Conclude with the consequences still at work today and those often claimed without evidence.',
    'Wrap up with two defensible interpretations and the evidence each finds hardest to explain.',
    'End on the question that the story leaves to the reader, put as sharply as possible.',
    'Leave the reader with a timeline of the essential dates and one line on why each matters.',
    'Close by judging how much depended on persons and how much on circumstances.',
  ],
}

/** Places and organisations. */
export const settingFamily: TopicFamily = {
  id: 'setting',
  newcomers: [
    'someone who knows little more than the name',
    'a first-time visitor',
    'a newcomer who has to get their bearings',
    'someone about to move or start there',
    'someone who saw it in the news',
    'a curious outsider',
  ],
  practitioners: [
    'a journalist preparing a long piece',
    'a policy analyst',
    'a researcher on the subject',
    'a well-informed insider',
    'a regional specialist',
  ],
  facets: {
    basic: splitLines(`
      What three facts would put everything else in its place?
      Which picture of {topic} does everyone have, and how true is it? [mc]
      Who are the people one would meet first? [c]
      What surprises almost everybody? [mc]
    `),
    common: splitLines(`
      What changed in living memory, and who welcomed it? [c]
      What holds it together, and what pulls it apart? [bc]
      Which figure best conveys its size? [b]
      What image of {topic} is presented to outsiders, and what is left out? [m]
      Which decision now pending will matter in ten years? [b]
      What could only have happened here? [mc]
    `),
    deep: splitLines(`
      Which comparison is always drawn, and why is it only half right? [b]
      Which sources on {topic} can be trusted, and what is each one's interest?
      What does a map or organisation chart fail to show? [c]
      Which minority view turned out to be correct?
      Which data would settle the main argument, and who holds them? [b]
      What would its harshest well-informed critic concede?
    `),
  },
  examples: [
    'Describe one concrete day or visit hour by hour, with only what can be known or is openly imagined.',
    'Take one dispute and present it through three parties, each in its strongest form.',
    'Follow one sum of money, one product or one person through it from entry to exit.',
    'Show one change as a before-and-after, with what was gained and what was lost.',
    'Choose one corner or one office and explain the whole through it.',
    'Compare it in one table with two others of its kind on the points that matter most.',
    'Work through one decision it had to take: options, pressures, outcome, later judgement.',
    'Let one insider and one outsider, both invented and labelled so, comment on the same fact.',
  ],
  conclusions: [
    'Close with what to see, read or ask first, and why in that order.',
    'End with three likely developments, each with the sign that would show it is under way.',
    'Finish with a fair verdict in one paragraph: strengths, weaknesses, and for whom each counts.',
    'Conclude with what can be verified, what is opinion, and what has to be checked on the spot because it changes.',
    'Wrap up with the two questions that experts still disagree on.',
    'Leave the reader with a short list of things most accounts get wrong.',
    'End with advice for three different readers: the curious, the involved and the sceptical.',
    'Close by naming what would have to be updated first if this were read in five years.',
  ],
}
