import { broadDecisions } from './broad-decisions.ts'

/** Further decisions for texts, where a table would otherwise repeat itself. */
export const moreForTexts = {
  editing: broadDecisions(`
    Correct what is wrong everywhere it occurs, not only at its first place.
    Say how many changes were made, by kind.
    Leave regional spelling and vocabulary as the author has them.
    Check agreement of subject and verb in every sentence.
    Treat a doubtful point by the rule of a named style, and say which. | unless: casual, friendly, funny
    Mark every word that was replaced for its meaning rather than its form.
    Keep the author's punctuation where more than one form is right. | unless: punctuation
    Settle articles and prepositions by usage, not by translation. | when: grammar, correct, fix, english, proofread
    Give the corrected sentence before the explanation.
    Keep humour, emphasis and dialect that are meant. | unless: formal, professional
    Show the two sentences that gained most, before and after. | unless: grammar, one sentence, single sentence
    Say which habit in the text is worth watching next time. | unless: title, slogan, email
    Mark a repair that rests on a guess, and give the other reading.
    Use the same mark for the same kind of change throughout.
    Leave names of people, places and products exactly as spelt. | unless: name, title
    Repair the sentence with the fewest words moved. | unless: rewrite, rephrase, paraphrase, creative
    Tell errors apart from matters of taste.
    Group the corrections by kind: spelling, grammar, wording. | when: grammar, correct, fix, proofread, spelling, mistakes
    Keep the paragraphing of the author. | unless: title, one sentence, single sentence
    Say which sentence was hardest to read, and why. | unless: title, one sentence, single sentence
    Check that every list item has the same form as the first. | when: list, bullets, points, resume, cv
    Keep the strongest phrase of the original where it stands. | unless: grammar, spelling, proofread
    Read the result once as its reader would, and smooth what makes that reader stop.
    Keep the length of the sentences varied. | unless: grammar, spelling, proofread, title
  `),
  career: broadDecisions(`
    Let the first third answer why this person for this post.
    Write in the tense that fits: past for what was done, present for what is done now.
    Name the problem behind each achievement in a few words.
    Choose three strengths, and let everything else support them.
    Keep the tone of a confident colleague, neither modest nor loud.
    Leave a labelled blank where a number, a date or a name is not given.
    Say in one line what the person wants to do next, as far as it is stated.
    Show progress: what was harder at the end than at the beginning.
    Name the people served by the work: customers, pupils, patients, other teams.
    Read each line as a doubtful recruiter, and answer the doubt in it.
  `),
  email: broadDecisions(`
    Put the one thing to remember on a line of its own.
    Give the reader a reason to answer today, if there is one. | unless: love letter, condolence, girlfriend, wife, husband, friend, thank, resign
    Use the reader's words for the matter. | unless: love letter, condolence
    Say what is attached, and what to look at in it. | when: attached, attach, attachment, enclosed
    Let the closing line repeat the next step in a few words. | unless: thank, condolence, sympathy, love letter, resign
    Name the person to turn to with questions, if one is given. | unless: love letter, condolence, girlfriend, wife, husband, friend, mother, father, thank, apology
    Keep every sentence under twenty words. | unless: formal, legal, shakespeare
    Tell good news in its first sentence and bad news in its second. | when: regret, unfortunately, reject, decline, delay, cancel
    Write for somebody who reads it on a phone between two meetings. | unless: letter, love letter, condolence, formal
  `),
  creativeWriting: broadDecisions(`
    Let a small action stand for the large feeling. | unless: riddle, joke, limerick
    Give one object in the piece a history. | unless: haiku, riddle, joke, limerick
    Break one expectation that the title raises. | unless: untitled
    Let silence or a gap do some of the work. | unless: joke, riddle
    Choose the season, hour or weather only if it changes something.
    Put the strongest word at the end of the line or sentence.
    Let the place resist the people in it. | unless: poem, haiku, joke, song, riddle
    Cut the sentence that says what the scene has shown. | unless: poem, haiku, song, riddle
    Use one sound, smell or touch that no other piece would have. | unless: riddle, joke
    Let somebody be wrong about something. | unless: poem, haiku, song, riddle, essay
  `),
  essay: broadDecisions(`
    Let the title state the argument rather than the subject. | unless: title
    Use each paragraph to answer the question left by the one before.
    Bring the counter-case in where it hurts most, not at the end. | unless: personal, reflection
    Choose verbs that can be pictured.
    Replace each general noun by the case that is meant.
    Name whose view each claim is.
    Keep to three main points at most.
    Show what follows if the thesis is right.
    Begin each paragraph without a word of transition where the sense carries over.
    Weigh the evidence instead of listing it. | unless: personal, reflection
  `),
  classification: broadDecisions(`
    Settle negations and doubled negatives before the label is chosen.
    Treat a question as a question, not as a claim. | unless: yes or no
    Read numbers and units as part of the meaning.
    Let the last turn decide where an item changes its mind. | when: sentiment, review, tweet, comment, feedback
    Keep the standard of the first item to the last.
    Say in two words what kind of item is hardest here.
    Count how many items fell under each label. | when: these, list, items, following, each
    Note where two readers might disagree. | unless: only, true or false
    Leave the item's own wording out of the label.
    Ask what the item does, not what it mentions.
  `),
  summary: broadDecisions(`
    Say what changed, for whom and since when.
    Give the figure that a reader would quote.
    Keep the order of causes and effects as in the source.
    Name what stays open or undecided. | unless: plot, movie, novel, story
    Put what needs action before what is for information. | unless: plot, movie, novel, story, article, paper
    Use short main clauses, one point each.
    Leave out what the reader surely knows. | when: boss, manager, team, client
    Keep units and comparison beside every figure. | when: sales, revenue, report, figures, numbers, percent, quarter
  `),
  legal: broadDecisions(`
    Name the two facts on which most of it hangs. | unless: draft, classify
    Say what must be in writing, and what counts without it. | unless: classify
    Put the answer for the common case before the exceptions. | unless: draft, classify
    Match each condition of the rule with a fact, or mark it as missing. | unless: draft
    Say which authority or court would decide. | unless: draft, classify
    Explain what happens if nobody does anything. | unless: draft, classify
    Use the parties' roles rather than their names where that is clearer.
    Show where the wording leaves room, and who gains from it. | unless: draft
    Set off what the text says from what it is taken to mean.
    Say what evidence is usually asked for. | unless: draft, classify
  `),
  namingIdeas: broadDecisions(`
    Say each idea in the sentence in which it would first be heard.
    Put the three best first, and the rest by kind.
    Drop what sounds like another in the list.
    Say what each idea leaves open to the imagination.
    Keep one idea that nobody in the room would dare to propose.
    Name the idea that would age best.
    Say where each idea comes from: place, person, material, sound or joke.
    Test each idea against the wish stated first.
  `),
  translation: broadDecisions(`
    Let each sentence stand where it stands in the source.
    Say numbers, dates and currencies as the target language writes them. | unless: number, numbers
    Keep titles, captions and button texts as short as their place demands. | when: app, website, button, menu, ui, caption, title
    Give back slang by slang of the same strength. | unless: contract, legal, manual, medical, technical, logic, formula
    Choose words that people of the target country use today. | unless: archaic, biblical, medieval
    Read the result aloud and mend what no native would say.
    Keep the order of arguments, and join or split sentences only where the language asks for it.
    Mark what cannot be known from the text, such as the sex or number of those addressed.
    Keep quotations within the text recognisable as quotations.
    Translate the sense of examples, and keep what they are examples of.
  `),
} as const
