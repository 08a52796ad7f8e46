// One Prosa and one Chromium for all walks of a run that change neither. Each test signs in as an owner of its own.
import type { TestProject } from 'vitest/node'
import { createDatabase } from '../kernel/databases.ts'
import '../kernel/global-postgres.ts'
import { startInstance } from '../processes/instance.ts'
import type { DatabaseInstance } from '../processes/instance-on-fresh-database.ts'
import { launchBrowserServer } from './launch-browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sharedInstance: Pick<DatabaseInstance, 'baseUrl' | 'port' | 'dataDir' | 'databaseUrl'>
    browserEndpoint: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await using parts = new AsyncDisposableStack()
  const { databaseUrl, templateDatabase } = project.getProvidedContext()
  const database = parts.use(await createDatabase(databaseUrl, templateDatabase))
  const env = { DATABASE_URL: database.appUrl }
  const [instance, browser] = await Promise.all([startInstance({ env }), launchBrowserServer()])
  parts.use(instance)
  parts.defer(() => browser.close())
  const { baseUrl, port, dataDir } = instance
  project.provide('sharedInstance', { baseUrl, port, dataDir, databaseUrl: database.url })
  project.provide('browserEndpoint', browser.wsEndpoint())
  const moved = parts.move()
  return () => moved.disposeAsync()
}
