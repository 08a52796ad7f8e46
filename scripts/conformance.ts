// `npm run conformance -- event-store ADDRESS`: runs a port's conformance suite against the server at an address.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startVitest } from 'vitest/node'
import { exitOnHelp } from './lib/command-line.ts'

const suites: Record<string, URL> = {
  'event-store': new URL('../tests/conformance/event-store/by-address.ts', import.meta.url),
}

const usage = `Usage: npm run conformance -- ${Object.keys(suites).join('|')} ADDRESS

Runs the conformance suite of a port.

  ADDRESS: kurrentdb://127.0.0.1:2113?tls=false, postgres://user:password@host/database, memory: or a cluster, such as
           'kurrentdb://user:password@n1:2113,n2:2113,n3:2113?tlsCAFile=ca.pem'`

exitOnHelp(usage)
const [port = '', address = ''] = process.argv.slice(2)
const suite = suites[port]
if (!suite || !/^[a-z+]+:/.test(address)) {
  console.error(usage)
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
// The run has set the exit code. Connections that the client left open are not awaited.
process.exit()
