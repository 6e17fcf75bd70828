import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const speech: ChatDomain = {
  id: 'speech',
  group: 'professional_writing',
  framework: 'CO-STAR',
  personas: [
    'a speechwriter who writes for one voice and one room',
    'a toastmaster who tells one story well',
    'a radio writer who hears each line before keeping it',
    'a rhetoric coach who builds on one returning phrase',
    'a master of ceremonies who watches the clock',
  ],
  strong: splitTerms(`
    speech, wedding speech, best man speech, maid of honor speech, toast, eulogy, keynote speech, acceptance speech,
    graduation speech, commencement, farewell speech, welcome speech, opening remarks, closing remarks, sermon,
    valedictorian, motivational speech, campaign speech, retirement speech, thank you speech, address to, remarks
    for
  `),
  weak: splitTerms(`
    audience, ceremony, wedding, graduation, stage, guests, inspire, motivational
  `),
  decisions: [
    { text: 'Write for the ear, in sentences short enough for one breath.' },
    { text: 'Let one phrase return three times.', unless: ['repeat'] },
    { text: 'Say early why this speaker is the one speaking.' },
    { text: 'Build the speech around one story.', unless: ['poem'] },
    { text: 'Speak to the people in the room, and name what they share.' },
    { text: 'Leave listeners with one thing to remember.' },
    { text: 'Use names and facts only as they are given.', unless: ['fictional', 'fiction'] },
    { text: 'Move from I to we before the close.' },
    { text: 'Put the strongest sentence last.', unless: ['end with'] },
    { text: 'Choose words that are easy to say aloud.' },
    { text: 'Keep figures to one or two, in round numbers.' },
    { text: 'Change the pace in the middle.' },
    { text: 'Put one question to the audience.' },
    { text: 'Give thanks in one sentence, with its reason.', unless: ['eulogy', 'campaign', 'protest'] },
    { text: 'Let humour come from the situation rather than from a person.', unless: ['eulogy', 'serious'] },
    { text: 'Keep quotations to one, and only if its author is known.' },
    { text: 'Begin with a picture instead of a greeting.', unless: ['welcome', 'greeting'] },
    {
      text: 'Tell one story that shows the person at their best.',
      when: splitTerms(`
          wedding, best man, maid of honor, birthday, retirement, farewell, eulogy, friend, colleague,
          anniversary
        `),
    },
    {
      text: 'Include both partners by name where names are given.',
      when: splitTerms('wedding, best man, maid of honor, couple, bride, groom, sister, brother'),
    },
    {
      text: 'Close with the words of the toast.',
      when: splitTerms('wedding, toast, best man, maid of honor, anniversary, birthday'),
    },
    {
      text: 'Recall small habits that everyone will recognise.',
      when: splitTerms('eulogy, funeral, memorial, retirement, farewell, grandmother, grandfather'),
    },
    { text: 'Leave room for one smile.', when: ['eulogy', 'funeral', 'memorial'] },
    {
      text: 'Name the obstacle before the encouragement.',
      when: splitTerms('motivational, inspire, inspiring, team, coach, effort, athletes'),
    },
    {
      text: 'Give listeners one thing to do today.',
      when: splitTerms('motivational, inspire, awareness, climate, call to action, persuade'),
    },
    {
      text: 'Look back once and forward twice.',
      when: splitTerms('graduation, commencement, valedictorian, school, anniversary, class'),
    },
    {
      text: 'State the demand in one sentence.',
      when: splitTerms('campaign, protest, persuasive, political, election, rights, parliament, president'),
    },
    {
      text: 'Answer the doubt of the other side with respect.',
      when: splitTerms('campaign, persuasive, debate, political, convince, election'),
    },
    {
      text: 'Say what changes for the people in the room.',
      when: splitTerms('employees, team, company, ceo, staff, merger, launch'),
    },
    {
      text: 'Thank at most three people, each for one thing.',
      when: splitTerms('acceptance, award, thank you, farewell, retirement'),
    },
    {
      text: 'Say why this topic matters to this audience today.',
      when: splitTerms('conference, keynote, opening remarks, introduce, welcome'),
    },
    {
      text: "Take examples from the listeners' own day.",
      when: splitTerms('students, school, kids, children, teens, class, assembly'),
    },
  ],
  shapes: [
    'The speech as it would be spoken, in short paragraphs.',
    'Opening, story, message and close, in flowing text without headings.',
    'The full text, with pauses marked by line breaks.',
    'The text as spoken, each part starting on a new line.',
    'The speech in full, then one line on how to deliver it.',
  ],
  lengths: [
    '300–450 words unless a time is given.',
    'At most 500 words.',
    'As long as the stated time allows, at 130 words a minute.',
    'Two to four minutes of speech.',
    'Around 400 words.',
  ],
  missing: [
    {
      item: 'occasion and audience',
      unless: splitTerms(`
          wedding, graduation, funeral, conference, birthday, retirement, team, students, class, employees,
          school, award, anniversary, campaign, guests, people, friends, parliament
        `),
    },
    {
      item: 'names and shared moments',
      unless: splitTerms('named, called, who, friend, together, met, years, remember, motivational, awareness'),
    },
  ],
  avoid: splitTerms(`
    worn quotations, unexplained inside jokes, sentences too long to breathe, long lists of thanks,
    statistics in clusters, repeated endings, apologies for speaking, page-bound syntax, praise that fits anyone,
    self-centred stories, false modesty, forced applause lines, openings that thank everyone, slides read aloud,
    jokes about the audience, figures nobody can picture, promises to be brief, endings that trail away,
    foreign phrases, tongue twisters
  `),
}
