// Form surveys answered through the public API.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import type { OwnerTurn } from '#contract/live.ts'
import { derivedId } from '#kernel/ids.ts'
import { findConversation } from '#projections/conversations/sessions.projection.ts'
import { abandonIdle } from '../../../services/conversations/sessions/retention.jobs.ts'
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

const questions = [
  { id: 'why', text: 'Why did you cancel?', type: 'open' },
  { id: 'marks', text: 'How was it?', type: 'scale' },
  { id: 'again', text: 'Would you come back?', type: 'boolean', is_required: false },
  {
    ...{ id: 'what', text: 'What did you use?', type: 'multiple' },
    options: ['Chat, live', 'Mail', 'None of these'],
    exclusive_options: ['None of these'],
  },
  { id: 'order', text: 'What matters most?', type: 'ranking', options: ['Price', 'Speed', 'Care'] },
  { id: 'months', text: 'For how many months?', type: 'number', is_required: false },
  { id: 'day', text: 'On which day?', type: 'date', is_required: false },
  {
    id: 'tell',
    text: 'How likely are you to recommend us?',
    type: 'nps',
    is_required: false,
    end_labels: { low: 'Never', high: 'Surely' },
  },
]

type Session = {
  finished: boolean
  survey_type: string
  questions: { id: string }[]
  turns: { question: { id: string }; answer: string; given: object }[]
  session_state: object
}

async function startFormSession() {
  const owner = randomUUID()
  const body = { title: 'Leaving', goal: 'Understand why customers cancel', language: 'en' }
  const { body: survey } = await server.call<Survey>('POST /api/surveys', { owner, body })
  await server.call(`PUT /api/surveys/${survey.id}`, { owner, body: { questions } })
  await server.call(`PUT /api/surveys/${survey.id}`, { owner, body: { status: 'published' } })
  const started = await respondents.startSession(survey.public_id, { mode: 'normal' })
  const id = started.body.session_id
  const answer = (question_id: string, given: object = {}, headers = {}) =>
    respondents.callSession(id, 'responses', { question_id, ...given }, headers)
  const look = async () => (await server.call<Session>(`GET /api/public/sessions/${id}`)).body
  const conversationId = derivedId('conversation', id)
  const events = async () =>
    (await server.readStream(`conversation-${conversationId}`)).map(({ type }) => type)
  const turns = async () => {
    await server.waitForProjections()
    return (await server.readChannel<OwnerTurn>('survey-turns', survey.id)).items
  }
  return { owner, survey, id, conversationId, answer, look, events, turns }
}

async function answerAll({ answer }: Awaited<ReturnType<typeof startFormSession>>) {
  await answer('why', { text_response: 'It cost too much for what it did.' })
  await answer('marks', { scale_value: 3, text_response: '3' })
  await answer('what', { selected_options: ['Chat, live'], text_response: 'Chat, live' })
  await answer('order', { ranking_order: [1, 2, 0], text_response: 'Speed, Care, Price' })
}

test('answers in any order are stored as submitted', async () => {
  const form = await startFormSession()
  expect((await form.answer('day', { date_value: '2024-02-29' })).status).toBe(200)
  await answerAll(form)
  await form.answer('months', { number_value: -1.5 })
  await form.answer('again', { boolean_value: false, text_response: 'No' })
  await form.answer('tell', { nps_value: 0 })
  const { survey_type, turns, session_state, questions: own } = await form.look()
  expect(survey_type).toBe('normal')
  expect(own.map(({ id }) => id)).toEqual(questions.map(({ id }) => id))
  expect(turns.map(({ question, answer }) => [question.id, answer])).toEqual([
    ['why', 'It cost too much for what it did.'],
    ['marks', '3'],
    ['again', 'No'],
    ['what', 'Chat, live'],
    ['order', 'Speed, Care, Price'],
    ['months', '-1.5'],
    ['day', '2024-02-29'],
    ['tell', '0'],
  ])
  expect(turns[4]?.given).toMatchObject({ ranking_order: ['Speed', 'Care', 'Price'] })
  expect(turns[2]?.given).toMatchObject({ boolean_value: false, text_response: null })
  expect(session_state).toEqual({ current_count: 8, max_questions: 8, questions_answered: 8 })
})

describe('going back', () => {
  test('a new answer replaces the earlier one everywhere', async () => {
    const form = await startFormSession()
    const first = await form.answer('why', { text_response: 'Nothing really.' })
    const second = await form.answer('why', { text_response: 'It was far too slow.' })
    expect(second.body).toMatchObject({
      response_id: (first.body as object as AnswerReply).response_id,
    })
    expect((await form.look()).turns).toMatchObject([{ answer: 'It was far too slow.' }])
    expect(await form.turns()).toMatchObject([{ number: 1, answer: 'It was far too slow.' }])
    const { answersGiven, questionsAsked } = (await findConversation(
      server.db,
      form.conversationId,
    ))!
    expect({ answersGiven, questionsAsked }).toEqual({ answersGiven: 1, questionsAsked: 1 })
  })
  test('neither the same answer nor a repeated request changes anything', async () => {
    const form = await startFormSession()
    const key = { 'idempotency-key': randomUUID() }
    await form.answer('why', { text_response: 'Too slow' }, key)
    await form.answer('why', { text_response: ' Too slow ' })
    await form.answer('why', { text_response: 'Too dear' })
    expect((await form.answer('why', { text_response: 'Too slow' }, key)).status).toBe(200)
    expect((await form.look()).turns).toMatchObject([{ answer: 'Too dear' }])
    const changes = (await form.events()).filter((type) => type === 'AnswerRevised')
    expect(changes).toHaveLength(1)
  })
  test('an optional answer can be withdrawn and given again', async () => {
    const form = await startFormSession()
    await form.answer('months', { number_value: 7 })
    expect((await form.answer('months', { number_value: null })).status).toBe(200)
    expect((await form.look()).turns).toEqual([])
    expect(await form.turns()).toMatchObject([{ answer: null, status: 'unanswered' }])
    await form.answer('months', { number_value: 8 })
    expect(await form.turns()).toMatchObject([{ answer: '8', status: 'pending' }])
    const { body } = await server.call<{ total_responses: number }>(
      `GET /api/surveys/${form.survey.id}/analytics`,
      { owner: form.owner },
    )
    expect(body.total_responses).toBe(1)
  })
})

test('an exclusive option is an answer alone, and shown as exclusive', async () => {
  const form = await startFormSession()
  const { status, body } = await form.answer('what', {
    selected_options: ['None of these', 'Mail'],
  })
  expect(status).toBe(422)
  expect(body).toMatchObject({
    code: 'conversations/exclusive-option',
    option: 'None of these',
    error: '“None of these” cannot be chosen together with other options.',
  })
  expect((await form.answer('what', { selected_options: ['None of these'] })).status).toBe(200)
  const { turns, questions: own } = await form.look()
  expect(own[3]).toMatchObject({ exclusive_options: ['None of these'] })
  expect(turns).toMatchObject([
    { answer: 'None of these', question: { exclusive_options: ['None of these'] } },
  ])
})

test.each([
  { type: 'multiple', options: ['Price', 'Time'], exclusive_options: ['None'] },
  { type: 'ranking', options: ['Price', 'Time'], exclusive_options: ['Time'] },
  { type: 'open', options: [], exclusive_options: ['Time'] },
])('exclusive options are among those of a multiple choice: %j', async (format) => {
  const owner = randomUUID()
  const goal = 'Understand why customers cancel'
  const survey = { title: 'Leaving', goal, language: 'en' }
  const { body } = await server.call<Survey>('POST /api/surveys', { owner, body: survey })
  const question = { id: 'q', text: 'Which?', ...format }
  const stored = await server.call(`PUT /api/surveys/${body.id}`, {
    ...{ owner, body: { questions: [question] } },
  })
  expect(stored).toMatchObject({ status: 422, body: { code: 'request/invalid' } })
})

test('a Net Promoter Score is revised, presented with its own field and shown to the owner', async () => {
  const form = await startFormSession()
  await form.answer('tell', { nps_value: 0, text_response: '0' })
  await form.answer('tell', { text_response: '٩' })
  const { turns, questions: own } = await form.look()
  expect(own.at(-1)).toMatchObject({ type: 'nps', end_labels: { low: 'Never', high: 'Surely' } })
  expect(turns).toMatchObject([{ answer: '9', given: { nps_value: 9, scale_value: null } }])
  expect(await form.turns()).toMatchObject([{ kind: 'nps', answer: '9' }])
  const { owner, survey } = form
  const nps = async () => {
    await server.waitForProjections()
    return (
      await server.call<{ nps: object[] }>(`GET /api/surveys/${survey.id}/analytics`, { owner })
    ).body.nps
  }
  expect(await nps()).toMatchObject([
    { question: 'How likely are you to recommend us?', answers: 1, score: 100, promoters: 1 },
  ])
  await form.answer('tell')
  expect(await nps()).toEqual([])
})

type AnswerReply = { response_id: string }

describe('refused', () => {
  test.each([
    ['why', { text_response: '  ' }, 'conversations/answer-required'],
    ['marks', {}, 'conversations/answer-required'],
    ['else', { text_response: 'x' }, 'conversations/unknown-question'],
    ['marks', { text_response: '5' }, 'conversations/wrong-kind'],
    ['what', { selected_options: ['Phone'] }, 'conversations/wrong-kind'],
    ['what', { selected_options: ['Mail', 'None of these'] }, 'conversations/exclusive-option'],
    ['order', { ranking_order: ['Price', 'Speed'] }, 'conversations/wrong-kind'],
    ['order', { ranking_order: [0, 0, 1] }, 'conversations/wrong-kind'],
    ['day', { date_value: '2023-02-29' }, 'conversations/wrong-kind'],
    ['day', { date_value: 'tomorrow' }, 'conversations/wrong-kind'],
    ['again', { number_value: 1 }, 'conversations/wrong-kind'],
    ['marks', { scale_value: 11 }, 'request/invalid'],
    ['tell', { scale_value: 9 }, 'conversations/wrong-kind'],
    ['tell', { text_response: 'surely' }, 'conversations/wrong-kind'],
    ['tell', { nps_value: 11 }, 'request/invalid'],
    ['tell', { nps_value: -1 }, 'request/invalid'],
  ])('%s %j is %s', async (question, given, code) => {
    refused ??= await startFormSession()
    expect((await refused.answer(question, given)).body).toMatchObject({ code })
    expect(await refused.events()).toEqual(['SessionStarted'])
  })
  let refused: Awaited<ReturnType<typeof startFormSession>> | undefined
})

test('a client of first-question and next-question fills a form from top to bottom', async () => {
  const form = await startFormSession()
  const first = await respondents.callSession(form.id, 'first-question')
  expect(first.body).toMatchObject({
    question: { id: 'why', number: 1 },
    session_state: { current_count: 1, max_questions: 8, questions_answered: 0 },
  })
  await respondents.completeConversation(form.id)
  const after = await respondents.callSession(form.id, 'next-question')
  expect(after.body).toMatchObject({ completion_triggered: true })
  expect(after.body.question).toBeUndefined()
  const left = await startFormSession()
  await answerAll(left)
  const { body } = await respondents.callSession(left.id, 'next-question')
  expect(body.question).toMatchObject({ id: 'again' })
  await left.answer('again')
  expect((await respondents.callSession(left.id, 'next-question')).body.question).toMatchObject({
    id: 'months',
  })
})

describe('completion', () => {
  const complete = (id: string) => respondents.callSession(id, 'complete')
  test('lists missing answers; afterwards answers are final', async () => {
    const form = await startFormSession()
    await form.answer('why', { text_response: 'It was too slow' })
    expect(await complete(form.id)).toMatchObject({
      status: 409,
      body: { code: 'conversations/required-missing', missing: ['marks', 'what', 'order'] },
    })
    await answerAll(form)
    expect((await complete(form.id)).status).toBe(200)
    expect((await complete(form.id)).status).toBe(200)
    for (const given of [{ text_response: 'No' }, {}])
      expect((await form.answer('why', given)).body).toMatchObject({
        code: 'conversations/finished',
      })
    expect((await form.look()).finished).toBe(true)
    await expect
      .poll(async () => (await form.turns()).map(({ status }) => status), { timeout: 20_000 })
      .toEqual(['open', 'open', 'open', 'open'])
  })
  test('of an idle session abandons it and judges its answers', async () => {
    const form = await startFormSession()
    const why =
      'We cancelled in March because support took three days to answer, and twice the invoice was wrong, so I lost 200 euros and had to explain it to my boss.'
    await form.answer('why', { text_response: 'No idea' })
    await form.answer('why', { text_response: why })
    await server.waitForProjections()
    const job = abandonIdle(24)
    const envelope = { commandId: randomUUID(), correlationId: randomUUID(), actor: 'clock' }
    const tick = async (hours: number) => {
      const due = await job.due(server.db, new Date(Date.now() + hours * 3_600_000))
      const command = due.find(({ id }) => id === form.conversationId)
      await command?.execute(server.executor(envelope))
      return command !== undefined
    }
    expect(await tick(23)).toBe(false)
    expect(await tick(25)).toBe(true)
    expect(await form.events()).toContain('SessionAbandoned')
    expect((await form.answer('marks', { scale_value: 1 })).body).toMatchObject({
      code: 'conversations/finished',
    })
    await expect
      .poll(async () => (await form.turns())[0]?.status, { timeout: 20_000 })
      .toBe('locked')
    expect(await findConversation(server.db, form.conversationId)).toMatchObject({
      status: 'abandoned',
    })
    expect(JSON.stringify(await form.turns())).not.toContain('200 euros')
  })
})
