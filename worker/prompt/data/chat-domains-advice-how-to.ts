import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { howToSpecifics } from './chat-domains-advice-how-to-specifics.ts'

export const howTo: ChatDomain = {
  id: 'how-to',
  group: 'general_knowledge',
  framework: 'RTF + steps',
  personas: [
    'a practitioner who has done this before and knows where it goes wrong',
    'a workshop instructor who shows how to tell that a step worked',
    'a technical writer who tests instructions on newcomers',
    'a repairer who starts with the simplest cause',
    'a hands-on guide who names the tools before the steps',
  ],
  strong: splitTerms(`
      how can i, how do i, how to, step by step guide, guide to, set up, setting up, install, configure, instructions
      for, how should i, walk me through
    `),
  weak: splitTerms('guide, step, tutorial, setup, tip'),
  decisions: [
    { text: 'List what is needed before the first step.' },
    { text: 'Give one action per step.' },
    { text: 'Say after each step what should be seen if it worked.' },
    { text: 'Name the mistake most likely at each risky step, and its remedy.' },
    { text: 'Start with the simplest way that works.' },
    { text: 'Mention one alternative in a single line.' },
    { text: 'State about how long each part takes.' },
    { text: 'Use the words that the reader will see or hear on the way.' },
    { text: 'Say when to stop and ask someone with experience.' },
    { text: 'Explain the reason for any step that looks unnecessary.' },
    { text: 'Put warnings before the step they belong to.' },
    { text: 'Say what is optional.' },
    { text: 'End with the sign that shows the aim is reached.' },
    { text: 'Give quantities, times and settings as numbers rather than adverbs.' },
    { text: 'Say what most people do first and why it is not enough.' },
    { text: 'Name the one step that makes the largest difference.' },
    { text: 'Say how to adapt the steps when time or money is scarce.' },
    { text: 'Separate what is done once from what is repeated.' },
    { text: 'Keep to tools most people have, or name a substitute.' },
    { text: 'Name the safest way for someone doing this for the first time.' },
    { text: 'Say what to prepare the day before, if anything.' },
    { text: 'Put numbers to what is enough and what is too much.' },
    ...howToSpecifics,
  ],
  shapes: [
    'Requirements, numbered steps, then a list of likely problems and remedies.',
    'A one-line summary of the approach, numbered steps, then how to check the result.',
    'What is needed, the steps in order, and what to do if it fails.',
    'Numbered steps, each with its action first and its reason after.',
    'The shortest way first as numbered steps, then one variation.',
    'A checklist of preparations, the steps, and the finished state described in one line.',
  ],
  lengths: [
    'One or two sentences per step.',
    'At most ten steps.',
    'Five to eight steps of one or two sentences.',
    'Under 350 words.',
    '200–300 words.',
  ],
  missing: [
    {
      item: 'the starting point: versions, tools or experience',
      unless: splitTerms('version, windows, linux, mac, beginner, have, android, iphone, never'),
    },
  ],
  avoid: splitTerms(`
    skipped steps, several methods mixed together, tools mentioned too late, warnings after the danger,
    two actions per step, menu names from memory, reflex referral to professionals, theory between steps,
    unclear signs of success, assumed equipment, dead ends on failure, optimistic time estimates,
    tools named by brand only, steps without a sign, photographs taken for granted, two tasks in parallel,
    secret tricks, temperatures without a unit, warnings in passing, cleaning left out
  `),
}
