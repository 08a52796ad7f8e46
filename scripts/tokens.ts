// `npm run tokens -- create|list|revoke`
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { findOwnerByEmail, owners } from '#projections/accounts/owners.projection.ts'
import { queryRows } from '#projections/engine/tables/query-rows.ts'
import type { Db } from '#kernel/postgres/db.ts'
import {
  type AccessToken,
  type AccessTokens,
  openAccessTokens,
  tokenScopes,
} from '../services/accounts/access-tokens.ts'
import { exitOnHelp } from './lib/command-line.ts'
import type { Infrastructure } from '../services/infrastructure.ts'
import { connectInfrastructure } from './lib/connect-infrastructure.ts'
import { operatorOption, operatorUsage, recordAsOperator } from './lib/operator-record.ts'

const usage = `Usage: npm run tokens -- create --scope ledger:read --owner E-MAIL|all [--expires 90d|never] [--name NAME] [--by NAME]
       npm run tokens -- list
       npm run tokens -- revoke ID [--by NAME]

Access tokens for programs and auditors, sent as "Authorization: Bearer TOKEN". The scope ledger:read allows reading the
ledger of one owner, or of all, and nothing else. A token is printed once, and expires after 90 days by default.

${operatorUsage}
`
const defaultDays = 90
const maxDays = 36_500

const options = {
  scope: { type: 'string' },
  owner: { type: 'string' },
  expires: { type: 'string' },
  name: { type: 'string' },
  ...operatorOption,
} as const

type Values = { [name in keyof typeof options]?: string | undefined }

exitOnHelp(usage)
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

/** Undefined for an unknown or incomplete command. */
async function runCommand([command, id]: string[], values: Values): Promise<string[] | undefined> {
  const isComplete =
    (command === 'create' && id === undefined && values.scope && values.owner) ||
    (command === 'list' && id === undefined) ||
    (command === 'revoke' && id !== undefined)
  if (!isComplete) return undefined
  const days = daysOf(values.expires)
  await using infrastructure = await connectInfrastructure()
  const tokens = await openAccessTokens(infrastructure.db)
  if (command === 'create') return await create(infrastructure, tokens, values, days)
  if (command === 'list') return await list(infrastructure.db, await tokens.list())
  await revoke(infrastructure, tokens, id!, values.by)
  return [`${id} is revoked. Open feeds of this token end within a second.`]
}

async function revoke(
  infrastructure: Infrastructure,
  tokens: AccessTokens,
  id: string,
  by: string | undefined,
): Promise<void> {
  const token = (await tokens.list()).find((each) => each.id === id.toLowerCase())
  if (!token || token.revokedAt !== null) throw new Error(`There is no valid token ${id}.`)
  const event = {
    by,
    ownerId: token.ownerId ?? undefined,
    subject: { type: 'token', id: token.id },
  }
  await recordAsOperator(infrastructure, { kind: 'token-revoked', ...event }, () =>
    tokens.revoke(token.id),
  )
}

async function create(
  infrastructure: Infrastructure,
  tokens: AccessTokens,
  { scope: requestedScope, owner: email = '', name = '', by }: Values,
  days: number | null,
): Promise<string[]> {
  const scope = tokenScopes.find((each) => each === requestedScope)
  if (!scope) throw new Error(`The scope is one of: ${tokenScopes.join(', ')}.`)
  const owner = email === 'all' ? undefined : await findOwnerByEmail(infrastructure.db, email)
  if (email !== 'all' && !owner) throw new Error(`Nobody here has the e-mail address ${email}.`)
  const [newId, ownerId] = [randomUUID(), owner?.ownerId]
  const { id, token } = await recordAsOperator(
    infrastructure,
    { kind: 'token-created', by, ownerId, subject: { type: 'token', id: newId }, detail: scope },
    () => tokens.create({ id: newId, scope, ownerId, name, days }),
  )
  return [
    token,
    '',
    `Token ${id}, valid for ${scope} of ${owner ? `${email} (${owner.ownerId})` : 'all owners'}${days === null ? '' : `, for ${days} days`}.`,
    'It is not printed again: store it as a secret.',
  ]
}

function daysOf(text = `${defaultDays}d`): number | null {
  if (text === 'never') return null
  const days = Number(/^(\d{1,5})d$/.exec(text)?.[1])
  if (!(days >= 1 && days <= maxDays))
    throw new Error(`${text} is not a number of days such as 90d.`)
  return days
}

async function list(db: Db, tokens: readonly AccessToken[]): Promise<string[]> {
  if (tokens.length === 0) return ['There are no tokens.']
  const rows = await queryRows(
    db,
    owners,
    'select * from read.owners where "ownerId" = any ($1::uuid[])',
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
      `created ${token.createdAt.slice(0, 10)}`,
      stateOf(token),
      token.lastUsedAt ? `last used ${token.lastUsedAt.slice(0, 16)}Z` : 'never used',
    ].join('  '),
  )
}

function stateOf({ revokedAt, expiresAt }: AccessToken): string {
  if (revokedAt) return `revoked ${revokedAt.slice(0, 10)}`
  if (expiresAt === null) return 'valid until revoked'
  return `${new Date(expiresAt) > new Date() ? 'valid until' : 'expired on'} ${expiresAt.slice(0, 10)}`
}
