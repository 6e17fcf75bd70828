import type { TopicMode } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'

/** Copy that sells or wins over. */
export const marketingMode: TopicMode = {
  id: 'marketing',
  group: 'marketing',
  framework: 'AIDA / PAS',
  readers: {
    newcomers: [
      'a first-time buyer',
      'a person who has never considered it',
      'a passer-by with thirty seconds',
      'a sceptic who has heard too many promises',
      'a person looking for a present',
      'a newcomer who fears making the wrong choice',
    ],
    improvers: [
      'a buyer who knows the category and has not decided',
      'a customer who bought something similar once',
      'a visitor who comes back for the second time',
      'a reader who has seen the competitors',
      'a person who was recommended it by a friend',
    ],
    practitioners: [
      'a buyer who compares offers',
      'a demanding regular customer',
      'a purchasing manager',
      'a reader of the trade press',
      'a well-informed enthusiast',
    ],
  },
  readerOpening: 'The audience is',
  scopes: {
    lower: [
      'The audience has little time and no vocabulary for it; one idea has to carry the text.',
      'Assume indifference, not hostility; the first line has to earn the second.',
      'Use everyday words throughout; whatever needs explaining is cut or shown.',
      'Speak to one person in one situation, and let others recognise themselves.',
      'The text has to work on a phone, read in a queue.',
      'Start where the audience is; the offer comes into view after the need.',
    ],
    upper: [
      'The audience has heard the usual claims; only what is specific will be believed.',
      'Assume that rivals are one click away, and write what they cannot copy.',
      'The audience knows the terms and checks the facts; precision persuades more than warmth.',
      'Address buyers who decide with others: give them what they need to convince a colleague.',
      'Treat scepticism as the starting point and evidence as the way through.',
      'Every sentence should survive the question "how do you know?".',
    ],
  },
  personas: ['a copywriter', 'a brand strategist who writes', 'a direct-response copywriter', 'a campaign planner'],
  tasks: [
    'Write landing-page copy about {topic}; settle these questions first and let the answers carry the text:',
    'Develop a campaign about {topic}, built on the answers to these questions:',
    'Write a persuasive page about {topic}, in an order that follows from these questions:',
    'Draft launch copy about {topic} that answers these questions without listing them:',
    'Create a campaign concept with copy about {topic}; these questions decide angle and proof:',
    'Write a mailing and a landing page about {topic}, after deciding these points:',
    'Compose a brand story with copy about {topic}, resting on these questions:',
    'Prepare a message house and sample copy about {topic}, derived from these questions:',
  ],
  madeTask: 'Write the copy that "{topic}" describes, resting on the answers to these questions:',
  facets: {
    basic: splitLines(`
      Which one sentence would a satisfied customer say to a friend?
      What is the reader doing in the minute before they see this?
      Which everyday annoyance opens the door?
      What should the reader do next, and how easy is that?
    `),
    common: splitLines(`
      Which single angle on {topic} is ours, and which good ones are given up for it?
      What does the audience believe now, and what should they believe afterwards?
      Which pain or wish is strong enough to make someone act this week?
      Which proof can be shown, and which would still have to be gathered?
      Which objection stops most people, and where in the text is it met?
      What is the one promise, in words a customer would use?
      What does the reader risk by acting, and how is that risk taken away?
      Which channel meets this audience in the right mood?
      What triggers the search for it, and what has been tried before?
      Which words does the audience use among themselves, and which only the seller?
      What would make a customer ashamed or proud to be seen with it?
      Which detail can be shown instead of claimed?
      What happens in the first day after buying or signing up?
      Who else has a say in the purchase, and what does that person need to hear?
      Which comparison does the audience make in any case, and how can it be framed fairly?
    `),
    deep: splitLines(`
      Which category convention should be broken, and which has to be kept to be understood?
      How does the message change by stage of awareness?
      Which segment is addressed at the cost of which other?
      Which competitor could sign the same text, and what would make that impossible?
      Which test decides between two headlines, with which measure?
      Where does the claim need evidence to withstand a complaint?
    `),
  },
  shares: { kind: 1, family: 1, mode: 4 },
  examples: [
    'Write the headline in three versions with different angles (benefit, tension, evidence) and say which you would test first.',
    'Show the opening in two registers, plain and playful, and continue with the one that fits the audience better.',
    'Build one short customer scene, invented and recognisable as such, that makes the need felt.',
    'Write the objection as the customer would say it, and the answer in at most forty words.',
    'Turn each feature into what it changes for the reader; drop any that changes nothing.',
    'Give one comparison with the way things are done without it, fair enough for a rival to accept.',
    'Draft subject line, headline, lead and call to action as a set in which no word repeats.',
    'Carry one image or motif through headline, body and call to action.',
  ],
  rules: [
    'Where proof is needed and not supplied, name the kind of proof to insert; make up no customer, figure or award.',
    'Make one promise and support it three ways; leave all further claims aside.',
    'Write as people speak, in short sentences, with the reader as the subject.',
    'Back every superlative with a fact that can be checked, or cut it.',
    'Keep urgency honest: give a real reason to act now, or none.',
    'Name one group for whom it is not right; that makes the rest credible.',
    'Stay within the usual character limits of each channel, and state them.',
    'State benefits before features and consequences before adjectives.',
  ],
  conclusions: [
    'Close with one call to action, its button text, and the sentence that removes the last doubt.',
    'End with a plan for the first test: two variants, one measure, the smallest useful audience.',
    'Finish with a list of the facts and proofs the client still has to supply.',
    'Conclude with three shorter versions: one sentence, one paragraph, one post.',
    'Wrap up with the reasoning: which audience insight each main choice rests on.',
    'Leave a do-and-avoid list for whoever continues the campaign.',
    'End with the follow-up message for those who did not act.',
    'Close by naming the weakest claim and what would strengthen it.',
  ],
  outputs: [
    'Angle and audience in three lines, then the finished copy: headline, subhead, body, proof block, call to action.',
    'Copy first, ready to paste, in labelled parts; angle, audience and proof in a short list after it.',
    'One page of copy with headings and a proof block, three social posts, one mailing.',
    'Angle in one sentence, headline options, body copy, proof points, objections with answers, call to action.',
  ],
  lengths: {
    beginner: ['300–450 words of copy.', '250–400 words of copy.'],
    intermediate: ['400–600 words of copy.', '350–550 words of copy.'],
    advanced: ['500–800 words of copy.', '500–700 words of copy.'],
    expert: ['600–900 words of copy.', '700–900 words of copy.'],
  },
  avoid: ['superlatives without proof', 'invented testimonials', 'jargon', 'false urgency'],
  missing: [
    { item: 'the brand or offer, and its proof points', unless: [] },
    {
      item: 'the channel and the budget',
      unless: ['instagram', 'tiktok', 'linkedin', 'email', 'newsletter', 'google ads', 'billboard'],
    },
    { item: 'details of the audience', unless: ['for'] },
  ],
}
