import {
  eraseInvitee,
  issueInvitations,
  listInvitationLinks,
  listInvitations,
} from '#contract/api/invitations.ts'
import { refuseInvalid } from '#kernel/http/input.ts'
import { route, type RequestContext, type Route } from '#kernel/http/route.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import { refuse } from '#kernel/problem.ts'
import type { SignedTokens } from '#kernel/security/signed-tokens.ts'
import {
  findInvitationBatch,
  invitationBatchesOf,
  type InvitationBatchRow,
  type LinkUse,
  linkUsesOf,
} from '#projections/surveys/invitation-batches.projection.ts'
import {
  inviteeIdOf,
  inviteesOf,
  type InviteeRow,
} from '#projections/surveys/invitees.projection.ts'
import { readSurveyPrivacy } from '#projections/privacy/survey-privacy.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'
import { findOwnSurvey, surveyTypeOf } from '../present-survey.ts'
import { survey } from '../survey.decider.ts'
import { invitationBatch } from './invitation-batch.decider.ts'

export type InvitationDeps = {
  tickets: Pick<SignedTokens, 'issue'>
  publicUrl: string
  keys: Pick<Keys, 'destroy'>
}

export const invitationRoutes = (deps: InvitationDeps): Route[] => [
  issueInvitationsRoute(deps),
  listInvitationsRoute,
  listInvitationLinksRoute(deps),
  eraseInviteeRoute(deps),
]

/** Links are not stored: each is a signed token of the batch and a number. Names are, sealed with a key for each. */
const issueInvitationsRoute = (deps: InvitationDeps) =>
  route(issueInvitations, async ({ id, count: asked, people = [] }, call) => {
    const row = await findOwnSurvey(call, id)
    if ((asked === undefined) === (people.length === 0))
      refuseInvalid([{ path: ['count'], message: 'Send either count or people', code: 'custom' }])
    const batchId = call.newId('invitations')
    const { ownerId } = call
    const count = asked ?? people.length
    await call.execute(survey, id, { type: 'IssueInvitations', ownerId, batchId, count })
    const { account } = await readSurveyPrivacy(call.db, row)
    if (people.length > 0 && !account.anonymous_responses) {
      const invitees = people.map((person, index) => {
        const number = index + 1
        return { inviteeId: inviteeIdOf({ batchId, number }), number, ...person }
      })
      const command = { type: 'NameInvitees' as const, ownerId, surveyId: id, invitees }
      await call.execute(invitationBatch, batchId, command)
    }
    const urlOf = linkUrls(deps, row, batchId)
    return {
      batch_id: batchId,
      links: Array.from({ length: count }, (_, index) => urlOf(index + 1)),
    }
  })

const listInvitationsRoute = route(listInvitations, async ({ id }, call) => {
  await findOwnSurvey(call, id)
  const batches = await invitationBatchesOf(call.db, id)
  return batches.map(({ batchId, issuedAt, count, named, started, completed }) => ({
    batch_id: batchId,
    issued_at: issuedAt,
    count,
    named,
    started,
    completed,
  }))
})

const listInvitationLinksRoute = (deps: InvitationDeps) =>
  route(listInvitationLinks, async ({ id, batchId }, call) => {
    const row = await findOwnSurvey(call, id)
    const { count } = await findOwnBatch(call, id, batchId)
    const invitees = await inviteesOf(call.db, batchId)
    const uses = await linkUsesOf(call.db, id, batchId)
    const inviteeOf = new Map(invitees.map((invitee) => [invitee.number, invitee]))
    const useOf = new Map(uses.map((use) => [use.number, use]))
    const urlOf = linkUrls(deps, row, batchId)
    return Array.from({ length: count }, (_, index) => {
      const number = index + 1
      const link = { number, url: urlOf(number) }
      return { ...link, ...presentInvitee(inviteeOf.get(number)), ...presentUse(useOf.get(number)) }
    })
  })

/** The fields of an unopened link; `presentUse` has those of an opened one. */
const presentInvitee = (invitee: InviteeRow | undefined) => ({
  name: invitee?.name ?? '',
  reference: invitee?.reference ?? '',
  status: invitee?.erasedAt ? ('erased' as const) : ('unopened' as const),
  conversation_id: null,
  opened_at: null,
  completed_at: null,
  answers: 0,
})

const presentUse = (use: LinkUse | undefined) =>
  use && {
    status: use.status,
    conversation_id: use.conversationId,
    opened_at: use.startedAt,
    completed_at: use.completedAt,
    answers: use.answersGiven,
  }

/** Responds once the key is destroyed and the read models have handled the erasure. */
const eraseInviteeRoute = ({ keys }: InvitationDeps) =>
  route(eraseInvitee, async ({ id, batchId, number }, call) => {
    await findOwnSurvey(call, id)
    await findOwnBatch(call, id, batchId)
    const command = { type: 'EraseInvitees', reason: 'owner', numbers: [number] } as const
    const { position, events } = await call.execute(invitationBatch, batchId, command)
    // The key shredder does the same, in case this process ends here.
    if (events.length > 0) await keys.destroy(inviteeIdOf({ batchId, number }))
    await call.waitForPosition(position)
    return { ok: true as const }
  })

async function findOwnBatch(
  { db, readConsistently }: Pick<RequestContext, 'db' | 'readConsistently'>,
  surveyId: string,
  batchId: string,
): Promise<InvitationBatchRow> {
  const batch = await readConsistently(() => findInvitationBatch(db, surveyId, batchId))
  return batch ?? refuse('request/not-found')
}

function linkUrls(
  { tickets, publicUrl }: Pick<InvitationDeps, 'tickets' | 'publicUrl'>,
  row: SurveyRow,
  batchId: string,
): (number: number) => string {
  const page = `${publicUrl}/${surveyTypeOf(row) === 'advanced' ? 'sa' : 's'}/${row.publicId}`
  return (number) => `${page}?c=${tickets.issue(row.surveyId, { batchId, number })}`
}
