import { genre } from '../chat-genre.ts'

/** The task alone, where nothing narrower is named: it fits whatever the request is about. */
export const askedPlainGenres = [
  genre(
    'what-is-wrong',
    'how-to',
    /\bwhat['’]?s (?:going )?wrong\b|\bwhat (?:am|are|is|did|do|have) (?:i|we|it|they) (?:doing |done |do |did |got |get )?wrong\b|\bwhy (?:does|do|is|are|did|won['’]?t|doesn['’]?t|isn['’]?t|don['’]?t) (?:my|our|mine) (?:[\p{L}'’-]+ ){0,3}(?:keeps?|always|never|only|so|too|not|look|smell|taste|feel|go|turn|come|drop|fall|stay|die|crack|fade|shrink|stick|split|peel|shake|squeak|leak|fail|burn)\b|,? why\W*$/u,
    {
      unless:
        /\b(?:sentence|grammar|essay|text|paragraph|answer|code|script|function|query|regex|poem|letter|story|logic|argument|reasoning|society|world|people|poem|song|baby|child|dog|cat|chest|head|stomach|skin)\b|^\W*(?:who|when|where|which|explain|describe|discuss)\b/u,
      groups: 'lifestyle, general_knowledge',
      isWithinGroups: true,
      needsNoMaterial: true,
      personas: `
      a practitioner who finds the fault before naming the cure
      someone who has made each of these mistakes and knows their signs
    `,
      decisions: `
      Put the likeliest cause first, judged by the facts given, with the sign that tells it from the others. || Rank the causes by what is described, each with the sign by which it shows. || Begin with the cause that fits what is described best, and say why.
      Give for each cause one test that settles it. || Say how to make sure of each cause before anything is changed. || Set beside every cause the check that proves or rules it out.
      Name a single change to make first, in figures where there are any. || Propose one change at a time, with amount, degrees or minutes. || Say what to alter first and by how much, and leave the rest as it is.
      Say what can be done with what has already gone wrong.
      Ask for the one or two facts that would decide between the causes.
      Correct the usual advice that makes it worse.
    `,
      shapes: `
      Causes in order with sign, test and remedy; then the first change to make.
      The likeliest cause, how to make sure, what to change; then two others.
    `,
      lengths: `
      150–250 words.
      At most three causes, four lines each.
    `,
      missing: '',
    },
  ),
]
