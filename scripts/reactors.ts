// `npm run reactors -- parked|retry [--reactor NAME] [--event ID]`
import { parseArgs } from 'node:util'
import {
  requestRetry,
  listParked,
  createReactorTables,
} from '../services/kernel/reactors/parked-events.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'
import { connectInfrastructure } from './lib/connect-infrastructure.ts'
import { operatorOption, operatorUsage, recordAsOperator } from './lib/operator-record.ts'

const usage = `Usage: npm run reactors -- parked [--reactor NAME]
       npm run reactors -- retry [--reactor NAME] [--event ID] [--by NAME]

parked  lists failed and deferred events of reactors, and the events queued behind them in their streams; exit code 1
        when one has failed
retry   requests a retry from the running Prosa, of all parked events or of those named

${operatorUsage}
`

exitOnHelp(usage)
try {
  process.exitCode = await runCommand()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n${usage}`)
  process.exitCode = 1
}

async function runCommand(): Promise<number> {
  const options = {
    reactor: { type: 'string' },
    event: { type: 'string' },
    ...operatorOption,
  } as const
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const [command, ...rest] = positionals
  if (rest.length > 0 || (command !== 'parked' && command !== 'retry')) {
    process.stderr.write(usage)
    return 1
  }
  await using infrastructure = await connectInfrastructure()
  await createReactorTables(infrastructure.db)
  if (command === 'parked') {
    const parked = await listParked(infrastructure.db, values.reactor)
    if (parked.length > 0)
      console.table(
        parked.map(({ reactor, type, eventId, stream, attempts, at, error, retry, retryAt }) => ({
          reactor,
          event: `${type} ${eventId}`,
          stream,
          attempts,
          at,
          error: retry ? 'waiting for the retry' : error,
          'next retry': retryAt ?? '',
        })),
      )
    else printLine('No event is parked.')
    return parked.some(({ attempts, retryAt }) => attempts > 0 && retryAt === null) ? 1 : 0
  }
  const { reactor, event: eventId, by } = values
  const subject = { type: 'reactor', id: reactor ?? 'all' }
  const requeued = await recordAsOperator(
    infrastructure,
    { kind: 'operator-command', by, subject, detail: 'reactors retry' },
    () =>
      requestRetry(infrastructure.db, {
        ...(reactor && { reactor }),
        ...(eventId && { eventId }),
      }),
  )
  printLine(`The running Prosa will retry ${requeued} ${requeued === 1 ? 'event' : 'events'}.`)
  return requeued === 0 && (reactor || eventId) ? 1 : 0
}
