import { loadConfig } from '../services/kernel/config.ts'
import type { Step } from '../services/kernel/shutdown.ts'
import { findEmbeddedPostgres } from '../services/adapters/embedded-postgres/embedded-postgres.ts'
import { type Foundation, openFoundation, postgresDir } from '../services/foundation.ts'

/** The database and the log that the environment names: beside a running Prosa, or by themselves when none runs. */
export async function openBeside(): Promise<Foundation & AsyncDisposable> {
  const config = loadConfig()
  const databaseUrl = config.databaseUrl ?? (await findEmbeddedPostgres(postgresDir(config)))
  const steps: Step[] = []
  const foundation = await openFoundation({ ...config, databaseUrl }, steps)
  return {
    ...foundation,
    async [Symbol.asyncDispose]() {
      for (const { close } of steps) await close()
    },
  }
}
