import type { TopicFamily } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'

/** Works of art and language. */
export const artsFamily: TopicFamily = {
  id: 'arts',
  newcomers: [
    'an open-minded person without training',
    'someone who likes it and cannot say why',
    'a first-time listener or viewer',
    'a guest who has been given a ticket',
    'a parent whose child has fallen for it',
    'someone who was bored by it at school',
  ],
  practitioners: [
    'a working artist in another field',
    'a critic',
    'a teacher of the subject',
    'a graduate student',
    'a curator or editor',
  ],
  facets: {
    basic: splitLines(`
      What should one pay attention to the second time round? [m]
      What is easy to enjoy, and what takes patience? [m]
      Which question should one bring to it? [c]
      What may one dislike with good reason?
    `),
    common: splitLines(`
      What is there in {topic} that nothing else offers as well? [mc]
      Where is its boundary, and which cases test it?
      How much is convention, and how much is invention? [c]
      What was technically difficult about it? [k]
      Which example is atypical and therefore instructive? [c]
      What is lost in a copy, a summary or a translation? [mc]
    `),
    deep: splitLines(`
      Which received opinion about {topic} deserves to be argued against? [m]
      How do material conditions show in the finished thing? [b]
      What does a close reading find that a history cannot, and the reverse?
      Which work or speaker is unjustly absent from the usual list?
      How do theory and practice contradict each other here?
      What would a practitioner ask that scholars do not? [c]
    `),
  },
  examples: [
    'Read, watch or listen to one example closely, moment by moment, before drawing any general conclusion.',
    'Set two works or utterances side by side that look alike and differ in the essential point.',
    'Show one passage as it is and as it would be after one small change, and explain what the change destroys.',
    'Follow one motif, rule or device through three stages of its development.',
    'Describe one example for somebody who cannot see or hear it, then analyse what the description had to leave out.',
    'Reconstruct one decision of a maker or speaker: what was available, what was chosen, to what effect.',
    'Take one example that fails and one that succeeds by the same means, and explain the difference.',
    'Let one admirer and one sceptic comment on the same example, both with arguments.',
  ],
  conclusions: [
    'Close with where to begin, where to go next, and what to look or listen for; name only works you are sure exist.',
    'End with one thesis that can be disputed, and the strongest objection to it.',
    'Finish with three observations the reader can now make unaided on any further example.',
    'Conclude with what is fact, what is interpretation and what is taste.',
    'Wrap up with an exercise that makes the reader use the idea instead of repeating it.',
    'Leave the reader with the question that criticism has left unanswered.',
    'End by returning to the opening example and showing what can be seen in it now.',
    'Close with a judgement of its lasting worth and the grounds on which others would judge differently.',
  ],
}

/** What is learnt by doing. */
export const practiceFamily: TopicFamily = {
  id: 'practice',
  newcomers: [
    'an adult who has never tried it',
    'a complete beginner with ordinary equipment',
    'someone who gave up on it once',
    'a busy person with an hour a week',
    'someone who has just been given the equipment',
    'a parent who wants to do it together with a child',
  ],
  practitioners: [
    'an experienced amateur',
    'a professional',
    'a teacher or coach',
    'a seasoned practitioner',
    'a judge or examiner in the field',
  ],
  facets: {
    basic: splitLines(`
      What is the smallest version worth doing?
      How much time does it take, honestly counted? [m]
      What can be got ready the day before?
      How does one know that it is going well?
    `),
    common: splitLines(`
      What separates doing it well from merely getting it done?
      Which step rewards care more than all the others? [c]
      What do people spend money on that makes no difference? [mb]
      Which signs tell, early, that something is off? [k]
      How does one adjust when conditions are not as described? [b]
      What is usually explained badly? [m]
    `),
    deep: splitLines(`
      What do experts in {topic} notice before they can say why? [c]
      Which variable should be changed first when the result disappoints? [k]
      Which measurement is worth taking regularly? [kb]
      Where does more effort stop paying? [b]
      What is taught one way and done another? [mc]
      Which failure is instructive enough to be provoked on purpose? [c]
    `),
  },
  examples: [
    'Run one complete session from preparation to clearing up, with times, and say what to check at each point.',
    'Show one typical mistake: how it looks, what caused it, how it is mended, how it is prevented.',
    'Describe two attempts by the same person a month apart and what had changed.',
    'Work through one troubleshooting case from symptom to cause, by elimination.',
    'Give one variant for little time, one for little money and one for high standards, on the same example.',
    'Follow one person with an ordinary starting point through the first four weeks, as an invented example.',
    'Demonstrate one key moment in slow motion: position, movement, timing, sensation.',
    'Adapt one example to two different circumstances and explain what stays the same.',
  ],
  conclusions: [
    'Close with a plan for the next four weeks and one sign of progress per week.',
    'End with a one-page checklist that can be kept at hand while doing it.',
    'Finish with the three corrections that help most people most.',
    'Conclude with when to ask for help, from whom, and what to show them.',
    'Wrap up with what to stop doing, what to keep and what to try next.',
    'Leave the reader with a test they can set themselves and how to read the outcome.',
    'End with the safety points that hold in every variant.',
    'Close with the choices that are a matter of taste, set apart from those that are not.',
  ],
}
