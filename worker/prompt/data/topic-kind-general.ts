import type { TopicFamily, TopicKind } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'

const generalFamily: TopicFamily = {
  id: 'general',
  newcomers: [
    'someone who is new to the subject',
    'someone who has only heard the name',
    'an interested layperson',
    'a newcomer with practical questions',
    'a student looking for a first orientation',
    'someone who wants to join a conversation about it',
  ],
  practitioners: [
    'a person working in the field',
    'a specialist in a neighbouring field',
    'an experienced practitioner',
    'a demanding colleague',
    'a critical reviewer',
  ],
  facets: {
    basic: splitLines(`
      Which three terms have to be understood first?
      What would be a good first question to ask someone who knows? [m]
      What surprises most people when they first look closely? [mc]
      What can safely be left for later?
    `),
    common: splitLines(`
      Where are the boundaries of {topic}, and what is often confused with it?
      Who cares about it, for which reasons, and who would like it ignored? [mbc]
      Which single example brings out most of what matters? [c]
      Which common statement about it is false or only half true? [m]
      What changed in recent decades, and what stayed as it was? [b]
      Which comparison helps, and where does it mislead? [mc]
    `),
    deep: splitLines(`
      On which point do well-informed people disagree, and what would settle it?
      Which assumption about {topic} is rarely stated? [b]
      Which evidence is strong, which is thin, and which is missing?
      What do insiders know that is hard to find in print? [c]
      Which consequence appears only after years? [b]
      What is the best argument against the usual view?
    `),
  },
  examples: [
    'Work through one concrete example from beginning to end and refer every general statement back to it.',
    'Set two cases side by side that differ in one important respect and explain the difference.',
    'Show one typical misunderstanding, how it arises, and what clears it up.',
    'Describe one situation as three people involved would see it, invented and labelled so.',
    'Take one small case that can be followed completely, then say what changes at full size.',
    'Tell one course of events as a timeline with a turning point, and say what could have gone otherwise.',
    'Give one ordinary example and one extreme one, and say what each shows.',
    'Start from one observation the reader can make, and come back to it at the end.',
  ],
  conclusions: [
    'Close with what is well established, what is disputed and what is unknown.',
    'End with the three points worth remembering and the one that is most often got wrong.',
    'Finish with what to do, read or ask next; name only sources you are sure exist.',
    'Conclude with a judgement, its grounds, and what would change it.',
    'Wrap up with a short list of questions that separate sound claims from doubtful ones.',
    'Leave the reader with one test of whether they have understood it.',
    'End with the practical consequences for two different kinds of reader.',
    'Close by answering the objection that a careful reader will have by now.',
  ],
}

/** For a topic that fits no kind. */
export const generalKind: TopicKind = {
  id: 'general',
  family: generalFamily,
  group: 'general_knowledge',
  isDepictable: true,
  strong: [],
  weak: [],
  facets: {
    basic: splitLines(`
      What is it, in one sentence that a neighbour would understand?
      Where would one come across it in ordinary life? [mc]
      Which parts or steps does it consist of?
      Why should anyone want to know about it? [m]
      Which first impression turns out to be wrong? [mc]
    `),
    common: splitLines(`
      Which question or need does it answer? [mb]
      How did it come to be as it is? [c]
      How does it work or hang together, part by part? [k]
      Which kinds or versions are there, and what tells them apart?
      What does it depend on, and what depends on it? [bk]
      What does it cost or demand, and of whom? [bm]
      How does one recognise a good instance and a poor one? [mk]
      What can go wrong, and how is that noticed? [bkc]
      How does it differ by place, time or group? [mb]
      What would be missing without it? [mc]
    `),
    deep: splitLines(`
      Which distinction do people who know {topic} well make at once?
      Which forces push it in opposite directions? [bc]
      Where does the usual explanation fail, and what is offered instead?
      How is it measured or judged, and what does that miss? [bk]
      Which conditions have to hold, and which of them is fragile? [bk]
      What are its limits, and how were they found?
      Which development is likely to change it most? [b]
      Who shaped the way it is talked about, and to what end? [m]
    `),
  },
}
