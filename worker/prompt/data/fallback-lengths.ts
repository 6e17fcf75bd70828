/** A bound on length for groups of tasks whose own domain sets none; keyed by domain group. */
export const fallbackLengths: ReadonlyMap<string, readonly [string, ...string[]]> = new Map([
  [
    'software_engineering',
    [
      'Keep the prose around the code under 150 words.',
      'At most two short paragraphs outside the code.',
      'Explain in no more than eight sentences beside the code.',
      'Up to five short bullets of explanation.',
      'Text outside the code: 100–150 words.',
    ],
  ],
  [
    'data_analysis',
    [
      'Under 250 words besides tables and code.',
      'At most five findings, two sentences each.',
      'One short paragraph a finding.',
      'Keep the prose to 150–250 words.',
      'Up to ten sentences outside tables.',
    ],
  ],
  [
    'math_reasoning',
    [
      'One line a step, and a single line for the final answer.',
      'Two sentences at most for each step.',
      'Only as many steps as the argument needs, one sentence each.',
      'Keep the explanation under 200 words besides the working.',
      'Short steps, each on its own line.',
    ],
  ],
  [
    'general_knowledge',
    [
      'Under 250 words.',
      'Two to four short paragraphs.',
      'Six to ten sentences.',
      'One opening sentence, then up to five short bullets.',
      '150–200 words.',
    ],
  ],
  [
    'extraction',
    [
      'As many entries as the source holds, and no commentary.',
      'One entry per item found, nothing longer than its wording in the source.',
      'Every item once, each value no longer than it is written.',
      'As long as the list of items, without an introduction.',
      'One entry for each item, in the order of the text.',
    ],
  ],
  [
    'classification',
    [
      'One line per item.',
      'The label, and at most one sentence of reason.',
      'A label and a reason of up to 15 words for each item.',
      'One row per item, one short clause of reason.',
      'One sentence per label at most.',
    ],
  ],
  [
    'translation',
    [
      'About the length of the source, in the same number of paragraphs.',
      'Sentence for sentence, as long as the source.',
      'The same paragraphs as the source, and at most three lines of notes.',
      'Close to the length of the original, line by line.',
      'As long as the original; notes in two sentences at most.',
    ],
  ],
  [
    'summarization',
    [
      'Five bullets at most.',
      'Under 120 words.',
      'Three to five sentences.',
      'One short paragraph.',
      'A tenth of the length of the source, and at least two sentences.',
    ],
  ],
  [
    'roleplay',
    [
      'One to three short paragraphs a turn.',
      'Two to five sentences per reply.',
      'Replies under 100 words unless the scene needs more.',
      'A short paragraph per turn.',
      'At most six sentences before the other side speaks.',
    ],
  ],
])
const anyLength: readonly [string, ...string[]] = [
  'Under 300 words.',
  'One page at most.',
  '200–300 words.',
  'Three to five short paragraphs.',
  'Up to ten short paragraphs or bullets.',
]

/** The choices for a group; never empty. */
export function lengthsOf(group: string): readonly [string, ...string[]] {
  return fallbackLengths.get(group) ?? anyLength
}
