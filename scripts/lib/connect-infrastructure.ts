import { type Config, loadConfig } from '../../services/config.ts'
import type { ShutdownStep } from '../../services/kernel/lifecycle/shutdown.ts'
import { findEmbeddedPostgres } from '../../services/adapters/embedded-postgres/embedded-postgres.ts'
import {
  type Infrastructure,
  openInfrastructure,
  postgresDir,
} from '../../services/infrastructure.ts'

/**
 * The database and the log that a configuration names, by default the environment's: beside a running Prosa, or by
 * themselves when none runs.
 */
export async function connectInfrastructure(
  config: Config = loadConfig(),
): Promise<Infrastructure & AsyncDisposable> {
  const databaseUrl = config.databaseUrl ?? (await findEmbeddedPostgres(postgresDir(config)))
  const steps: ShutdownStep[] = []
  const foundation = await openInfrastructure({ ...config, databaseUrl }, steps)
  return {
    ...foundation,
    async [Symbol.asyncDispose]() {
      for (const { close } of steps) await close()
    },
  }
}
