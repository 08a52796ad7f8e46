// npm run tokens -- create --scope ledger:read --owner E-MAIL|all [--expires 90d|never] [--name NAME] | list | revoke ID
import { parseArgs } from 'node:util'
import { findOwnerByEmail } from '#projections/accounts/owners.projection.ts'
import type { Db } from '#kernel/postgres/db.ts'
import {
  type AccessToken,
  type AccessTokens,
  openAccessTokens,
  tokenScopes,
} from '../services/accounts/access-tokens.ts'
import { connectInfrastructure } from './lib/connect-infrastructure.ts'

const usage = `Usage: npm run tokens -- create --scope ledger:read --owner E-MAIL|all [--expires 90d|never] [--name NAME]
       npm run tokens -- list
       npm run tokens -- revoke ID

Tokens for programs and auditors, sent as "Authorization: Bearer TOKEN". With ledger:read one reads the ledger of an
owner, or of all, and nothing else. A token is shown once, and is good for 90 days where nothing else is said.
`
const defaultDays = 90
const maxDays = 36_500
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const options = {
  scope: { type: 'string' },
  owner: { type: 'string' },
  expires: { type: 'string' },
  name: { type: 'string' },
} as const

type Values = { [name in keyof typeof options]?: string | undefined }

try {
  const { positionals, values } = parseArgs({
    args: process.argv.slice(2),
    options,
    allowPositionals: true,
  })
  const lines = await runCommand(positionals, values)
  if (lines) process.stdout.write(`${lines.join('\n')}\n`)
  else {
    process.stderr.write(usage)
    process.exitCode = 1
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

async function runCommand([what, id]: string[], values: Values): Promise<string[] | undefined> {
  const isWhole =
    (what === 'create' && id === undefined && values.scope && values.owner) ||
    (what === 'list' && id === undefined) ||
    (what === 'revoke' && id !== undefined)
  if (!isWhole) return undefined
  const days = daysOf(values.expires)
  await using foundation = await connectInfrastructure()
  const tokens = await openAccessTokens(foundation.db)
  if (what === 'create') return await create(foundation.db, tokens, values, days)
  if (what === 'list') return await list(foundation.db, await tokens.list())
  if (!uuidPattern.test(id!) || !(await tokens.revoke(id!)))
    throw new Error(`No token ${id} is good here.`)
  return [`${id} is revoked. Feeds that were opened with it end within half a minute.`]
}

async function create(
  db: Db,
  tokens: AccessTokens,
  { scope: requestedScope, owner: email = '', name = '' }: Values,
  days: number | null,
): Promise<string[]> {
  const scope = tokenScopes.find((one) => one === requestedScope)
  if (!scope) throw new Error(`The scope is one of: ${tokenScopes.join(', ')}.`)
  const owner = email === 'all' ? undefined : await findOwnerByEmail(db, email)
  if (email !== 'all' && !owner) throw new Error(`Nobody here has the e-mail address ${email}.`)
  const { id, token } = await tokens.create({ scope, ownerId: owner?.ownerId, name, days })
  return [
    token,
    '',
    `Token ${id}, good for ${scope} of ${owner ? `${email} (${owner.ownerId})` : 'everybody'}${days === null ? '' : `, for ${days} days`}.`,
    'It is shown this once: keep it where secrets are kept.',
  ]
}

function daysOf(text = `${defaultDays}d`): number | null {
  if (text === 'never') return null
  const days = Number(/^(\d{1,5})d$/.exec(text)?.[1])
  if (!(days >= 1 && days <= maxDays)) throw new Error(`${text} is no number of days, such as 90d.`)
  return days
}

async function list(db: Db, tokens: readonly AccessToken[]): Promise<string[]> {
  if (tokens.length === 0) return ['There are no tokens.']
  const { rows } = await db.query<{ ownerId: string; email: string | null }>(
    'select "ownerId", email from read.owners where "ownerId" = any ($1::uuid[])',
    [tokens.flatMap(({ ownerId }) => ownerId ?? [])],
  )
  const emails = new Map(rows.map(({ ownerId, email }) => [ownerId, email]))
  const ownerLabelOf = ({ ownerId }: AccessToken) =>
    ownerId === null ? 'all' : (emails.get(ownerId) ?? ownerId)
  return tokens.map((token) =>
    [
      token.id,
      token.scope,
      ownerLabelOf(token),
      token.name || '-',
      `made ${token.createdAt.slice(0, 10)}`,
      stateOf(token),
      token.lastUsedAt ? `last used ${token.lastUsedAt.slice(0, 16)}Z` : 'never used',
    ].join('  '),
  )
}

function stateOf({ revokedAt, expiresAt }: AccessToken): string {
  if (revokedAt) return `revoked ${revokedAt.slice(0, 10)}`
  if (expiresAt === null) return 'good until revoked'
  return `${new Date(expiresAt) > new Date() ? 'good until' : 'past its time since'} ${expiresAt.slice(0, 10)}`
}
