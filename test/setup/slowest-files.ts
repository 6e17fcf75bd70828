import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const filesListedMax = 10
const columnWidth = 7

/** Milliseconds from the file's import to its last hook. */
function spentMs(file: TestModule): number {
  const { collectDuration, duration } = file.diagnostic()
  return collectDuration + duration
}

/** Prints the slowest test files after a run of more than `filesListedMax`. */
export const slowestFiles: Reporter = {
  onTestRunEnd(files) {
    if (files.length <= filesListedMax) return
    const slowest = [...files].sort((a, b) => spentMs(b) - spentMs(a)).slice(0, filesListedMax)
    const lines = slowest.map((file) => {
      const seconds = (spentMs(file) / 1000).toFixed(1).padStart(columnWidth)
      return `${seconds} s  ${path.relative(process.cwd(), file.moduleId)}`
    })
    process.stdout.write(`\n The slowest files\n${lines.join('\n')}\n`)
  },
}
