// Fixture of browser tests: a server and a browser, both shared by the run.
import { chromium, type Browser } from '@playwright/test'
import { afterAll, beforeAll, inject } from 'vitest'
import './global-browser.ts'

export type BrowserFixture = { baseUrl: string; browser: Browser }

/** The run's own; `close` closes what was opened by this connection. */
export const connectToBrowser = (): Promise<Browser> => chromium.connect(inject('browserEndpoint'))

/** The run's own, shared by all files: a test here signs in as an owner of its own, and changes nothing of the server. */
export function useSharedBrowser(): BrowserFixture {
  const open: Partial<BrowserFixture> = {}
  beforeAll(async () => {
    open.baseUrl = inject('sharedInstance').baseUrl
    open.browser = await connectToBrowser()
  })
  // Closes what this file opened; the browser itself stays.
  afterAll(() => open.browser?.close())
  return open as BrowserFixture
}
