// Callers to whom none of an owner's resources belong.
import { openDb } from '#kernel/postgres/db.ts'
import { openAccessTokens } from '../../../services/accounts/access-tokens.ts'
import {
  createApiCaller,
  createPublishedSurvey,
  signInAs,
  startSession,
  waitForQuestion,
} from '../clients/survey-client.ts'
import { newOwnerEmail } from '../browser/owner-page.ts'
import type { SharedInstance } from '../processes/shared-instance.ts'
import { ownerEmail, type OwnedResources } from './owned-resources.ts'

export type Stranger = {
  name: string
  headers: Record<string, string>
  /** The statuses of calls for owners; undefined: what is the caller's own is answered. */
  refusedWith: readonly number[] | undefined
  /** May read the ledger of the owner whose resources these are. */
  readsLedger?: true
}

export async function createStrangers(
  { baseUrl, databaseUrl }: SharedInstance,
  { owner, token }: OwnedResources,
): Promise<Stranger[]> {
  const ended = await signInAs(baseUrl, ownerEmail)
  await ended.callApi('POST', '/api/logout', {})
  const other = await signInAs(baseUrl, newOwnerEmail('ar'))
  const db = openDb(databaseUrl, 1)
  const tokens = await openAccessTokens(db)
  const scope = { scope: 'ledger:read', name: 'matrix', days: 1 } as const
  const revoked = await tokens.create({ ...scope, ownerId: owner.ownerId })
  await tokens.revoke(revoked.id)
  const foreign = await tokens.create({ ...scope, ownerId: other.ownerId })
  await db.end()
  const bearer = (text: string) => ({ authorization: `Bearer ${text}` })
  return [
    { name: 'nobody', headers: {}, refusedWith: [401] },
    { name: 'another owner', headers: { cookie: other.cookie }, refusedWith: undefined },
    { name: 'an ended session', headers: { cookie: ended.cookie }, refusedWith: [401] },
    { name: 'a revoked token', headers: bearer(revoked.token), refusedWith: [401] },
    { name: 'an auditor', headers: bearer(token), refusedWith: [403], readsLedger: true },
    { name: 'an auditor of another owner', headers: bearer(foreign.token), refusedWith: [403] },
  ]
}

/** A respondent's own session of another owner's survey, with its open question. */
export async function startForeignSession(baseUrl: string): Promise<string> {
  const other = await signInAs(baseUrl, newOwnerEmail('pt-br'))
  const survey = await createPublishedSurvey(other.callApi)
  const session = await startSession(createApiCaller(baseUrl), survey.public_id)
  await waitForQuestion(createApiCaller(baseUrl), session, 'first-question')
  return session
}
