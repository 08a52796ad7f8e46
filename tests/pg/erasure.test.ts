import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { RespondentTurn } from '#contract/api/public.ts'
import type { OwnerTurn } from '#contract/live.ts'
import { derivedId } from '#kernel/ids.ts'
import { rebuild } from '#projections/engine/rebuild.ts'
import { verify } from '#projections/engine/verify.ts'
import { responses } from '#projections/conversations/responses.projection.ts'
import { sessions } from '#projections/conversations/sessions.projection.ts'
import { conversation } from '../../services/conversations/conversation.decider.ts'
import { openPublicHouse } from '../support/public-house.ts'
import { visitorsOf } from '../support/visitors.ts'

test('who is forgotten is gone from every screen, and figures stay as they were', async () => {
  await using house = await openPublicHouse()
  const visitors = visitorsOf(house)
  const { survey, id } = await visitors.begun()
  await visitors.hold(id)
  const other = await visitors.start(survey.public_id)
  await visitors.hold(other.body.session_id, 2)
  const conversationId = derivedId('conversation', id)
  const commandId = randomUUID()
  const execute = house.executor({ commandId, correlationId: commandId, actor: 'test' })
  // The last verdict is in: what comes now comes from the erasure.
  await expect
    .poll(
      async () => {
        await house.settled()
        return (await house.rows('responses')).filter(({ status }) => status === 'pending')
      },
      { timeout: 20_000 },
    )
    .toEqual([])
  const figures = await house.rows('survey_figures')
  const owned = await house.feed<OwnerTurn>('survey-turns', survey.id)
  const own = await house.feed<RespondentTurn>('conversation', conversationId)
  const keys = new Set(own.items.map(({ key }) => key))
  expect(keys.size).toBeGreaterThan(1)

  await execute(conversation, conversationId, { type: 'Erase', reason: 'respondent' })
  await house.settled()

  const remaining = await house.rows('responses')
  expect(remaining.length).toBeGreaterThan(0)
  expect(remaining.filter((row) => row.conversationId === conversationId)).toEqual([])
  expect(await house.rows('sessions')).toHaveLength(1)
  for (const [channel, about, since] of [
    ['survey-turns', survey.id, owned.cursor],
    ['conversation', conversationId, own.cursor],
  ] as const) {
    const { items } = await house.feed<{ key: string; deleted?: true }>(channel, about, since)
    expect(new Set(items.map(({ key, deleted }) => deleted && key))).toEqual(keys)
  }
  expect(await house.rows('survey_figures')).toEqual(figures)
  const gone = await house.call<{ code: string }>(`GET /api/public/sessions/${id}`)
  expect([gone.status, gone.body.code]).toEqual([404, 'conversations/not-found'])
  await expect.poll(async () => (await house.keys.load([conversationId])).size).toBe(0)

  for (const projection of [responses, sessions]) {
    expect(await verify({ ...house, projection })).toMatchObject({ differing: 0 })
    await rebuild({ ...house, projection })
  }
  const rebuilt = await house.rows('responses')
  expect(rebuilt.map(({ responseId }) => responseId)).toEqual(
    remaining.map(({ responseId }) => responseId),
  )
})
