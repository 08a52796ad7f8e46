// Respondents who need help: in an interview, in a form, in a rating's comment, and while the model is down.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { EventOf, EventType } from '#contract/events/catalogue.ts'
import type { NextQuestion, RespondentTurn } from '#contract/api/conversation-turns.ts'
import type { Impression } from '#contract/api/responses.ts'
import type { Survey } from '#contract/api/surveys.ts'
import type { Help } from '#contract/help.ts'
import type { OwnerTurn } from '#contract/live.ts'
import { derivedId } from '#kernel/ids.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import type { Ai } from '#ports/ai.ts'
import { insightAnswersOf } from '#projections/insights/insight-answers.ts'
import { findSurveyFigures } from '#projections/surveys/survey-figures.projection.ts'
import { offlineAi } from '../../../services/adapters/ai/offline/offline.ts'
import {
  openConversationTestServer,
  type ConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'
import { createRespondentClient } from '../../support/clients/respondent-client.ts'

const despair =
  'Honestly I can hardly think about prices, because since last month I do not want to live any more.'
const story = 'The invoice was wrong three times, so my manager moved us to another supplier.'

/** The offline engine under another name, whose answers a test replaces. */
let code: Ai['code'] | undefined
const model: Ai = {
  ...offlineAi,
  engine: 'model',
  code: (input, options) => (code ?? offlineAi.code)(input, options),
}

let server: ConversationTestServer
let respondents: ReturnType<typeof createRespondentClient>
beforeAll(async () => {
  server = await openConversationTestServer({ ai: model })
  respondents = createRespondentClient(server)
})
afterAll(() => server[Symbol.asyncDispose]())
afterEach(() => {
  code = undefined
})

type Reply = NextQuestion & { help?: Help; support?: boolean }

async function setCountry(survey: Survey, owner: string, country: string) {
  await server.call(`PUT /api/surveys/${survey.id}`, { owner, body: { country } })
}

async function startInterview(country = 'BR') {
  const owner = randomUUID()
  const survey = await respondents.createPublishedSurvey(owner)
  await setCountry(survey, owner, country)
  const { body } = await respondents.startSession(survey.public_id)
  const id = body.session_id
  let next: Reply = (await respondents.callSession(id, 'first-question')).body
  return {
    ...{ owner, survey, id },
    async say(text_response: string): Promise<Reply> {
      const submission = { question_id: next.question?.id, text_response }
      expect(await respondents.callSession(id, 'responses', submission)).toMatchObject({
        status: 200,
      })
      next = (await respondents.callSession(id, 'next-question')).body
      return next
    },
    complete: async (): Promise<Reply> => (await respondents.callSession(id, 'complete')).body,
    ...readerOf(id, survey),
  }
}

function readerOf(id: string, survey: Survey) {
  const conversationId = derivedId('conversation', id)
  return {
    conversationId,
    events: async <T extends EventType>(type: T): Promise<EventOf<T>['data'][]> =>
      (await server.readStream(`conversation-${conversationId}`))
        .filter((event) => event.type === type)
        .map(({ data }) => data as EventOf<T>['data']),
    ownerTurns: async () => {
      await server.waitForProjections()
      const { items } = await server.readChannel<OwnerTurn>('survey-turns', survey.id)
      return items.toSorted((a, b) => a.number - b.number)
    },
    respondentTurns: async () => {
      await server.waitForProjections()
      return (await server.readChannel<RespondentTurn>('conversation', conversationId)).items
    },
  }
}

describe('in an interview, distress', () => {
  test('is met with the lines of the country, and the respondent may stop', async () => {
    const talk = await startInterview('BR')
    const { question, session_state } = await talk.say(despair)
    expect(question).toMatchObject({
      type: 'open',
      options: ['Go on', 'Leave it for later', 'Stop here'],
      help: { tier: 'distress', medical: false },
    })
    expect(question?.help?.lines.map(({ number }) => number)).toEqual(['188', '192', '190'])
    expect(question?.text).toContain('188 (CVV), to talk to somebody')
    expect(session_state).toMatchObject({ current_count: 1, questions_answered: 1 })
    expect((await talk.respondentTurns()).at(-1)?.question.help?.tier).toBe('distress')
    expect(await talk.say('Stop here')).toMatchObject({ completion_triggered: true })
    expect(await talk.complete()).toMatchObject({
      support: true,
      help: {
        tier: 'distress',
        text: expect.stringContaining('We stop here'),
        lines: expect.arrayContaining([expect.objectContaining({ number: '188' })]),
      },
    })
    expect((await talk.events('SessionCompleted'))[0]?.reason).toBe('distress')
  })

  test('is left alone where the respondent continues, and later answers are judged on their own', async () => {
    const talk = await startInterview('LB')
    await talk.say(despair)
    const asked = await talk.say('Is anyone going to read it? My sister would come if I asked.')
    expect(asked.question?.text).toMatch(/made this survey can read|go to whoever/)
    expect(asked.question?.text).toContain('1564 (Embrace)')
    const { question } = await talk.say('I’d like to carry on a little')
    expect(question?.text).toMatch(/^All right\./)
    expect(question?.help).toBeUndefined()
    let next = await talk.say(story)
    while (next.question) next = await talk.say(story)
    expect((await talk.events('SessionCompleted'))[0]?.reason).not.toBe('distress')

    const turns = await talk.ownerTurns()
    expect(turns[0]).toMatchObject({ flag: 'distress', status: 'open', answer: despair })
    expect(turns[1]).toMatchObject({ flag: null, status: 'open' })
    const inInsights = await insightAnswersOf(server.db, talk.survey.id)
    expect(inInsights.length).toBeGreaterThan(0)
    expect(new Set(inInsights.map(({ answer }) => answer))).toEqual(new Set([story]))
    const figures = await findSurveyFigures(server.db, talk.survey.id)
    expect(figures?.responses).toBe(turns.filter(({ number }) => number < 2 || number > 3).length)
  })

  test('is met in the same way, at once, while the model is down', async () => {
    code = async () => {
      throw new AiFailure('unavailable', 'down')
    }
    const talk = await startInterview('US')
    const { question } = await talk.say(despair)
    expect(question?.help?.lines.map(({ number }) => number)).toEqual(['988', '911'])
    expect(await talk.events('FallbackUsed')).toEqual([])
  })

  test('is met without waiting for a model that never replies', async () => {
    code = () => new Promise(() => {})
    const talk = await startInterview()
    expect((await talk.say(despair)).question?.help?.tier).toBe('distress')
  })
})

test('a model finds concern and danger to the body; numbers follow from both', async () => {
  const talk = await startInterview('BR')
  const care = 'That is a lot to carry. Is somebody with you?'
  code = async (input) => ({ ...(await offlineAi.code(input)), intent: 'concern', care })
  const { question, session_state } = await talk.say('I cry every night before the shift.')
  expect(question).toMatchObject({
    ...{ type: 'open', options: [], help: { tier: 'concern', lines: [{ number: '188' }] } },
    text: expect.stringMatching(/^That is a lot to carry. Is somebody with you\? .*188 \(CVV\)/),
  })
  expect(session_state).toMatchObject({ current_count: 1, questions_answered: 1 })
  code = async (input) => ({ ...(await offlineAi.code(input)), intent: 'distress', medical: true })
  const medical = await talk.say('I took the blood thinner twice and fainted.')
  expect(medical.question?.help).toMatchObject({
    ...{ tier: 'distress', medical: true, lines: [{ number: '192', for: 'ambulance' }] },
  })
  expect(medical.question?.text).toContain('see a doctor or call an emergency service now')
  expect((await talk.events('AnswerCoded'))[1]).toMatchObject({ medical: true, sentiment: null })
  expect((await talk.ownerTurns()).map(({ flag }) => flag)).toEqual(['concern', 'distress', null])
})

describe('in a form', () => {
  const questions = [
    { id: 'why', text: 'Why did you cancel?', type: 'open' },
    { id: 'more', text: 'Anything else?', type: 'open', is_required: false },
  ]
  async function startForm() {
    const owner = randomUUID()
    const body = { title: 'Leaving', goal: 'Understand why customers cancel', language: 'en' }
    const { body: survey } = await server.call<Survey>('POST /api/surveys', {
      owner,
      body: { ...body, country: 'GB' },
    })
    await server.call(`PUT /api/surveys/${survey.id}`, { owner, body: { questions } })
    await server.call(`PUT /api/surveys/${survey.id}`, { owner, body: { status: 'published' } })
    const started = await respondents.startSession(survey.public_id, { mode: 'normal' })
    const id = started.body.session_id
    const answer = async (question_id: string, text_response: string): Promise<Reply> =>
      (await respondents.callSession(id, 'responses', { question_id, text_response })).body
    return { ...{ owner, survey, id, answer }, ...readerOf(id, survey) }
  }

  test('the response brings the help, and the form continues', async () => {
    const form = await startForm()
    const { help } = await form.answer('why', despair)
    expect(help).toMatchObject({ tier: 'distress', medical: false })
    expect(help?.lines[0]).toMatchObject({ name: 'Samaritans', number: '116 123' })
    expect(help?.text).not.toContain('116 123')
    expect(help?.text).not.toContain('survey, leave it')
    expect(await form.answer('why', despair)).toMatchObject({ help })
    expect(await form.answer('more', story)).not.toHaveProperty('help')
    await respondents.callSession(form.id, 'complete')
    await expect
      .poll(async () => (await form.ownerTurns()).map(({ flag, status }) => [flag, status]))
      .toEqual([
        ['distress', 'open'],
        [null, expect.stringMatching(/locked|open/)],
      ])
    const judged = await insightAnswersOf(server.db, form.survey.id)
    expect(judged.map(({ answer }) => answer)).toEqual([story])
  })

  test('the live feed brings the help that a model found, until the answer is revised', async () => {
    const form = await startForm()
    const care = 'That is a lot to carry. Is somebody with you?'
    code = async (input) => ({ ...(await offlineAi.code(input)), intent: 'concern', care })
    expect(
      await form.answer('why', 'The queue at the counter is long on Mondays.'),
    ).not.toHaveProperty('help')
    const helpOf = async () => (await form.respondentTurns())[0]?.question.help
    await expect.poll(helpOf).toMatchObject({ tier: 'concern', text: expect.any(String) })
    code = undefined
    await form.answer('why', story)
    await expect.poll(helpOf).toBeUndefined()
  })
})

describe('a rating', () => {
  const rate = async (id: string, comment: string): Promise<Reply> =>
    (await respondents.callSession(id, 'rating', { rating: 2, comment })).body
  const impressionsOf = async (survey: Survey, owner: string) => {
    await server.waitForProjections()
    const path = `GET /api/surveys/${survey.id}/impressions`
    return (await server.call<Impression[]>(path, { owner })).body
  }

  test('with a comment in distress brings the help and is flagged for the owner', async () => {
    const talk = await startInterview('AU')
    await talk.complete()
    expect(await rate(talk.id, 'Quick and kind.')).toEqual({ ok: true })
    const { help } = await rate(talk.id, despair)
    expect(help?.lines[0]).toMatchObject({ name: 'Lifeline', number: '13 11 14' })
    expect(await impressionsOf(talk.survey, talk.owner)).toMatchObject([
      { comment: despair, flag: 'distress' },
    ])
    await rate(talk.id, 'Quick and kind.')
    expect(await impressionsOf(talk.survey, talk.owner)).toMatchObject([{ flag: null }])
  })

  test('is flagged by a model that reads more in its comment', async () => {
    const talk = await startInterview()
    await talk.complete()
    const care = 'That is a lot to carry. Is somebody with you?'
    code = async (input) => ({ ...(await offlineAi.code(input)), intent: 'concern', care })
    expect(await rate(talk.id, 'The lights in the hall are out.')).toEqual({ ok: true })
    await expect
      .poll(async () => (await impressionsOf(talk.survey, talk.owner))[0]?.flag)
      .toBe('concern')
  })
})
