// What a walk through the screens needs: a Prosa in a process of its own, and a browser.
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './launch-browser.ts'
import { startInstance, type Instance } from '../processes/instance.ts'
import { freshDatabase } from '../kernel/fresh-database.ts'

/** As `npm start` runs it, on a new database of the run's own server, which is there sooner than one of its own. */
export async function startInstanceOnFreshDatabase(
  env: Record<string, string> = {},
): Promise<Instance> {
  const database = await freshDatabase()
  const instance = await startInstance({ env: { ...env, DATABASE_URL: database.url } })
  return {
    ...instance,
    async [Symbol.asyncDispose]() {
      await instance[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

export type BrowserFixture = { instance: Instance; browser: Browser }

/** Open for all tests of the file that calls this. */
export function openBrowserFixture(env?: Record<string, string>): BrowserFixture {
  const open: Partial<BrowserFixture> = {}
  beforeAll(async () => {
    ;[open.instance, open.browser] = await Promise.all([
      startInstanceOnFreshDatabase(env),
      launchBrowser(),
    ])
  })
  afterAll(async () => {
    await open.browser?.close()
    await open.instance?.[Symbol.asyncDispose]()
  })
  return open as BrowserFixture
}
