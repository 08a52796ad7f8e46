import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RespondentTurn } from '#contract/api/conversation-turns.ts'
import type { QualifiedResponse } from '#contract/api/responses.ts'
import type { OwnerTurn } from '#contract/live.ts'
import { derivedId } from '#kernel/ids.ts'
import {
  openConversationTestServer,
  type ConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'
import { createRespondentClient } from '../../support/clients/respondent-client.ts'

let server: ConversationTestServer
let respondents: ReturnType<typeof createRespondentClient>
beforeAll(async () => {
  server = await openConversationTestServer()
  respondents = createRespondentClient(server)
})
afterAll(() => server[Symbol.asyncDispose]())

/** One of the clauses of each is grave, which the next question quotes. */
const problems = [
  'The nurse gave my mother the wrong medicine on Monday, we waited four hours for a doctor, my manager charged me two days of holiday, and the desk never rang us back.',
  'The pharmacy gave my son the wrong medicine in April, he slept for nine hours, two bills charged us twice, and the clerk said I should write a letter.',
  'The nurse gave my father the wrong medicine in the second week of March, I drove for three hours, and the support desk never rang me in nine days.',
]

test('shows every turn, locked ones as redacted excerpts, and unredacts them after payment', async () => {
  const { owner, survey } = await respondents.startNewSession({
    max_questions: 12,
    ai_personality: 'empathetic',
  })
  const sold: OwnerTurn[] = []
  for (let seed = 1; sold.length === 0 && seed <= problems.length; seed++) {
    const { body } = await respondents.startSession(survey.public_id)
    await respondents.completeConversation(body.session_id, seed, problems[seed - 1])
    await allJudged(survey.id)
    const { items } = await server.readChannel<OwnerTurn>('survey-turns', survey.id)
    const asked = new Map((await server.readRows('responses')).map((row) => [row.responseId, row]))
    sold.push(...items.filter(({ key, question }) => asked.get(key).question !== question))
  }
  const { cursor } = await server.readChannel<OwnerTurn>('survey-turns', survey.id)
  const rows = await server.readRows('responses')
  const redacted = sold[0]!
  const quoting = rows.find(({ responseId }) => responseId === redacted.key)
  expect(redacted.question).toBe(quoting.basis.general)
  const [quote] = quoting.quotes
  const quoted = rows.find(({ responseId }) => responseId === quote.responseId)
  expect(quoted.status).toBe('locked')
  const feed = JSON.stringify(
    (await server.readChannel<OwnerTurn>('survey-turns', survey.id)).items,
  )
  // The text right after the excerpt: two answers may end in the same words.
  expect(feed).not.toContain(quoted.answer.slice(81, 121))
  const offers = (await server.readChannel<QualifiedResponse>('qualified-responses', survey.id))
    .items
  const offer = offers.find(({ id }) => id === quoted.responseId)
  expect(offer).toMatchObject({ is_unlocked: false, ai_qualification: { detailed_analysis: '' } })
  expect(offer!.response_text.length).toBeLessThanOrEqual(81)

  await server.appendEvent(
    `credits-${owner}`,
    {
      type: 'ResponseUnlocked',
      data: {
        responseId: quoted.responseId,
        surveyId: survey.id,
        lotId: randomUUID(),
        credits: 1,
        lotRemaining: 0,
        balanceAfter: 0,
      },
    },
    { ownerId: owner, surveyId: survey.id },
  )
  await server.waitForProjections()
  const { items: news } = await server.readChannel<OwnerTurn>('survey-turns', survey.id, cursor)
  const around = rows.filter(({ quotes }) =>
    quotes.some((each: { responseId: string }) => each.responseId === quoted.responseId),
  )
  const keys = [quoted, ...around].map(({ responseId }) => responseId)
  expect(new Set(news.map(({ key }) => key))).toEqual(new Set(keys))
  expect(news.find(({ key }) => key === quoted.responseId)).toMatchObject({
    answer: quoted.answer,
    cut: false,
    status: 'unlocked',
  })
  expect(news.find(({ key }) => key === redacted.key)?.question).toBe(quoting.question)
})

test('is readable by the survey’s owner only', async () => {
  const { owner, survey } = await respondents.startNewSession()
  await server.waitForProjections()
  for (const name of ['survey-turns', 'qualified-responses']) {
    const { mayFollow } = server.channel(name)
    expect(await mayFollow(server.db, owner, survey.id)).toBe(true)
    expect(await mayFollow(server.db, randomUUID(), survey.id)).toBe(false)
    expect(await mayFollow(server.db, owner, randomUUID())).toBe(false)
  }
  expect(await server.channel('conversation').mayFollow(server.db, owner, survey.id)).toBe(false)
})

test('the respondent’s own feed is not redacted', async () => {
  const { id } = await respondents.startNewSession()
  await respondents.completeConversation(id)
  await server.waitForProjections()
  const { items } = await server.readChannel<RespondentTurn>(
    'conversation',
    derivedId('conversation', id),
  )
  const { body } = await server.call<{ turns: RespondentTurn[] }>(`GET /api/public/sessions/${id}`)
  expect(items.toSorted((a, b) => a.question.number - b.question.number)).toEqual(
    body.turns.map(({ key, question, answer }) => ({ key, question, answer })),
  )
})

/** Waits until the scoring reactor has judged each answer. */
async function allJudged(surveyId: string): Promise<void> {
  const judged = async () => {
    await server.waitForProjections()
    const rows = await server.readRows('responses')
    const surveyRows = rows.filter((row) => row.surveyId === surveyId && row.answer !== null)
    return surveyRows.length > 0 && surveyRows.every(({ status }) => status !== 'pending')
  }
  await expect.poll(judged, { timeout: 30_000 }).toBe(true)
}
