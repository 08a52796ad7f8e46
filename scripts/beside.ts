import { type Config, loadConfig } from '../services/kernel/config.ts'
import type { Step } from '../services/kernel/shutdown.ts'
import { findEmbeddedPostgres } from '../services/adapters/embedded-postgres/embedded-postgres.ts'
import { type Foundation, openFoundation, postgresDir } from '../services/foundation.ts'

/**
 * The database and the log that a configuration names, by default the environment's: beside a running Prosa, or by
 * themselves when none runs.
 */
export async function openBeside(
  config: Config = loadConfig(),
): Promise<Foundation & AsyncDisposable> {
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
