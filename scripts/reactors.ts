// npm run reactors -- parked | retry [--reactor NAME] [--event ID]
import { parseArgs } from 'node:util'
import {
  requestRetry,
  listParked,
  createReactorTables,
} from '../services/kernel/reactors/parked-events.ts'
import { connectInfrastructure } from './lib/connect-infrastructure.ts'

const usage = `Usage: npm run reactors -- parked [--reactor NAME]
       npm run reactors -- retry [--reactor NAME] [--event ID]

parked  lists the events that a reactor gave up on or put off, and those behind them in their streams; exit code 1 where
        one was given up
retry   asks the running Prosa to try them again, all or those named
`

try {
  process.exitCode = await runCommand()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n${usage}`)
  process.exitCode = 1
}

async function runCommand(): Promise<number> {
  const options = { reactor: { type: 'string' }, event: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const [command, ...rest] = positionals
  if (rest.length > 0 || (command !== 'parked' && command !== 'retry')) {
    process.stderr.write(usage)
    return 1
  }
  await using foundation = await connectInfrastructure()
  await createReactorTables(foundation.db)
  if (command === 'parked') {
    const parked = await listParked(foundation.db, values.reactor)
    if (parked.length > 0)
      console.table(
        parked.map(({ reactor, type, eventId, stream, attempts, at, error, retry, retryAt }) => ({
          reactor,
          event: `${type} ${eventId}`,
          stream,
          attempts,
          at,
          error: retry ? 'waiting for its retry' : error,
          'tried again': retryAt ?? '',
        })),
      )
    else process.stdout.write('No event is parked.\n')
    return parked.some(({ attempts, retryAt }) => attempts > 0 && retryAt === null) ? 1 : 0
  }
  const { reactor, event: eventId } = values
  const requeued = await requestRetry(foundation.db, {
    ...(reactor && { reactor }),
    ...(eventId && { eventId }),
  })
  process.stdout.write(
    `${requeued} ${requeued === 1 ? 'event' : 'events'} will be tried again by the running Prosa.\n`,
  )
  return requeued === 0 && (reactor || eventId) ? 1 : 0
}
