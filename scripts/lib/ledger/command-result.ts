import { findOwnerByEmail } from '#projections/accounts/owners.projection.ts'
import type { Infrastructure } from '../../../services/infrastructure.ts'

/** `lines` as text output, `data` as JSON output, `isSound`: nothing differs. */
export type CommandResult = { lines: readonly string[]; data: object; isSound: boolean }

export async function findOwnerId(
  { db }: Pick<Infrastructure, 'db'>,
  email: string,
): Promise<string> {
  const owner = await findOwnerByEmail(db, email)
  if (!owner) throw new Error(`Nobody here has the e-mail address ${email}.`)
  return owner.ownerId
}
