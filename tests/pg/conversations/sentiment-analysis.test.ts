// Effects of an owner's sentiment configuration on conversations, from the setting to the live feed.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AiUsage } from '#contract/api/ai-usage.ts'
import type { EventOf, EventType } from '#contract/events/catalogue.ts'
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

const angry =
  'It was terrible. I hated the invoices, support was awful and slow, and I am really angry about it.'
const followUpText = 'What would have made it right for you?'

/** A session of a survey with this configuration; `say` answers the current question. */
async function startSession(sentiment: object, config: object = {}) {
  const owner = randomUUID()
  const survey = await respondents.createPublishedSurvey(owner, { max_questions: 8, ...config })
  const put = `PUT /api/surveys/${survey.id}/sentiment-config`
  expect(await server.call(put, { owner, body: sentiment })).toMatchObject({ status: 200 })
  await server.waitForProjections()
  const { body } = await respondents.startSession(survey.public_id)
  const session = body.session_id
  const conversationId = derivedId('conversation', session)
  let { question } = (await respondents.callSession(session, 'first-question')).body
  return {
    owner,
    survey,
    /** Returns the next question. */
    async say(text_response: string) {
      // For any kind of question.
      const closed = { scale_value: 2, nps_value: 2, boolean_value: false }
      const submission = {
        question_id: question!.id,
        ...{ text_response, ...closed, selected_options: question!.options.slice(0, 1) },
      }
      expect(await respondents.callSession(session, 'responses', submission)).toMatchObject({
        status: 200,
      })
      question = (await respondents.callSession(session, 'next-question')).body.question
      return question
    },
    finish: () => respondents.callSession(session, 'complete'),
    events: async <T extends EventType>(type: T): Promise<EventOf<T>['data'][]> =>
      (await server.readStream(`conversation-${conversationId}`))
        .filter((event) => event.type === type)
        .map(({ data }) => data as EventOf<T>['data']),
    turns: async () =>
      (await server.readChannel<OwnerTurn>('survey-turns', survey.id)).items.toSorted(
        (a, b) => a.number - b.number,
      ),
  }
}

/** All events of a response after its judgement. */
async function waitForVerdict(responseId: string): Promise<EventOf<EventType>[]> {
  return vi.waitFor(
    async () => {
      const events = await server.readStream(`response-${responseId}`)
      expect(events.some(({ type }) => /^Response(Not)?Qualified$/.test(type))).toBe(true)
      return events
    },
    { timeout: 15_000, interval: 50 },
  )
}

const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type)

describe('a negative answer', () => {
  test('is followed up in the owner’s words, and the turn says so', async () => {
    const talk = await startSession({ followup_negative: followUpText })
    expect(await talk.say(angry)).toMatchObject({ text: followUpText })
    const [first, second] = await talk.events('QuestionAsked')
    expect(second).toMatchObject({ trigger: 'negative', purpose: 'probe' })
    const responseId = (await talk.events('AnswerSubmitted'))[0]!.responseId
    const events = await waitForVerdict(responseId)
    expect(events.find(({ type }) => type === 'FollowUpTriggered')?.data).toMatchObject({
      reason: 'negative',
      questionId: second!.questionId,
    })
    await server.waitForProjections()
    expect(await talk.turns()).toMatchObject([
      { number: first!.number, sentiment: 'negative', follow_up: 'negative', flag: null },
      { number: 2, question: followUpText, follow_up: null },
    ])
  })

  test('is not followed up if follow-ups are off or confidence is too low', async () => {
    for (const off of [{ auto_followups: false }, { confidence_threshold: 1 }]) {
      const talk = await startSession({ followup_negative: followUpText, ...off })
      expect((await talk.say(angry))?.text).not.toBe(followUpText)
      expect(await talk.events('QuestionAsked')).not.toContainEqual(
        expect.objectContaining({ trigger: 'negative' }),
      )
    }
  })

  test('counts as neutral if confidence is too low', async () => {
    const talk = await startSession({ confidence_threshold: 1 })
    await talk.say('It was rather slow, and now and then it worked well, more or less.')
    const events = await waitForVerdict((await talk.events('AnswerSubmitted'))[0]!.responseId)
    const analysed = events.find(({ type }) => type === 'ResponseAnalysed')
    expect(analysed?.data).toMatchObject({ sentiment: { class: 'neutral' } })
  })
})

describe('analysis', () => {
  test('that is off stores no analysis; the answer is still judged', async () => {
    const talk = await startSession({ enabled: false })
    await talk.say(angry)
    const [{ responseId } = { responseId: '' }] = await talk.events('AnswerSubmitted')
    expect(typesOf(await waitForVerdict(responseId))).not.toContain('ResponseAnalysed')
    expect(await talk.events('AnswerCoded')).toMatchObject([{ sentiment: null }])
    await server.waitForProjections()
    expect((await talk.turns())[0]).toMatchObject({ sentiment: null, emotions: [], aspects: [] })
  })

  test('can be off for a single question', async () => {
    const talk = await startSession({ questions: { p0: { enabled: false } } })
    for (let turn = 0; turn < 4; turn++) if (!(await talk.say(angry))) break
    await talk.finish()
    const askedQuestions = await talk.events('QuestionAsked')
    const answers = await talk.events('AnswerSubmitted')
    const seen = new Map<boolean, boolean>()
    for (const { questionId, responseId } of answers) {
      const isOff =
        askedQuestions.find((each) => each.questionId === questionId)!.objectiveId === 'p0'
      const isAnalysed = typesOf(await waitForVerdict(responseId)).includes('ResponseAnalysed')
      expect(isAnalysed).toBe(!isOff)
      seen.set(isOff, isAnalysed)
    }
    // Both cases occurred.
    expect(seen.size).toBe(2)
  })

  test('finds the owner’s keywords, and no emotions or aspects if those are off', async () => {
    const [with_, without] = await Promise.all([
      startSession({ aspect_keywords: ['Invoices'] }),
      startSession({
        aspect_keywords: ['Invoices'],
        emotion_analysis: false,
        aspect_analysis: false,
      }),
    ])
    const analysed = await Promise.all(
      [with_, without].map(async (talk) => {
        await talk.say(angry)
        const events = await waitForVerdict((await talk.events('AnswerSubmitted'))[0]!.responseId)
        return events.find(({ type }) => type === 'ResponseAnalysed')!.data
      }),
    )
    expect(analysed[0]).toMatchObject({
      aspects: expect.arrayContaining([
        expect.objectContaining({ name: 'Invoices', source: 'keyword' }),
      ]),
    })
    expect(Object.keys((analysed[0] as EventOf<'ResponseAnalysed'>['data']).emotions)).not.toEqual(
      [],
    )
    expect(analysed[1]).toMatchObject({ emotions: {}, aspects: [] })
  })
})

test('an answer in distress is flagged, readable in full, and not for sale', async () => {
  const talk = await startSession({})
  const cry = `I want to kill myself. ${angry} I cannot go on like this any more, and nobody around me even notices it.`
  await talk.say(cry)
  await server.waitForProjections()
  expect((await talk.turns())[0]).toMatchObject({
    flag: 'distress',
    status: 'open',
    answer: cry,
    cut: false,
  })
})

test('AI activity is summarized live for the owner, without previews', async () => {
  const talk = await startSession({})
  const usage = async () =>
    (
      await server.call<AiUsage>(`GET /api/surveys/${talk.survey.id}/ai-usage`, {
        owner: talk.owner,
      })
    ).body
  await talk.say(angry)
  await waitForVerdict((await talk.events('AnswerSubmitted'))[0]!.responseId)
  await server.waitForProjections()
  const body = await usage()
  expect(body).toMatchObject({ cost_usd: null, tokens_in: 0, fallbacks: 0, priced_calls: 0 })
  expect(body.lines.map(({ step, engine, calls }) => [step, engine, calls]).toSorted()).toEqual([
    ['analyse', 'offline', 1],
    ['code', 'offline', 1],
    ['judge', 'offline', 1],
    ['word', 'offline', 2],
  ])
  expect(body.calls).toBe(5)
  expect((await server.readChannel('ai-usage', talk.survey.id)).items).toEqual([
    { key: talk.survey.id, ...body },
  ])
  const { mayFollow } = server.channel('ai-usage')
  expect(await mayFollow(server.db, talk.owner, talk.survey.id)).toBe(true)
  expect(await mayFollow(server.db, randomUUID(), talk.survey.id)).toBe(false)

  const [first] = await talk.events('QuestionAsked')
  await server.appendEvent(
    `preview-${randomUUID()}`,
    { type: 'QuestionAsked', data: first! },
    { ownerId: talk.owner, surveyId: talk.survey.id },
  )
  await server.waitForProjections()
  expect(await usage()).toEqual(body)
})
