import { Type } from 'typebox'
import { ownerUrlSetting, sharedSettings } from '#shared/platform/config.ts'
import { readConfigOrExit } from '#shared/platform/read-config-or-exit.ts'
import { failWithAdvice } from './explain-database-fault.ts'
import { runMigrations } from './run-migrations.ts'

const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl = url } = readConfigOrExit(
  Type.Object({
    DATABASE_URL: sharedSettings.DATABASE_URL,
    DATABASE_OWNER_URL: ownerUrlSetting,
  }),
)
const refused = new Set(['28P01', '28000'])

try {
  const names = await runMigrations({ url, ownerUrl })
  console.log(names.length > 0 ? `migrated: ${names.join(', ')}` : 'nothing to migrate')
} catch (error) {
  if (error instanceof Error && 'code' in error && refused.has(String(error.code)) && ownerUrl !== url) {
    console.error(
      'Postgres refuses the user or password in DATABASE_OWNER_URL. A server takes POSTGRES_PASSWORD only when its volume ' +
        'is first made; docs/operating.md, "Change a password", says how to change it later.',
    )
    process.exitCode = 1
  } else failWithAdvice(error)
}
