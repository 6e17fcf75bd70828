import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readDraft } from '../../worker/prompt/read-draft.ts'
import { heads } from './heads.ts'
import { crossValidate, leaveSourcesOut } from './measure-accuracy.ts'
import { printAnswers } from './print-answers.ts'
import { readRecords } from './read-records.ts'
import { storeModel } from './store-model.ts'
import { trainModel } from './train-model.ts'
import { listLabels, type ReadRecord, weighExamples } from './weigh-examples.ts'

// `npm run train -- [folder …]` learns the weights of the text engine from our own prompts and from any further
// folders of labelled `.jsonl` files. `--no-measure` skips the measurements, `--dry-run` writes nothing.

const root = path.join(import.meta.dirname, '../..')
const ownFolder = path.join(import.meta.dirname, 'prompts')
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

const own = readAll(ownFolder, true)
const others = folders.flatMap((folder) => readAll(folder, false))
console.log(`${own.length} prompts of our own, ${others.length} from ${folders.length} further folders`)

for (const head of heads) {
  const examples = weighExamples([...own, ...others], head)
  if (!flags.includes('--no-measure')) {
    printAnswers(`${head.name}, five folds, all prompts`, crossValidate(examples, head))
    if (others.length > 0) {
      const foreign = weighExamples(others, head)
      printAnswers(`${head.name}, five folds, without our own`, crossValidate(foreign, head))
      printAnswers(`${head.name}, one source left out`, leaveSourcesOut(examples, head))
    }
  }
  if (flags.includes('--dry-run')) continue
  const text = storeModel(trainModel(examples, listLabels(examples), head.settings))
  writeFileSync(path.join(root, head.file), text)
  console.log(`\n${head.file}: ${text.length} bytes`)
}

function readAll(folder: string, isOwn: boolean): ReadRecord[] {
  return readRecords(folder, isOwn).map((record) => ({ ...record, draft: readDraft(record.text) }))
}
