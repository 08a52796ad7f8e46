import type { BrowserContext } from '@playwright/test'

/** What the content security policies of pages and frames refuse from now on, as the browser reports it. */
export function collectPolicyViolations(context: BrowserContext): string[] {
  const found: string[] = []
  context.on('console', (message) => {
    if (/content security policy|script-src/i.test(message.text()))
      found.push(`${message.page()?.url()}: ${message.text()}`)
  })
  return found
}
