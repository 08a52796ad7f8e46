import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { RespondentTurn } from '#contract/api/conversation-turns.ts'
import type { OwnerTurn } from '#contract/live.ts'
import { derivedId } from '#kernel/ids.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { verifyProjection } from '#projections/engine/rebuild/verify.ts'
import { responses } from '#projections/conversations/responses.projection.ts'
import { sessions } from '#projections/conversations/sessions.projection.ts'
import { conversation } from '../../../services/conversations/conversation.decider.ts'
import { openConversationTestServer } from '../../support/servers/conversation-test-server.ts'
import { createRespondentClient } from '../../support/clients/respondent-client.ts'

test('an expired conversation disappears from every screen; figures stay the same', async () => {
  await using server = await openConversationTestServer()
  const visitors = createRespondentClient(server)
  const { survey, id } = await visitors.startNewSession()
  await visitors.completeConversation(id)
  const other = await visitors.startSession(survey.public_id)
  await visitors.completeConversation(other.body.session_id, 2)
  const conversationId = derivedId('conversation', id)
  const commandId = randomUUID()
  const execute = server.executor({ commandId, correlationId: commandId, actor: 'test' })
  // Later changes come from the erasure.
  await server.waitForVerdicts()
  const figures = await server.readRows('survey_figures')
  const owned = await server.readChannel<OwnerTurn>('survey-turns', survey.id)
  const own = await server.readChannel<RespondentTurn>('conversation', conversationId)
  const keys = new Set(own.items.map(({ key }) => key))
  expect(keys.size).toBeGreaterThan(1)

  await execute(conversation, conversationId, { type: 'Erase', reason: 'retention' })
  await server.waitForProjections()

  const remaining = await server.readRows('responses')
  expect(remaining.length).toBeGreaterThan(0)
  expect(remaining.filter((row) => row.conversationId === conversationId)).toEqual([])
  expect(await server.readRows('sessions')).toHaveLength(1)
  for (const [channel, about, since] of [
    ['survey-turns', survey.id, owned.cursor],
    ['conversation', conversationId, own.cursor],
  ] as const) {
    const { items } = await server.readChannel<{ key: string; deleted?: true }>(
      channel,
      about,
      since,
    )
    expect(new Set(items.map(({ key, deleted }) => deleted && key))).toEqual(keys)
  }
  expect(await server.readRows('survey_figures')).toEqual(figures)
  const gone = await server.call<{ code: string }>(`GET /api/public/sessions/${id}`)
  expect([gone.status, gone.body.code]).toEqual([404, 'conversations/not-found'])
  await expect.poll(async () => (await server.keys.load([conversationId])).size).toBe(0)

  for (const projection of [responses, sessions]) {
    expect(await verifyProjection({ ...server, projection })).toMatchObject({ differing: 0 })
    await rebuildProjection({ ...server, projection })
  }
  const rebuilt = await server.readRows('responses')
  expect(rebuilt.map(({ responseId }) => responseId)).toEqual(
    remaining.map(({ responseId }) => responseId),
  )
})
