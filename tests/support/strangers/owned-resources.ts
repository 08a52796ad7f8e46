// One owner's full set of resources, with words that are in nothing else.
import { openDb } from '#kernel/postgres/db.ts'
import { derivedId } from '#kernel/ids.ts'
import { openAccessTokens } from '../../../services/accounts/access-tokens.ts'
import {
  buyCredits,
  createApiCaller,
  createPublishedSurvey,
  documentedConfig,
  holdConversation,
  qualifyingAnswer,
  signInAs,
  startSession,
  waitForQualifiedResponses,
} from '../clients/survey-client.ts'
import { newOwnerEmail } from '../browser/owner-page.ts'
import type { SharedInstance } from '../processes/shared-instance.ts'

export type OwnedResources = Awaited<ReturnType<typeof createOwnedResources>>

/** Words of the owner's survey that its public page shows. */
export const publicWords = { title: 'Wombattitle for leavers', description: 'Wombatdescription' }
export const ownerEmail = newOwnerEmail('en')
const goal = 'Understand why the wombatgoal customers cancel their subscription'
const point = 'Whether the numbatpoint is too expensive'
const reward = 'bilbyreward-2026'
const invitee = 'Echidnaname Souza'
const reportTitle = 'Dunnartreport'
const answer = `${qualifyingAnswer} It was the quokkaanswer that made me leave for good.`

export async function createOwnedResources({ baseUrl, databaseUrl }: SharedInstance) {
  const owner = await signInAs(baseUrl, ownerEmail)
  const { callApi, ownerId } = owner
  const survey = await createPublishedSurvey(callApi, {
    ...publicWords,
    goal,
    config_json: JSON.stringify({
      ...documentedConfig,
      validation_points: [{ id: 'p1', text: point }, ...documentedConfig.validation_points],
      post_survey_rewards: { enabled: true, rewards: [{ title: 'Thanks', content: reward }] },
    }),
  })
  const anonymous = createApiCaller(baseUrl)
  const sessionId = await startSession(anonymous, survey.public_id)
  const [given] = await holdConversation(anonymous, sessionId, [answer])
  await waitForQualifiedResponses(callApi, survey.id)
  const read = await anonymous('GET', `/api/public/sessions/${sessionId}`)
  const { receipt_code: code = '' } = read.body as unknown as { receipt_code?: string }
  const invitations = await callApi('POST', `/api/surveys/${survey.id}/invitations`, {
    people: [{ name: invitee }],
  })
  const { batch_id: batchId } = JSON.parse(invitations.text) as { batch_id: string }
  const [invitation = ''] = invitationsIn(invitations.text)
  const shared = await callApi('POST', '/api/shared-reports', {
    ...{ title: reportTitle, surveys: [survey.id], period: 'all' },
  })
  const { id: linkId, url } = JSON.parse(shared.text) as { id: string; url: string }
  const reportToken = url.split('/').at(-1)!
  const preview = await callApi('POST', '/api/surveys/preview-test', {
    goal,
    validation_points: [point],
  })
  await buyCredits(callApi)
  const open = await callApi('POST', '/api/billing/create-payment-intent', {
    package_id: 'starter_10',
  })
  const purchases = await callApi('GET', '/api/billing/purchase-history')
  const [{ payment_id: paymentId }] = JSON.parse(purchases.text) as [{ payment_id: string }]
  const question = (await anonymous('POST', `/api/public/sessions/${sessionId}/next-question`, {}))
    .body.question!
  const trail = JSON.parse((await callApi('GET', '/api/audit-trail')).text) as { id: string }[]
  const webSessions = JSON.parse((await callApi('GET', '/api/users/me/sessions')).text) as {
    id: string
  }[]
  const exported = await callApi('POST', '/api/exports', {
    survey: survey.id,
    background: 'always',
  })
  const { export: job } = JSON.parse(exported.text) as { export: { id: string } }
  const db = openDb(databaseUrl, 1)
  const { token } = await (
    await openAccessTokens(db)
  ).create({
    ...{ scope: 'ledger:read', ownerId, name: 'matrix', days: 1 },
  })
  await db.end()
  return {
    owner,
    token,
    sessionId,
    code,
    conversationId: derivedId('conversation', sessionId),
    responseId: given!.responseId,
    questionId: question.id,
    surveyId: survey.id,
    publicId: survey.public_id,
    intentId: open.body.payment_intent_id,
    paymentId,
    invitation,
    batchId,
    exportId: job.id,
    linkId,
    reportToken,
    eventId: trail[0]!.id,
    webSessionId: webSessions[0]!.id,
    /** None of these may reach a stranger. The survey's id is in its public page, and opens nothing. */
    markers: [
      ...[ownerEmail, ownerId, 'wombatgoal', 'numbatpoint', 'quokkaanswer', reward, code],
      ...[invitee, batchId, job.id, reportTitle, linkId, reportToken],
      ...[sessionId, preview.body.session_id, given!.responseId, token, invitation],
      ...[derivedId('conversation', sessionId), open.body.payment_intent_id, paymentId],
    ],
  }
}

/** The tickets of personal links, which are in their addresses. */
function invitationsIn(text: string): string[] {
  return [...text.matchAll(/\?c=([\w.-]+)/g)].map(([, ticket]) => ticket!)
}
