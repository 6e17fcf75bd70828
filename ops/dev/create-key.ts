import { createAccount } from '#shared/accounts/account-repository.ts'
import { createApiKey } from '#shared/accounts/api-key-repository.ts'
import { openDatabase } from '#shared/db/connect.ts'

/** Creates an account with its sign-up credits and one API key; returns the key's secret. */
export async function createKey(databaseUrl: string, pepper: string): Promise<string> {
  const database = openDatabase(databaseUrl, { connectionsMax: 1, name: 'poa-start' })
  try {
    const accountId = await createAccount(database.kysely, { name: 'Local account' })
    const { secret } = await createApiKey(database.kysely, { accountId, name: 'local', pepper })
    return secret
  } finally {
    await database.close()
  }
}
