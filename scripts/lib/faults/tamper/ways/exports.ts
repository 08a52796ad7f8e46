// Exported files; verified from the file alone, with the public key that the reader expects.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { openSigner } from '#kernel/privacy/signer.ts'
import type { ExportFormat } from '../../../../../services/credits/audit/export-format.ts'
import { exportLedger } from '../../../../../services/credits/audit/export-ledger.ts'
import { verifyFile } from '../../../audit/verify-file.ts'
import type { Way } from '../way.ts'
import type { TamperWorld } from '../world.ts'

type LinesChange = (lines: string[], world: TamperWorld) => string[]

async function exportLines(
  { infrastructure, signer, anchorsFile, owners }: TamperWorld,
  format: ExportFormat,
) {
  const options = { ...infrastructure, signer, anchorsFile, owner: owners.buyer, format }
  return (await Array.fromAsync(exportLedger(options))).join('').split('\n')
}

const way = (name: string, format: ExportFormat, change: LinesChange): Way => ({
  name: `export as ${format}: ${name}`,
  kind: 'export',
  async play(world) {
    const path = join(world.anchorsFile, '..', `tampered.${format}`)
    const lines = await exportLines(world, format)
    await writeFile(path, lines.join('\n'))
    const sound = (await verifyFile(path, world.signer.publicKey)).faults
    if (sound.length > 0) throw new Error(`the untouched export has faults: ${sound.join(', ')}`)
    await writeFile(path, change(lines, world).join('\n'))
    return (await verifyFile(path, world.signer.publicKey)).faults
  },
})

const replaceIn =
  (search: string | RegExp, replacement: string): LinesChange =>
  (lines) => {
    const at = lines.findIndex((line) => line.search(search) >= 0)
    if (at < 0) throw new Error(`the export has no ${search}`)
    return lines.with(at, lines[at]!.replace(search, replacement))
  }

/** Seals the lines before the last one with another key. */
function sealAgain(lines: string[]): string[] {
  const body = `${lines.slice(0, -2).join('\n')}\n`
  const signer = openSigner(Buffer.alloc(32, 7))
  const prefix = '],"seal":'
  const { key: _, signature: __, ...seal } = JSON.parse(lines.at(-2)!.slice(prefix.length, -1))
  const digest = createHash('sha256').update(body).digest('hex')
  const signed = signer.sign({ ...seal, digest, public_key: signer.publicKey })
  return [...lines.slice(0, -2), `${prefix}${canonicalize(signed)}}`, '']
}

const both = (['json', 'csv'] as const).flatMap((format) => [
  way('an entry removed', format, (lines) => lines.toSpliced(4, 1)),
  way('an entry repeated', format, (lines) => lines.toSpliced(4, 0, lines[4]!)),
  way('two entries swapped', format, (lines) => lines.with(3, lines[4]!).with(4, lines[3]!)),
  way('the last entry cut off', format, (lines) => lines.toSpliced(-3, 1)),
  way('the seal cut off', format, (lines) => lines.slice(0, -2)),
  way('an amount edited', format, replaceIn(/300/, '301')),
  way(
    'the time of an entry edited',
    format,
    replaceIn(/\.\d{3}Z(?=.*CreditsGranted)|\.\d{3}Z(?=.*an apology)/, '.000001Z'),
  ),
])

export const exportWays: readonly Way[] = [
  ...both,
  way('the owner in the head edited', 'json', (lines, { owners }) =>
    lines.with(0, lines[0]!.replaceAll(owners.buyer, owners.quiet)),
  ),
  way('the anchors in the head removed', 'json', replaceIn(/"anchors":\[.*?\],/, '"anchors":[],')),
  way(
    'the balance in the seal edited',
    'json',
    replaceIn(/"balance":(\d+),"digest"/, '"balance":1$1,"digest"'),
  ),
  way('a derived balance edited', 'csv', replaceIn(/,10,10,/, ',10,11,')),
  way('a space added', 'json', replaceIn(/,"id":/, ', "id":')),
  way('sealed again with another key', 'json', sealAgain),
]
