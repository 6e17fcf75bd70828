import { genre } from '../chat-genre.ts'

/** Work that goes on from what is given. */
export const givenGenres = [
  genre(
    'paraphrases',
    'editing',
    /\bparaphras(?:e|es|ing|ed)\b|\b(?:rephrase|reword|rewrite)\b.{0,40}\b(?:in|into|as) (?:\d+|two|three|four|five|several|different) (?:different )?(?:ways|versions|variations|sentences)\b|\b(?:\d+|two|three|four|five|several|different|other) (?:different |other )?ways (?:to say|of saying|to phrase|to express|to word)\b/u,
    {
      unless:
        /\b(?:haikus?|poems?|stor(?:y|ies)|songs?|detect\w*|tool|plagiarism checker|api|python|javascript|function|fine-?tune)\b/u,
      worksOnText: true,
      groups: 'professional_writing, education',
      decisions: `
      Keep the whole sense in each version: nothing added, nothing lost. || Let every version state exactly what the source states. || Check each version against the source for anything gained or lost.
      Change the build of the sentence, not only its words: another subject, order or voice. || Begin each version with another part of the sentence. || Turn clauses round, instead of swapping words one by one.
      Keep names, figures and terms of the trade as they stand. || Leave technical terms and numbers untouched. || Replace no term that has a fixed meaning.
      Make the versions differ from one another as much as from the source.
      Keep the register of the source, unless another is asked for.
      Prefer plain words to rare ones, even where a rare one is still free.
      Keep each version about as long as the source.
      Leave out versions that no native would write.
      Order them from the closest to the freest.
      Mark the version that reads best when spoken.
      Keep what is certain certain, and what is doubtful doubtful.
      Use each conspicuous verb in one version only.
    `,
      shapes: `
      The versions as a list, each on its own line, without comment.
      A numbered list from the closest to the freest wording.
      The versions one below another, the best one first.
    `,
      lengths: `
      Each version about as long as the source.
      One sentence a version.
    `,
      missing: `
      what the versions are for | unless: essay, website, email, dataset, post, resume, because, avoid
    `,
    },
  ),
  genre(
    'more-of-the-same',
    'knowledge',
    /\b(?:list|give|name|add|write|suggest|find|provide|generate)(?: me| us)? (?:\d+|two|three|four|five|six|ten|a few|some|several) (?:more|other|further|additional)\b|\b(?:more|further) (?:examples?|items?|entries) (?:like|of the same|in the same)\b/u,
    {
      unless: /\b(?:paraphras\w*|details?|information|code|function|test cases?)\b/u,
      worksOnText: true,
      groups: 'education, creative_writing, lifestyle, marketing, research',
      decisions: `
      Give entries of the same kind and in the same form as those shown. || Follow the shown entries in form, length and level. || Match the pattern of what is given, entry by entry.
      Check each entry against every condition, and replace it if one fails. || Test every entry by each condition stated before it goes in. || Let no entry stand that meets only most of the conditions.
      Repeat none of those given, nor a variant of one. || Choose entries that are not among those shown under another name. || Keep clear of those shown and their near relatives.
      Prefer well-known entries that can be looked up.
      Say of each in a few words what makes it fit.
      Make the entries differ from one another.
      Take up the numbering or lettering where it ended.
      Say if fewer fit than were asked for, instead of bending a condition.
      Keep every stated fact to what is certain.
      Give the usual English name, and the original one where it helps.
    `,
      shapes: `
      The new entries only, in the form of those given.
      The list continued, one entry a line.
      Entries in the given form, then one line on the condition hardest to meet.
    `,
      lengths: `
      One sentence an entry.
      As long as the entries given.
    `,
      missing: '',
    },
  ),
  genre(
    'counter-arguments',
    'essay',
    /\bcounter[- ]?arguments?\b|\b(?:arguments?|points?|case) against\b|\bargue against\b|\brebut(?:tal)?s?\b|\bdevil'?s advocate\b/u,
    {
      unless: /\b(?:and for|for and|debate|motion|court|legal brief|case law|lawsuit|code)\b/u,
      groups: 'professional_writing, education, general_knowledge, research, creative_writing',
      personas: `
      a debater who states the other side better than it does
      an editor who asks what would prove the opposite
      a teacher of argument who attacks the strongest form
    `,
      decisions: `
      State the claim first in its strongest form, so that nobody can say it was misread. || Begin by putting the claim as well as its best defender would. || Give the opposing view its due in two sentences before answering it.
      Name for each argument what it attacks: the facts, the reasoning, or the words. || Say where each reply strikes: premise, conclusion or term. || Sort the replies by what they deny: that it is true, that it follows, that it matters.
      Rest each on one reason and one case that can be checked, and invent no studies. || Give every argument a reason and an example anybody can look up. || Support each by something observable, and leave out figures that are not certain.
      Rank them from the strongest to the weakest.
      Admit the part of the claim that is right, and show how far it reaches.
      Foresee the answer to the best argument, and meet it.
      Say which kind of evidence would settle the matter.
      Keep to the claim, and leave the person out.
      Close with the one sentence to remember.
    `,
      shapes: `
      The claim in its best form, numbered replies from the strongest down, what remains true.
      A table: argument, what it attacks, example, likely answer.
      Three replies in a paragraph each, then the part to concede.
    `,
      lengths: `
      250–350 words.
      Three to five arguments, 60 words each.
    `,
      missing: `
      where they will be used | unless: essay, debate, meeting, class, article, speech, post, boss
    `,
    },
  ),
]
