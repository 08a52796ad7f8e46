// `npm run conformance -- event-store ADDRESS`: the suite of a port against whatever is at an address.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startVitest } from 'vitest/node'

const suites: Record<string, URL> = {
  'event-store': new URL('../tests/conformance/event-store/by-address.ts', import.meta.url),
}

const [port = '', address = ''] = process.argv.slice(2)
const suite = suites[port]
if (!suite || !URL.canParse(address)) {
  console.error(
    `Usage: npm run conformance -- ${Object.keys(suites).join('|')} ADDRESS
  ADDRESS: kurrentdb://127.0.0.1:2113?tls=false, esdb://…, postgres://user:password@host/database or memory:`,
  )
  process.exit(2)
}

const vitest = await startVitest('test', [], {
  config: false,
  watch: false,
  include: [relative(process.cwd(), fileURLToPath(suite))],
  reporters: ['verbose'],
  provide: { address },
  testTimeout: 120_000,
  hookTimeout: 60_000,
})
await vitest.close()
// The run has set the exit code; what a server's client left open is not waited for.
process.exit()
