/** Prints what the engine takes for the longest and the most hostile inputs, as JSON; run by the evaluation. */
import { targetIds } from '#shared/catalog/targets.ts'
import { createRulesEngine } from '../../worker/engines/rules-engine.ts'
import { warmUp } from '../../worker/engines/warm-up.ts'
import { timeEngine } from './measure-times.ts'
import { readOwnRecords } from './own-fixtures.ts'
import { fitsRequest } from './sample-records.ts'

const wanted = (process.argv[2] ?? '').split(',')
const engine = createRulesEngine()
await warmUp(engine)
const times = await timeEngine(
  engine,
  readOwnRecords().filter(fitsRequest),
  targetIds.filter((targetId) => wanted.includes(targetId)),
)
console.log(JSON.stringify(times))
