import { type Db, withSetupLock } from '../postgres/db.ts'

/**
 * A secret of this installation: created at first use, stored in the database, shared by all its processes. For keys
 * whose loss costs little (cookies in flight, the development issuer's signature).
 */
export async function installationSecret<T extends object>(
  db: Db,
  name: string,
  make: () => T,
): Promise<T> {
  // The set-up lock also keeps two processes from creating it twice.
  return withSetupLock(db, async (tx) => {
    await tx.query('create schema if not exists keep')
    await tx.query(
      'create table if not exists keep.secrets (name text primary key, value jsonb not null)',
    )
    const { rows } = await tx.query<{ value: T }>(
      'select value from keep.secrets where name = $1',
      [name],
    )
    if (rows[0]) return rows[0].value
    const value = make()
    await tx.query('insert into keep.secrets (name, value) values ($1, $2)', [
      name,
      JSON.stringify(value),
    ])
    return value
  })
}
