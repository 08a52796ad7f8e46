// Verifies the file of anchors: every line, and its end against the database's record of it.
import { setTimeout as pause } from 'node:timers/promises'
import { openVerifier } from '#kernel/privacy/signer.ts'
import { parseAnchorLine, readAnchorLines } from '../../../services/credits/audit/anchors-file.ts'
import type { LedgerDeps } from '../../../services/credits/audit/deps.ts'
import {
  readStatements,
  type AnchorsFileFault,
  type Statements,
} from '../../../services/credits/audit/read-statements.ts'

type Deps = Pick<LedgerDeps, 'anchorsFile' | 'db' | 'signer'>

/** A running process may be between writing the file and the record. */
const settleMs = 250

export async function verifyAnchorsFile(
  deps: Deps,
): Promise<{ statements: Statements; faults: string[] }> {
  const read = () => readStatements({ ...deps, sql: deps.db }, 'payments')
  let statements = await read()
  if (isBehind(statements)) {
    await pause(settleMs)
    statements = await read()
  }
  const verify = openVerifier(deps.signer.keys)
  const faults = statements.faults
    .filter(({ fault }) => fault !== 'missing' || statements.end.lines > 0)
    .map(describeFault)
  for await (const { number, text } of readAnchorLines(deps.anchorsFile)) {
    const parsed = parseAnchorLine(text)
    if (!parsed) faults.push(`line ${number} of the anchors cannot be read`)
    else if (!verify(parsed))
      faults.push(`line ${number} of the anchors is not signed by this installation`)
  }
  return { statements, faults }
}

const isBehind = ({ faults }: Statements) => faults.some(({ fault }) => fault === 'behind')

function describeFault({ line, fault }: AnchorsFileFault): string {
  switch (fault) {
    case 'unlinked':
      return `line ${line} of the anchors does not follow the one before`
    case 'missing':
      return 'the anchors do not say when signing started'
    case 'cut':
      return 'the end of the anchors is missing or was replaced'
    case 'unwitnessed':
      return 'the database’s record of the end of the anchors is missing'
    case 'forged':
      return 'the database’s record of the end of the anchors is not signed by this installation'
    case 'rekeyed':
      return 'the signing keys that the anchors state are not those of this installation'
    case 'behind':
      return 'the database’s record of the end of the anchors is older than the file'
  }
}
