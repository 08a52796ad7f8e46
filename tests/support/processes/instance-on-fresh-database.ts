import { freshDatabase } from '../kernel/fresh-database.ts'
import { startInstance, type Instance } from './instance.ts'

export type DatabaseInstance = Instance & { databaseUrl: string }

/** Prosa in a process of its own, on a new database of the run's server. It starts faster than with an embedded Postgres. */
export async function startInstanceOnFreshDatabase(
  env: Record<string, string> = {},
): Promise<DatabaseInstance> {
  const database = await freshDatabase()
  const instance = await startInstance({ env: { ...env, DATABASE_URL: database.appUrl } })
  return {
    ...instance,
    databaseUrl: database.url,
    async [Symbol.asyncDispose]() {
      await instance[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}
