// Rebuilds all read models with the code of a commit, and writes their rows, unsealed, into a file for each. The modules
// come from the commit's folder, so that one commit can run this with the code of another.
import { mkdir, writeFile } from 'node:fs/promises'

const [root, url, masterKey, folder, limit] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string | undefined,
]

// oxlint-disable typescript/consistent-type-imports -- the modules are loaded from another folder
type Here = {
  db: typeof import('#kernel/postgres/db.ts')
  keyRing: typeof import('#kernel/privacy/key-ring.ts')
  masterKey: typeof import('#kernel/privacy/master-key.ts')
  keys: typeof import('#kernel/privacy/keys.ts')
  decoder: typeof import('#kernel/commands/decode-events.ts')
  store: typeof import('../../../services/adapters/event-store/postgres/store.ts')
  rebuild: typeof import('#projections/engine/rebuild/rebuild.ts')
  queryRows: typeof import('#projections/engine/tables/query-rows.ts')
  table: typeof import('#projections/engine/tables/table.ts')
  all: typeof import('#projections/all.ts')
}
const load = async <K extends keyof Here>(path: string): Promise<Here[K]> =>
  (await import(`${root}/${path}`)) as Here[K]

const { openDb } = await load<'db'>('services/kernel/postgres/db.ts')
const { openKeyRing } = await load<'keyRing'>('services/kernel/privacy/key-ring.ts')
const { parseMasterKey } = await load<'masterKey'>('services/kernel/privacy/master-key.ts')
const { openKeys } = await load<'keys'>('services/kernel/privacy/keys.ts')
const { openDecoder } = await load<'decoder'>('services/kernel/commands/decode-events.ts')
const { openPostgresEventStore } = await load<'store'>(
  'services/adapters/event-store/postgres/store.ts',
)
const { rebuildProjection } = await load<'rebuild'>('projections/engine/rebuild/rebuild.ts')
const { queryRows } = await load<'queryRows'>('projections/engine/tables/query-rows.ts')
const { tableName } = await load<'table'>('projections/engine/tables/table.ts')
const { projections } = await load<'all'>('projections/all.ts')

const db = openDb(url, 6)
const master = parseMasterKey(masterKey)
const ring = await openKeyRing(db, { read: async () => master })
const decodeEvents = openDecoder(await openKeys(db, ring))
const store = await openPostgresEventStore(url)
await db.query('drop schema if exists read cascade')
await mkdir(folder, { recursive: true })
for (const projection of projections) {
  const rebuilt = await rebuildProjection({
    ...{ store, decodeEvents, db, projection },
    announcements: { from: 'comparison', publish: () => {} },
    ...(limit !== undefined && { memory: { rows: Number(limit), characters: 1e9 } }),
  })
  if (!rebuilt) throw new Error(`${projection.name} was not rebuilt`)
  const key = projection.key.map((name) => `"${name}"`).join()
  const rows = await queryRows(
    db,
    projection as unknown as Parameters<typeof queryRows>[1],
    `select * from read.${tableName(projection.name)} order by ${key}`,
    [],
  )
  const lines = rows.map((row) => JSON.stringify(row))
  await writeFile(`${folder}/${projection.name}.ndjson`, `${lines.join('\n')}\n`)
  for (const rollup of projection.rollups ?? []) await writeRollup(rollup)
}
await store[Symbol.asyncDispose]()
await db.end()

async function writeRollup({ name, key }: { name: string; key: readonly string[] }): Promise<void> {
  const ordered = key.map((column) => `"${column}"`).join()
  const { rows } = await db.query(`select * from read.${tableName(name)} order by ${ordered}`)
  const lines = rows.map((row) => JSON.stringify(row))
  await writeFile(`${folder}/${name}.ndjson`, `${lines.join('\n')}\n`)
}
