import type { Answer } from './measure-accuracy.ts'

const confusionsShown = 15

/** Prints how many answers are right: in all, per class, per source, and what was mistaken for what. */
export function printAnswers(title: string, answers: readonly Answer[]): void {
  if (answers.length === 0) return
  console.log(`\n${title}: ${share(answers)}`)
  console.log(`  by class   ${shares(answers, ({ example }) => example.label)}`)
  console.log(`  by source  ${shares(answers, ({ example }) => (example.isOwn ? 'own' : example.source))}`)
  const confusions = new Map<string, number>()
  for (const { example, given, isRight } of answers) {
    const pair = `${example.label} > ${given}`
    if (!isRight) confusions.set(pair, (confusions.get(pair) ?? 0) + 1)
  }
  const ranked = [...confusions].toSorted((left, right) => right[1] - left[1]).slice(0, confusionsShown)
  console.log(`  mistaken   ${ranked.map(([pair, count]) => `${pair} ${count}`).join(', ') || 'nothing'}`)
}

function shares(answers: readonly Answer[], key: (answer: Answer) => string): string {
  const groups = Map.groupBy(answers, key)
  return [...groups.keys()]
    .toSorted()
    .map((name) => `${name} ${share(groups.get(name) ?? [])}`)
    .join(', ')
}

function share(answers: readonly Answer[]): string {
  const right = answers.filter(({ isRight }) => isRight).length
  return `${((100 * right) / answers.length).toFixed(1)} % of ${answers.length}`
}
