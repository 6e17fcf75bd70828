import { parentPort, workerData } from 'node:worker_threads'
import { type MixedLoad, runMixedLoad } from './mixed-load.ts'

parentPort?.postMessage(await runMixedLoad(workerData as MixedLoad))
