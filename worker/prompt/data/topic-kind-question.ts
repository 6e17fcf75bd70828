import type { TopicKind } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'
import { generalKind } from './topic-kind-general.ts'

/** For a topic that is a whole question, whatever it asks about: what has to be settled on the way to its answer. */
export const questionKind: TopicKind = {
  ...generalKind,
  family: {
    ...generalKind.family,
    facets: {
      basic: splitLines(`
        What should the reader be able to explain to somebody else afterwards?
        Which picture or comparison makes the answer easy to keep in mind?
        Which small observation would show that the answer is right?
        Which word in the question has to be explained before anything else?
      `),
      common: splitLines(`
        Which next question does the answer lead to at once?
        Who needs the answer, and what would they do with it? [mb]
        Which part of the answer is certain, and which part is judgement?
        What would be different if the answer were another? [mc]
        Which case does not fit the answer at first sight? [kc]
        Which detail may be left out without making the answer wrong?
      `),
      deep: splitLines(`
        Which premise does the question smuggle in, and does it hold?
        How would the question have to be put to be decidable? [k]
        Where does the short answer mislead those who act on it? [b]
        Which competing answers have been given, and on what do they differ?
        Which distinction dissolves part of the question?
        How sure can one be, and what would raise or lower that?
      `),
    },
  },
  facets: {
    basic: splitLines(`
      What is the answer in one sentence, without technical words?
      Which everyday experience makes people ask this? [mc]
      Which wrong answer is given most often, and what makes it tempting? [m]
      What are the two or three steps from what one sees to the explanation? [k]
      What can one try or look at to convince oneself?
    `),
    common: splitLines(`
      What exactly is being asked, once its ambiguous words are cleared up?
      What is the short answer, and what has to be added for it to be true? [m]
      Which chain of reasons leads to the answer, link by link? [k]
      On which evidence does the answer rest, and how was it obtained? [mb]
      Under which conditions would the answer be different? [bk]
      How was it answered in the past, and what changed that? [c]
      Which closely related question is often confused with this one?
      Which example makes the answer concrete? [mck]
      What follows in practice once the answer is known? [mb]
    `),
    deep: splitLines(`
      Which link in the explanation is the weakest? [k]
      Which exceptions are known, and do they refine the answer or refute it? [k]
      Which alternative explanation accounts for the same facts?
      How does the answer change with scale, place or definition? [bk]
      Which observation or argument would overturn it?
      What do specialists still dispute about it? [b]
      Which quantity would one have to know to answer precisely? [bk]
      What does the popular version get right by accident? [mc]
    `),
  },
}
