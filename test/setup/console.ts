import { buildConsole } from '../../ops/build-console.ts'

/** Builds the console if it is missing or older than its sources. */
export default async function setup(): Promise<void> {
  await buildConsole()
}
