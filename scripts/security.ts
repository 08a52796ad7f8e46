// `npm run security -- list`
import { parseArgs } from 'node:util'
import { SecurityActorType, SecurityEventKind } from '#contract/api/audit-trail.ts'
import type { StoredSecurityEvent } from '#kernel/security/events/security-event.ts'
import {
  createSecurityTables,
  listSecurityEvents,
  type TrailFilter,
} from '#kernel/security/events/security-events-table.ts'
import { exitOnHelp } from './lib/command-line.ts'
import { connectInfrastructure } from './lib/connect-infrastructure.ts'

const usage = `Usage: npm run security -- list [--since TIME] [--actor ACTOR] [--kind KIND] [--owner ID] [--limit 200] [--json]

Lists the security events, newest first: time, kind, actor, subject, detail, number, and where it came from (a keyed hash
of the address and its network, for 90 days).

  --since   such as 2026-01-31 or 2026-01-31T12:00:00Z
  --actor   the id of an owner or of an access token, the name of an operator, or one of
            ${SecurityActorType.options.join(', ')}
  --kind    one of ${SecurityEventKind.options.slice(0, 7).join(', ')},
            ${SecurityEventKind.options.slice(7, 15).join(', ')},
            ${SecurityEventKind.options.slice(15).join(', ')}
  --owner   the id of an owner: the events of that account
`
const maxRows = 100_000
const string = { type: 'string' } as const

exitOnHelp(usage)
try {
  const { positionals, values } = parseArgs({
    options: {
      since: string,
      actor: string,
      kind: string,
      owner: string,
      limit: { type: 'string', default: '200' },
      json: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  if (positionals.join(' ') !== 'list') {
    process.stderr.write(usage)
    process.exitCode = 1
  } else {
    const events = await list(values)
    const text = values.json ? JSON.stringify(events, null, 2) : events.map(formatEvent).join('\n')
    process.stdout.write(`${text || 'There are no such events.'}\n`)
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

type Values = { [name in 'since' | 'actor' | 'kind' | 'owner']?: string } & { limit: string }

async function list(values: Values): Promise<StoredSecurityEvent[]> {
  const filter = parseFilter(values)
  await using infrastructure = await connectInfrastructure()
  await createSecurityTables(infrastructure.db)
  return await listSecurityEvents(infrastructure.db, filter)
}

function parseFilter({ since, actor, kind, owner, limit }: Values): TrailFilter {
  const from = since === undefined ? undefined : new Date(since)
  if (from && Number.isNaN(from.getTime())) throw new Error(`${since} is not a time.`)
  const kindName = SecurityEventKind.safeParse(kind)
  if (kind !== undefined && !kindName.success)
    throw new Error(`There is no kind ${kind}: see npm run security -- --help.`)
  if (owner !== undefined && !/^[0-9a-f-]{36}$/i.test(owner))
    throw new Error(`${owner} is not the id of an owner.`)
  const rows = Number(limit)
  if (!(Number.isInteger(rows) && rows >= 1 && rows <= maxRows))
    throw new Error(`--limit must lie between 1 and ${maxRows}.`)
  const actorType = SecurityActorType.safeParse(actor)
  return {
    since: from,
    kind: kindName.data,
    ownerId: owner,
    limit: rows,
    ...(actorType.success ? { actorType: actorType.data } : { actorId: actor }),
  }
}

function formatEvent({ at, kind, actor, subject, detail, count, origin }: StoredSecurityEvent) {
  return [
    at,
    kind.padEnd(21),
    actor.id === null ? actor.type : `${actor.type} ${actor.id}`,
    subject ? `${subject.type} ${subject.id}` : '-',
    detail ?? '-',
    ...(count > 1 ? [`${count} times`] : []),
    ...(origin ? [`from ${origin.network ?? '-'} ${origin.addressHash}`] : []),
  ].join('  ')
}
