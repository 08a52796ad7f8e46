import { findOwnerByEmail } from '#projections/accounts/owners.projection.ts'
import type { Foundation } from '../../services/foundation.ts'

/** What a command found: for people, for programs, and whether all of it holds. */
export type Outcome = { lines: readonly string[]; found: object; isSound: boolean }

export async function ownerOf({ db }: Pick<Foundation, 'db'>, email: string): Promise<string> {
  const owner = await findOwnerByEmail(db, email)
  if (!owner) throw new Error(`Nobody here has the e-mail address ${email}.`)
  return owner.ownerId
}
