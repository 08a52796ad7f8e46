import { pino } from 'pino'
import { loadConfig } from '../../../services/config.ts'
import { anchorsFilePath } from '../../../services/credits/audit/anchors-file.ts'
import type { Infrastructure } from '../../../services/infrastructure.ts'
import { ConfigError } from '../../../services/kernel/config/environment.ts'
import { openDb } from '../../../services/kernel/postgres/db.ts'
import { withoutSigningProcesses } from '../../../services/kernel/privacy/key-holders.ts'
import { printLine } from '../command-line.ts'
import { connectInfrastructure } from '../connect-infrastructure.ts'
import { sealCopy } from './seal-copy.ts'
import {
  anchorAllHeads,
  depsOf,
  type VerifiedLedgers,
  verifyLedgersOfLog,
} from './verified-copy.ts'

const maxPrintedFaults = 20

/** Copies the log of this installation into SEAL_COPY_URL. Returns the exit code. */
export async function sealCopyCommand(): Promise<number> {
  const config = loadConfig()
  if (config.kurrentdbUrl)
    throw new ConfigError(['The log is in KurrentDB: only a log in PostgreSQL can be copied.'])
  const targetUrl = process.env['SEAL_COPY_URL']
  if (!targetUrl || !URL.canParse(targetUrl))
    throw new ConfigError([
      'SEAL_COPY_URL must be the address of an empty database, with a role that may create schemas in it.',
    ])
  const anchorsFile = anchorsFilePath(config.dataDir)
  await using source = await connectInfrastructure(config, { holdsKeys: false })
  const before = await withoutSigningProcesses(source.db, async () => {
    const deps = await depsOf(source, anchorsFile)
    const verified = await verifyLedgersOfLog(deps)
    if (!isSound('before the copy', verified)) return undefined
    await anchorAllHeads(deps, pino({ level: 'error' }))
    await copyTo(targetUrl, source)
    return verified
  })
  if (!before) return 1
  await using copy = await connectInfrastructure(
    { ...config, databaseUrl: targetUrl },
    { holdsKeys: false },
  )
  const after = await verifyLedgersOfLog(await depsOf(copy, anchorsFile))
  const changed = [...before.heads].filter(([owner, head]) => after.heads.get(owner) !== head)
  const faults = [
    ...after.faults,
    ...changed.map(([owner]) => `Ledger of ${owner}: its head is another one in the copy`),
  ]
  if (!isSound('in the copy', { ...after, faults })) return 1
  printLine('The copy is complete. docs/runbooks/seal-copy.md says how to switch over.')
  return 0
}

async function copyTo(
  targetUrl: string,
  { db, keys }: Pick<Infrastructure, 'db' | 'keys'>,
): Promise<void> {
  const target = openDb(targetUrl, 2)
  try {
    const { sealed } = await sealCopy({
      ...{ source: db, target, keys },
      onProgress: ({ position, head }) => printLine(`${position} of ${head} events`),
    })
    printLine(`Sealed: ${sealed} events.`)
  } finally {
    await target.end()
  }
}

function isSound(when: string, { heads, faults }: VerifiedLedgers): boolean {
  if (faults.length === 0) {
    printLine(`Ledgers ${when}: verified, ${heads.size}, with payments and anchors.`)
    return true
  }
  printLine(`Ledgers ${when}: ${faults.length} faults.`)
  for (const fault of faults.slice(0, maxPrintedFaults)) printLine(`  ${fault}`)
  return false
}
