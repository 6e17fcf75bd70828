import type { TopicFamily } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'

/** Firms, goods and money. */
export const enterpriseFamily: TopicFamily = {
  id: 'enterprise',
  newcomers: [
    'someone without business training',
    'someone in their first job',
    'a small-firm owner starting from zero',
    'a young adult who earns money for the first time',
    'a member of a club who has been put in charge of it',
    'a curious customer',
  ],
  practitioners: [
    'a manager with responsibility for results',
    'a founder',
    'a consultant',
    'a finance director',
    'an analyst of the field',
  ],
  facets: {
    basic: splitLines(`
      What would one explain to a relative who asks what it is good for? [m]
      Which decision does a beginner face first? [b]
      What can be learnt from a shop on the corner? [c]
      What is promised to beginners that should make them wary? [m]
    `),
    common: splitLines(`
      What belongs to {topic}, and what to a neighbouring subject?
      Whose interests conflict here, and who usually prevails? [bc]
      How would one find out within a month whether it works? [bm]
      Which numbers has one to know before having an opinion? [bk]
      What do the best in the field do differently on an ordinary day? [bmc]
      Which trend is real, and which is only talked about? [bm]
    `),
    deep: splitLines(`
      Which constraint is binding, and what becomes binding once it is lifted? [b]
      What would a sceptical board member ask third? [b]
      How has regulation or technology moved the boundaries of {topic}? [b]
      Where does averaging hide two groups that behave in opposite ways? [bk]
      Which commitment is hard to reverse, and what is the price of waiting? [b]
      What do insiders know that the published figures leave out? [bc]
    `),
  },
  examples: [
    'Work one small case through in round, invented figures, labelled as such, from starting position to result.',
    'Tell one decision as it would really arise: what was known, what was argued, what was chosen, what it cost.',
    'Compare two firms of the same size that decide differently, and follow both for three years; call them invented.',
    'Show one calculation line by line, then change one input and explain what the new result means.',
    'Describe one failure that looked like a success for a year, and the sign that could have been read earlier.',
    'Take one customer or employee through the whole process and note where it helps and where it grates.',
    'Set out one meeting in which three roles argue from their own interest, and what is agreed.',
    'Apply it to a firm of five people and to one of five thousand, and explain each difference.',
  ],
  conclusions: [
    'Close with a recommendation, the two conditions under which it would be the opposite, and how to check them.',
    'End with the first three steps, each with an owner, a cost and a sign that it worked.',
    'Finish with a table of options against cost, risk, speed and reversibility.',
    'Conclude with what to measure, how often, and which reading should stop the effort.',
    'Wrap up with the questions to put to anyone who sells it.',
    'Leave the reader with a rule of thumb and the cases in which the rule misleads.',
    'End with the best argument of those who disagree, and an answer to it.',
    'Close by separating what holds everywhere from what depends on country, size and sector.',
  ],
}

/** Law, health, the mind. */
export const careFamily: TopicFamily = {
  id: 'care',
  newcomers: [
    'a layperson who is affected by it',
    'a worried relative without prior knowledge',
    'a member of the public',
    'a person who has just heard the word for the first time',
    'a volunteer who will meet people affected',
    'a parent with practical questions',
  ],
  practitioners: [
    'a professional in a neighbouring field',
    'an experienced practitioner',
    'a case worker',
    'a specialist in training',
    'a policy adviser',
  ],
  facets: {
    basic: splitLines(`
      What should be known on the day one first meets it?
      Which words will the professionals use, and what do they mean?
      Who can help at no cost, and how are they found?
      What can wait, and what cannot?
    `),
    common: splitLines(`
      What looks like {topic} and has to be handled differently?
      Who decides, who is asked, and who has to live with the outcome? [bc]
      What do professionals and those affected see differently? [mc]
      Which harm comes from doing too much, and which from doing too little? [b]
      What has changed in the last years, and what has not been updated yet? [m]
      Which fact would change the advice if it were known? [k]
    `),
    deep: splitLines(`
      Which distinction do experienced people make at once that beginners overlook?
      How are conflicting duties weighed here, and who bears the remaining risk? [bc]
      What does the literature on {topic} leave out because it is hard to study?
      Which routine practice rests on habit more than on evidence? [b]
      How do resources decide what is offered, and is that said openly? [b]
      Which case would make an expert change their mind?
    `),
  },
  examples: [
    'Follow one invented, ordinary case from first contact to outcome, and mark the points at which advice would differ.',
    'Set two similar cases side by side that end differently, and explain what made the difference.',
    'Show one conversation between a professional and a person affected, with the questions that matter.',
    'Take one common mistake, show how it arises in good faith, and how it is put right.',
    'Work through one borderline case and state which missing fact would decide it.',
    'Present one decision with its options, the likely benefit and harm of each, and how sure that estimate is.',
    'Describe one timeline: what happens within a day, a week, a month, a year.',
    'Use one case in which the textbook answer is wrong for the person, and say why.',
  ],
  conclusions: [
    'Close with what to do now, what to watch, and when to turn to a qualified professional.',
    'End with the questions a person should ask before agreeing to anything.',
    'Finish with a short list of statements rated as well supported, plausible or unsupported.',
    'Conclude with what depends on place, date or person and has to be checked individually.',
    'Wrap up with the two most harmful misconceptions and a plain correction of each.',
    'Leave the reader with the signs that call for help without delay.',
    'End with what is uncertain and how a careful person acts in the meantime.',
    'Close with a balanced verdict that someone on the other side would accept as fair.',
  ],
}
