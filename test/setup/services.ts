import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareApplicationRole, withRole } from '#shared/db/application-role.ts'
import { openDatabase } from '#shared/db/connect.ts'
import { migrate } from '#shared/db/migrate.ts'
import { findServices } from '../../ops/dev/services/find-services.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

export const templateName = 'poa_template'

/** As the service's processes connect: as a role that owns nothing. Tests themselves are the superuser. */
export function applicationUrl(url: string): string {
  return withRole(url, 'poa_test_application', 'only tests use it')
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the server; each test file makes its own database on it. */
    databaseUrl: string
    redisUrl: string
    /** Whether tests of many samples try all of them. */
    isLong?: boolean
  }
}

/** Starts Postgres and Redis once, and migrates a template that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { directory, remove } = await makeTemporaryFolder(project)
  const services = await findServices({ dataDirectory: directory, durable: false, log: () => {} })
  const stop = async (): Promise<void> => {
    await services.stop()
    await remove()
  }
  await createTemplate(services.databaseUrl).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  project.provide('databaseUrl', services.databaseUrl)
  project.provide('redisUrl', services.redisUrl)
  return stop
}

async function createTemplate(databaseUrl: string): Promise<void> {
  const server = openDatabase(databaseUrl, { connectionsMax: 1, name: 'poa-test' })
  await server.sql.unsafe(`drop database if exists ${templateName}`)
  await server.sql.unsafe(`create database ${templateName}`)
  await server.close()
  const url = new URL(databaseUrl)
  url.pathname = `/${templateName}`
  await migrate(url.href, path.join(import.meta.dirname, '../../migrations'))
  const template = openDatabase(url.href, { connectionsMax: 1, name: 'poa-test' })
  await prepareApplicationRole(template, applicationUrl(databaseUrl))
  await template.close()
}
