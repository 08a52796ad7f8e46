import { type Config, loadConfig } from '../../services/config.ts'
import type { ShutdownStep } from '../../services/kernel/lifecycle/shutdown.ts'
import { findEmbeddedPostgres } from '../../services/adapters/embedded-postgres/embedded-postgres.ts'
import {
  type Infrastructure,
  type InfrastructureOptions,
  openInfrastructure,
  postgresDir,
} from '../../services/infrastructure.ts'

/**
 * Connects to the database and the log of a configuration, by default that of the environment: beside a running Prosa or
 * without one.
 */
export async function connectInfrastructure(
  config: Config = loadConfig(),
  options: InfrastructureOptions = {},
): Promise<Infrastructure & AsyncDisposable> {
  const databaseUrl = config.databaseUrl ?? (await findEmbeddedPostgres(postgresDir(config)))
  const steps: ShutdownStep[] = []
  const infrastructure = await openInfrastructure({ ...config, databaseUrl }, steps, options)
  return {
    ...infrastructure,
    async [Symbol.asyncDispose]() {
      for (const { close } of steps) await close()
    },
  }
}
