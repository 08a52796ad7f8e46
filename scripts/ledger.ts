// npm run ledger -- replay --owner E-MAIL [--at TIME]
import { parseArgs } from 'node:util'
import { findOwnerByEmail } from '#projections/accounts/owners.projection.ts'
import { projections } from '#projections/all.ts'
import { openAnnouncements } from '#projections/engine/announcements.ts'
import { openReached } from '#projections/engine/reached.ts'
import type { Foundation } from '../services/foundation.ts'
import { auditLedger } from './audit/audit.ts'
import { openBeside } from './beside.ts'

const usage = `Usage: npm run ledger -- replay --owner E-MAIL [--at TIME]

Recomputes an owner's credits from the events alone, verifies the hash chain and compares both with the read models.
With --at (such as 2026-01-31 or 2026-01-31T12:00:00Z) tells the ledger as it was; then nothing is compared.
Exit code 1 where anything differs.
`
const readWithinMs = 5_000

type Asked = { email: string; at: Date | undefined }

try {
  const asked = read(process.argv.slice(2))
  if (asked) process.exitCode = (await audit(asked)) ? 0 : 1
  else {
    process.stderr.write(usage)
    process.exitCode = 1
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

function read(args: string[]): Asked | undefined {
  const options = { owner: { type: 'string' }, at: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  if (positionals.join(' ') !== 'replay' || !values.owner) return undefined
  const at = values.at === undefined ? undefined : new Date(values.at)
  if (at && Number.isNaN(at.getTime())) throw new Error(`${values.at} is not a time.`)
  return { email: values.owner, at }
}

async function audit({ email, at }: Asked): Promise<boolean> {
  await using foundation = await openBeside()
  const owner = await findOwnerByEmail(foundation.db, email)
  if (!owner) throw new Error(`Nobody here has the e-mail address ${email}.`)
  const { lines, isSound } = await auditLedger(foundation, {
    ownerId: owner.ownerId,
    ...(at ? { at } : { atHead: () => atHead(foundation) }),
  })
  const title = `Ledger of ${email} (${owner.ownerId})${at ? ` as of ${at.toISOString()}` : ''}`
  process.stdout.write(`${[title, '', ...lines].join('\n')}\n`)
  return isSound
}

/** What a running Prosa is about to read anyway is waited for. */
async function atHead({ db, databaseUrl, store }: Foundation): Promise<boolean> {
  await using announcements = await openAnnouncements(databaseUrl)
  const names = projections.filter(({ name }) => name.startsWith('credit-'))
  await using reached = await openReached(db, announcements, names)
  return reached(await store.head(), readWithinMs)
}
