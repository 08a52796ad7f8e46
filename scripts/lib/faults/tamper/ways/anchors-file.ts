// The file of anchors.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { genesisHash } from '#kernel/commands/hash-chain.ts'
import { openSigner } from '#kernel/privacy/signer.ts'
import { changeStream, ledgerOf, otherValue, paymentOf } from '../log-rows.ts'
import type { Way } from '../way.ts'
import type { TamperWorld } from '../world.ts'

type Line = Record<string, never>
type LinesChange = (lines: string[], world: TamperWorld) => string[]

const way = (name: string, change: LinesChange): Way => ({
  name,
  kind: 'anchors',
  play: (world) => changeFile(world, change),
})

async function changeFile(world: TamperWorld, change: LinesChange): Promise<void> {
  const lines = (await readFile(world.anchorsFile, 'utf8')).trimEnd().split('\n')
  const changed = change(lines, world)
  await writeFile(world.anchorsFile, changed.map((line) => `${line}\n`).join(''))
}

const indexOf = (lines: readonly string[], type: string) =>
  lines.findIndex((line) => line.includes(`"type":"${type}"`))

const editField = (type: string, field: string): Way =>
  way(`${field} of a line ${type} edited`, (lines) => {
    const at = indexOf(lines, type)
    const line = JSON.parse(lines[at]!) as Line
    return lines.with(at, canonicalize({ ...line, [field]: otherValue(line[field]) })!)
  })

const removeLine = (type: string): Way =>
  way(`a line ${type} removed`, (lines) => lines.toSpliced(indexOf(lines, type), 1))

/** Links and signs all lines with another key. */
function signAgain(lines: readonly string[]): string[] {
  const signer = openSigner(Buffer.alloc(32, 7))
  let previous = genesisHash
  return lines.map((text) => {
    const { key: _, signature: __, ...statement } = JSON.parse(text) as Line
    const line = canonicalize(signer.sign({ ...statement, previous }))!
    previous = createHash('sha256').update(line).digest('hex')
    return line
  })
}

/** Links the lines anew; signatures stay. */
function linkAgain(lines: readonly string[]): string[] {
  let previous = genesisHash
  return lines.map((text) => {
    const line = canonicalize({ ...(JSON.parse(text) as Line), previous })!
    previous = createHash('sha256').update(line).digest('hex')
    return line
  })
}

const lineTypes = [
  ...['prosa-ledger-head', 'prosa-payment-heads', 'prosa-unsigned-head', 'prosa-signing-start'],
  'prosa-witness-start',
]

const whole: Way[] = [
  {
    name: 'the file of anchors deleted',
    kind: 'anchors',
    play: ({ anchorsFile }) => rm(anchorsFile),
  },
  way('the file of anchors emptied', () => []),
  way('the last line cut off', (lines) => lines.slice(0, -1)),
  way('half of the last line cut off', (lines) =>
    lines.with(-1, lines.at(-1)!.slice(0, lines.at(-1)!.length / 2)),
  ),
  way('an older copy of the file restored', (_, { earlier }) =>
    earlier.anchors.trimEnd().split('\n'),
  ),
  way('only the beginning of signing left', (lines) =>
    lines.slice(0, indexOf(lines, 'prosa-ledger-head')),
  ),
  way('two lines swapped', (lines) => lines.with(-1, lines.at(-2)!).with(-2, lines.at(-1)!)),
  way('a line repeated', (lines) => [...lines, lines.at(-1)!]),
  way('an unreadable line appended', (lines) => [...lines, 'null']),
  way('a line removed and the others linked again', (lines) =>
    linkAgain(lines.toSpliced(indexOf(lines, 'prosa-ledger-head'), 1)),
  ),
  way('all lines signed with another key', signAgain),
  way('the beginning of signing moved to the end', (lines) => {
    const at = indexOf(lines, 'prosa-signing-start')
    return [...lines.toSpliced(at, 1), lines[at]!]
  }),
  way('the signature of a line removed', (lines) => {
    const at = indexOf(lines, 'prosa-ledger-head')
    const { signature: _, ...line } = JSON.parse(lines[at]!) as Line
    return lines.with(at, canonicalize(line)!)
  }),
]

/** Lines that would exempt an unsigned entry. */
const forged: Way[] = [
  way('an unsigned head forged for a ledger that is signed', (lines, { owners }) => {
    const at = indexOf(lines, 'prosa-unsigned-head')
    const line = JSON.parse(lines[at]!) as Line
    return lines.toSpliced(at, 0, canonicalize({ ...line, stream: ledgerOf(owners.buyer) })!)
  }),
  way('an unsigned head appended with another key', (lines, { owners }) => {
    const stream = ledgerOf(owners.buyer)
    const head = { type: 'prosa-unsigned-head', stream, revision: 99, hash: genesisHash }
    const signed = openSigner(Buffer.alloc(32, 7)).sign({ ...head, at: new Date().toISOString() })
    return [...lines, canonicalize(signed)!]
  }),
  way('another signing key introduced, signed by itself', (lines, { signer }) => {
    const other = openSigner(Buffer.alloc(32, 7))
    const previous = createHash('sha256').update(lines.at(-1)!).digest('hex')
    const handover = { type: 'prosa-signing-key', number: 2, public_key: other.publicKey, previous }
    const at = new Date().toISOString()
    const signed = other.sign({ ...handover, replaces: signer.publicKey, at })
    return [...lines, canonicalize(signed)!]
  }),
  way('a beginning of signing appended', (lines) => [
    ...lines,
    lines[indexOf(lines, 'prosa-signing-start')]!,
  ]),
]

/** The log is taken back to the first anchors, and the file with it. */
const together: Way[] = [
  {
    name: 'the end of a ledger deleted, with its anchors',
    kind: 'anchors',
    async play(world) {
      const { buyer } = world.owners
      await changeStream(world, ledgerOf(buyer), (rows) => rows.slice(0, -4))
      await changeFile(world, (_, { earlier }) => earlier.anchors.trimEnd().split('\n'))
    },
  },
  {
    name: 'a whole payment deleted, with all anchors of payments',
    kind: 'anchors',
    async play(world) {
      await changeStream(world, paymentOf(world, 'disputed'), () => [])
      await changeFile(world, (lines) =>
        linkAgain(lines.filter((line) => !line.includes('prosa-payment-heads'))),
      )
    },
  },
]

export const anchorsFileWays: readonly Way[] = [
  ...whole,
  ...lineTypes.map(removeLine),
  ...['revision', 'hash', 'at', 'stored_at', 'since', 'places', 'owner', 'previous', 'key'].map(
    (field) => editField('prosa-ledger-head', field),
  ),
  ...['position', 'at'].map((field) => editField('prosa-payment-heads', field)),
  ...['stream', 'revision', 'hash', 'digest'].map((field) =>
    editField('prosa-unsigned-head', field),
  ),
  editField('prosa-signing-start', 'at'),
  ...forged,
  ...together,
]
