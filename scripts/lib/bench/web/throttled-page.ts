import { devices, type Browser } from '@playwright/test'

type Network = { latency: number; downloadThroughput: number; uploadThroughput: number }

/** A page on an emulated phone with a slow processor and network, in a new browser context. */
export async function openThrottledPage(browser: Browser, rate: number, network?: Network) {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5']!
  const context = await browser.newContext({ ...phone, locale: 'en-US' })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate })
  if (network) {
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', { offline: false, ...network })
  }
  return { page, close: () => context.close() }
}
