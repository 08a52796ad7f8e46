// A server with a model behind OpenAI's protocol. The model fails in the middle of a conversation: respondents notice
// nothing, the fallback's judgements sell nothing, and deferred scoring completes when the model is back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../services/config.ts'
import { listParked } from '#kernel/reactors/parked-events.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { connectInfrastructure } from '../../../scripts/lib/connect-infrastructure.ts'
import { runConversation } from '../../../scripts/lib/client/run-conversation.ts'
import { signIn } from '../../../scripts/lib/client/sign-in.ts'
import { findOrCreateSurvey } from '../../../scripts/lib/demo/demo-survey.ts'
import {
  startInstanceOnFreshDatabase,
  type DatabaseInstance,
} from '../../support/processes/instance-on-fresh-database.ts'
import { startOpenAiServer, type OpenAiServer } from '../../support/servers/openai/server.ts'

const answers = [
  'I left in the third week because the invoice import kept failing: every Monday I lost an hour fixing the same CSV file by hand, and support took four days to answer me.',
  'The price went from 29 to 49 dollars without a warning e-mail, so my manager asked me to justify it, and I could not show her any report that proved the hours it saved our team.',
  'What would have kept me is a working bank connection and a person to call; I tried the chat twice in March and both times it closed before anyone wrote back to me.',
  'The budget screen hid the categories that I use most, so for example groceries took six taps each time, and after ten days I went back to my spreadsheet because it was quicker.',
  'My wife could not see the same account: we shared one password for two weeks, and then the app locked us out on a Saturday morning while we were standing in the supermarket.',
  'The reminders came at six in the morning and could not be moved, which woke our baby three times, so I switched all notifications off and then forgot about the app entirely.',
]

let server: OpenAiServer
let instance: DatabaseInstance

beforeAll(async () => {
  server = await startOpenAiServer()
  instance = await startInstanceOnFreshDatabase({
    OPENAI_BASE_URL: server.baseUrl,
    OPENAI_API_KEY: 'sk-e2e-secret',
    OPENAI_MODEL: 'small',
    OPENAI_PRICE_IN: '1',
    OPENAI_PRICE_OUT: '2',
    OPENAI_QUESTION_TIMEOUT_MS: '20000',
    LOG_LEVEL: 'trace',
  })
})
afterAll(async () => {
  await instance[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

test('a conversation continues without its model, and scoring waits for it', async () => {
  const { baseUrl, dataDir, databaseUrl } = instance
  const health = (await (await fetch(`${baseUrl}/api/health`)).json()) as {
    stand_ins?: string[]
    models?: object
  }
  expect(JSON.stringify(health)).not.toContain('"ai"')
  expect(health.models).toEqual({ interviewer: 'small', analyst: 'small' })
  const { cookie } = await signIn(baseUrl, 'bruno@prosa.test')
  const { survey } = await findOrCreateSurvey(
    { baseUrl, cookie },
    { publicId: undefined, language: 'en' },
  )
  expect(server.requests.map(({ step }) => step)).toEqual(['structure', 'edit'])

  let given = 0
  const { outcome } = await runConversation({
    baseUrl,
    publicId: survey.publicId,
    async answerOf({ type }) {
      if (given === 2) await server[Symbol.asyncDispose]()
      // Slow enough typing for the answers to be sold.
      const text_response = answers[given++ % answers.length]!
      await new Promise((resolve) => setTimeout(resolve, 12 * text_response.length))
      if (type === 'scale') return { scale_value: 4 }
      if (type === 'nps') return { nps_value: 4 }
      return { text_response }
    },
  })
  expect(outcome).toBe('completed')
  expect(given).toBeGreaterThanOrEqual(4)

  await using infrastructure = await connectInfrastructure(
    readConfig({ PROSA_DATA: dataDir, DATABASE_URL: databaseUrl }),
  )
  const log = async () => {
    const all: DecodedEvent[] = []
    for await (const batch of infrastructure.store.readAll())
      all.push(...(await infrastructure.decodeEvents(batch)))
    return all
  }
  const of = <T extends DecodedEvent['type']>(events: DecodedEvent[], type: T) =>
    events.filter((event): event is Extract<DecodedEvent, { type: T }> => event.type === type)

  const before = await log()
  const engines = of(before, 'QuestionAsked').map(({ data }) => data.provenance.engine)
  expect(engines.slice(0, 2)).toEqual(['openai', 'openai'])
  expect(engines.slice(3)).toEqual(Array(engines.length - 3).fill('offline'))
  const fallbacks = of(before, 'FallbackUsed').map(({ data }) => data)
  expect(fallbacks.length).toBeGreaterThanOrEqual(given - 2)
  for (const { reason, engine, fallback } of fallbacks) {
    expect(['unavailable', 'circuit-open']).toContain(reason)
    expect([engine, fallback]).toEqual(['openai', 'offline'])
  }
  // The last final answers are not judged yet; their retry time is recorded.
  const parked = await listParked(infrastructure.db, 'scorer')
  expect(parked.length).toBeGreaterThan(0)
  expect(Date.parse(parked[0]!.retryAt!)).toBeGreaterThan(Date.now() - 60_000)
  expect(parked[0]).toMatchObject({ attempts: 0 })

  server = await startOpenAiServer(server.port)
  const judged = async () => {
    // Deferred events become due.
    await infrastructure.db.query('update keep.parked set retry_at = now() where retry_at > now()')
    const events = await log()
    return [...of(events, 'ResponseQualified'), ...of(events, 'ResponseNotQualified')]
  }
  await expect.poll(async () => (await judged()).length, { timeout: 90_000 }).toBe(given)
  // The session's end waits for its judgements, and is handled after the last of them.
  await expect.poll(() => listParked(infrastructure.db, 'scorer')).toEqual([])
  const verdicts = await judged()
  expect(new Set(verdicts.map(({ data }) => data.responseId)).size).toBe(given)
  const sold = verdicts.filter(({ type }) => type === 'ResponseQualified')
  expect(sold.length).toBeGreaterThan(0)
  for (const { data } of sold) expect(data.provenance).toMatchObject({ engine: 'openai' })
  const questions = of(await log(), 'QuestionAsked')
  expect(questions[0]!.data.provenance).toMatchObject({
    ...{ model: 'small', promptVersion: 'word-22', tokensIn: 900, tokensOut: 80, costUsd: 0.00106 },
  })
  for (const secret of ['sk-e2e-secret', answers[0]!.slice(0, 40)])
    expect(instance.output()).not.toContain(secret)
})
