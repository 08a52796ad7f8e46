// Fixture of browser tests: a server in its own process, and a browser.
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './launch-browser.ts'
import type { Instance } from '../processes/instance.ts'
import { startInstanceOnFreshDatabase } from '../processes/instance-on-fresh-database.ts'

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
