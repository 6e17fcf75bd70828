import { findKnowledgeFaults } from './find-faults.ts'

const faults = findKnowledgeFaults()
for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'The knowledge is in order.' : `${faults.length} faults.`)
process.exitCode = faults.length === 0 ? 0 : 1
