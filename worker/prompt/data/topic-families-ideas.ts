import type { TopicFamily } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'

/** Living things and the things around us. */
export const worldFamily: TopicFamily = {
  id: 'world',
  newcomers: [
    'a curious person of any age',
    'a family on an outing',
    'someone who has never looked closely',
    'a child with many questions and a patient adult',
    'a city dweller with little contact to it',
    'a newcomer to the hobby',
  ],
  practitioners: [
    'a naturalist or collector',
    'a field researcher',
    'a museum educator',
    'a teacher of the subject',
    'a designer or conservationist',
  ],
  facets: {
    basic: splitLines(`
      What would one draw first, and what would one forget? [=c]
      Which number makes people stop and think? [m]
      What is the usual mistake in recognising {topic}?
      What can be observed in ten minutes? [c]
    `),
    common: splitLines(`
      Which detail shows most about {topic}? [c]
      What would the view from the other side be like? [=c]
      Which names are in use, and what do they say about the namers? [mc]
      What is the longest and the shortest span of time that matters here?
      What happens when nobody is watching? [=c]
      Which exchange (of food, money, care, damage) creates a tie to people? [bm]
    `),
    deep: splitLines(`
      Which long-accepted explanation of {topic} has been revised, and on what grounds?
      Which question needs patience more than equipment?
      What do collections or long series of records show that single looks do not? [k]
      How do scale and material set limits here? [k]
      Which rule has exceptions that teach more than the rule?
      What is at stake for those who look after {topic}? [b]
    `),
  },
  examples: [
    'Follow one individual or one object through a day, a season or a lifetime.',
    'Describe one encounter precisely, with what is seen, heard, smelt and felt, before explaining it.',
    'Compare two examples from different surroundings and account for each difference.',
    'Take one part of it under the magnifying glass and work outward to the whole.',
    'Show one change step by step, with its cause and its consequence.',
    'Explain one puzzling observation by ruling out the explanations that do not fit.',
    'Set the view of a child, a maker or keeper, and a researcher side by side.',
    'Walk through one method of finding out: what is done, what it shows, what can deceive.',
  ],
  conclusions: [
    'Close with three things to look for next time, and where.',
    'End with what is known, how it is known, and what nobody has found out yet.',
    'Finish with one thing the reader can do that helps and one well-meant thing that does not.',
    'Conclude with the most common mistake and a reliable way to avoid it.',
    'Wrap up with a small observation task that takes ten minutes.',
    'Leave the reader with the one detail that changes how it is seen afterwards.',
    'End on what may be different in twenty years, and which sign would show it.',
    'Close by connecting it to something the reader would not have expected.',
  ],
}

/** Society, thought, concepts. */
export const ideasFamily: TopicFamily = {
  id: 'ideas',
  newcomers: [
    'an open-minded citizen without prior reading',
    'a student meeting the question for the first time',
    'someone with opinions and little background',
    'someone who has just had an argument about it',
    'a first-time voter',
    'someone who distrusts big words',
  ],
  practitioners: [
    'a scholar of a neighbouring discipline',
    'an editor of a serious magazine',
    'a teacher of the subject',
    'a policy researcher',
    'a trained sceptic',
  ],
  facets: {
    basic: splitLines(`
      What is the most common misunderstanding, and where does it come from?
      Which question should one ask before taking a side?
      How would one explain it to a child of ten? [c]
      What does it feel like to be on the wrong end of it? [c]
    `),
    common: splitLines(`
      What is agreed about {topic} by people who agree on nothing else?
      Which examples are always chosen, and what do they hide? [mc]
      Which definition is neutral enough for both sides to accept?
      Who profits from keeping the debate as it is? [mb]
      What would one have to know to decide it? [bk]
      How does it look from the outside, or from another century? [c]
    `),
    deep: splitLines(`
      Which classic text on {topic} is cited more than read, and what does it say?
      Which argument proves too much?
      What does the best empirical work contribute, and where does it stop? [b]
      Which concept does the work in the argument without being examined?
      How would the question have to be put to become answerable? [k]
      Which position is unpopular and yet hard to refute? [c]
    `),
  },
  examples: [
    'Take one concrete case and let two thoughtful opponents judge it, each at full strength.',
    'Follow one argument from premise to conclusion and stop at each step that a critic would contest.',
    'Describe one ordinary situation in which the question decides what someone does.',
    'Compare two countries, periods or traditions on exactly one point.',
    'Tell one historical episode in which the idea was put to the test, and what was learnt; use only documented events.',
    'Start from one news item of the ordinary kind, openly invented, and uncover the question beneath it.',
    'Present one thought experiment, vary it twice, and say how the verdict shifts.',
    'Show one policy or practice that follows from each position.',
  ],
  conclusions: [
    'Close with what each side gets right, what each has to explain, and where the burden of proof lies.',
    'End with your own reasoned judgement, marked as such, and the best objection to it.',
    'Finish with three questions that a reader could take into the next discussion.',
    'Conclude by separating what is a matter of fact from what is a matter of value.',
    'Wrap up with the evidence or experience that ought to change a fair mind.',
    'Leave the reader with the distinction that resolves the most confusion.',
    'End with what remains open and why it may stay so.',
    'Close on the practical question: what follows for someone who has to act tomorrow.',
  ],
}
