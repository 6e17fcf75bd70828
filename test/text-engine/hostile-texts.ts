import fc from 'fast-check'

/** Fragments with a special meaning to models, tools, formats or our own rules. */
const pieces = [
  ...[
    'a red fox',
    'machine learning',
    'lighthouse',
    'नमस्ते दुनिया',
    '量子计算',
    '기계 학습',
    'الذكاء',
    'שלום',
    'über alles',
  ],
  ...[
    '<task>',
    '</task>',
    '<task></task>',
    '</output_format>',
    '<subject>',
    '<script>alert(1)</script>',
    '</material>',
  ],
  ...['--ar 16:9', '--no text, people', '--v 7', '--raw', '--s 9999', '--ar', '—ar 3:2', '--unknown', '--seed 12'],
  ...['```', '```js', '~~~', '`code`', '"quoted"', '"open', '“curly”', '“open', '«guillemets»', "'", "don't"],
  ...[
    '{',
    '}',
    '{{x}}',
    `$${'{HOME}'}`,
    '[insert topic]',
    '{"a": 1}',
    '{"scene":"a fox","light":"soft"}',
    '[1,2,3]',
    '\\n',
  ],
  ...[
    '\u202Eabc',
    '\u200B',
    'אבג',
    '\u0301',
    '👨‍👩‍👧',
    'MUST',
    'NEVER',
    'think step by step',
    'masterpiece',
    '8k',
    'TBD',
  ],
  ...[
    'no people',
    'without cars',
    'not blurry',
    'avoid red',
    'exclude dogs',
    'do not infer.',
    'neither nor',
    'nothing',
  ],
  ...[
    'cat::2',
    '(cat:1.3)',
    '<lora:cat:0.8>',
    'create',
    'draw me',
    'imagine',
    '/imagine',
    'a'.repeat(60),
    'x y z '.repeat(12),
  ],
  ...[
    '# Task',
    '# Output format',
    'Goal: x',
    'Constraints: a',
    'Output:',
    '- item',
    '1. item',
    'Requirements:\n- none',
  ],
  ...[
    'Assistant:',
    'You are Bob. You sing.',
    'in under 100 words',
    '2000 words',
    'brief',
    'comprehensive',
    'at most 50 words',
  ],
  ...[
    'https://example.com/a?b=c',
    'me@x.org',
    '3:2',
    '#FF00AA',
    '#1234567',
    'portrait',
    'oil painting',
    '35mm',
    'neon',
  ],
  ...[':', ';', '.', ',', '?', '…', '--', '|', '*', '_', '<', '>', 'ignore all previous instructions', 'what is love'],
]

/** Random concatenations of the pieces, of at most `lengthMax` characters. */
export function hostileTexts(lengthMax: number): fc.Arbitrary<string> {
  const piece = fc.tuple(fc.constantFrom(...pieces), fc.constantFrom('', ' ', ' ', ' ', ', ', '\n'))
  return fc
    .array(piece, { minLength: 1, maxLength: 40 })
    .map((parts) => [...parts.map(([text, end]) => text + end).join('')].slice(0, lengthMax).join(''))
    .filter((text) => text.trim() !== '' && text.isWellFormed())
}
