import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readDraft } from '../../worker/prompt/read-draft.ts'
import { readDecisions, readForeignDecisions } from './read-decisions.ts'
import { readRecords } from './read-records.ts'
import { readPromptSentences, readTalkFiles } from './read-talk.ts'
import { storeTalk } from './store-talk.ts'
import {
  readForeignRequests,
  readForeignSentences,
  readForeignTalk,
  storeForeign,
  trainForeign,
} from './train-foreign.ts'
import { trainTalk } from './train-talk.ts'

// `npm run train:talk -- [folder …]` learns which sentences ask for nothing: from the files in `talk/`, our own prompts
// and any further folders of labelled `.jsonl` files.

const folders = [path.join(import.meta.dirname, 'prompts'), ...process.argv.slice(2)]
const records = folders.flatMap((folder) =>
  readRecords(folder, false).map((record) => ({ ...record, draft: readDraft(record.text) })),
)
const data = path.join(import.meta.dirname, '../../worker/prompt/data')
const examples = [
  ...readTalkFiles(path.join(import.meta.dirname, 'talk')),
  ...readPromptSentences(records),
  ...(await readDecisions(data)),
]
const text = storeTalk(trainTalk(examples))
writeFileSync(path.join(data, 'talk-weights.json'), text)
console.log(`${examples.length} sentences, ${text.length} bytes`)

const foreignExamples = [
  ...readForeignTalk(path.join(import.meta.dirname, 'talk/foreign')),
  ...readForeignRequests(path.join(import.meta.dirname, 'talk/foreign-requests')),
  ...readForeignSentences(records),
  ...(await readForeignDecisions(data)),
]
const foreignText = storeForeign(trainForeign(foreignExamples))
writeFileSync(path.join(data, 'talk-weights-foreign.json'), foreignText)
console.log(`${foreignExamples.length} sentences in other languages, ${foreignText.length} bytes`)
