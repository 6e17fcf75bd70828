import { runProgram } from './run-program.ts'

/** Creates an account with its sign-up credits and one API key through the operator's command line; gives the secret. */
export async function createLocalKey(environment: NodeJS.ProcessEnv): Promise<string> {
  const admin = (what: string, words: string[]) =>
    runProgram({ what, words: ['ops/admin/main.ts', ...words, '--json'], environment })
  const created = await admin('creating an account', ['accounts', 'create', '--name', 'Local account'])
  const accountId = readText(created, 'account', 'id')
  const key = await admin('creating an API key', ['keys', 'create', '--account', accountId, '--name', 'local'])
  return readText(key, 'key', 'secret')
}

function readText(json: string, object: string, field: string): string {
  const value: unknown = JSON.parse(json)?.[object]?.[field]
  if (typeof value !== 'string') throw new Error(`the admin command gave no ${object} ${field}`)
  return value
}
