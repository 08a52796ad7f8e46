import { countVersions } from '#kernel/privacy/master-key-rotation.ts'
import {
  describeSigningKeys,
  readStoredSigner,
  toSigner,
} from '../../../services/credits/audit/ledger-signer.ts'
import type { Infrastructure } from '../../../services/infrastructure.ts'

/** Versions of the master key with what each wraps, and the ledger's signing keys. */
export async function describeKeys({
  db,
  ring,
  masterKeySource,
  secrets,
}: Pick<Infrastructure, 'db' | 'ring' | 'masterKeySource' | 'secrets'>): Promise<string[]> {
  const counts = await countVersions(db)
  const { versions } = ring.master()
  const registered = new Set(counts.map(({ version }) => version))
  const unused = [...versions.keys()].filter((version) => !registered.has(version))
  const stored = await readStoredSigner(secrets)
  return [
    `Master key: ${masterKeySource.name}`,
    ...counts.map(
      ({ version, createdAt, keys, secrets: count }) =>
        `  version ${version}, in use since ${createdAt}: wraps ${keys.toLocaleString('en')} keys and ${count} secrets${version === ring.active() ? '; wraps new ones' : ''}`,
    ),
    ...unused.map((version) => `  version ${version}: ${describeUnused(version, ring.active())}`),
    ...(counts.length > 1
      ? ['A rotation has not ended: npm run keys -- rotate --retire continues it.']
      : []),
    "Ledger's signing keys:",
    ...describeSigningKeys(toSigner(stored)).map(
      ({ number, key, since, until }) =>
        `  ${number}  ${key}  ${since ? `since ${since}` : 'the first'}${until ? `, until ${until}` : '; signs now'}`,
    ),
    ...(stored.next === undefined
      ? []
      : ['A replacement has not ended: npm run keys -- rotate --signer continues it.']),
  ]
}

const describeUnused = (version: number, active: number) =>
  version > active ? 'not in use yet' : 'retired; it may be removed'
