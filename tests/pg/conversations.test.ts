import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NextQuestion, RespondentTurn } from '#contract/api/public.ts'
import type { QualifiedResponse } from '#contract/api/responses.ts'
import type { Survey } from '#contract/api/surveys.ts'
import type { OwnerTurn } from '#contract/live.ts'
import { derivedId } from '#kernel/ids.ts'
import { createRespondent } from '../../scripts/simulated-respondents/respondent.ts'
import { openPublicHouse, type PublicHouse } from '../support/public-house.ts'

let house: PublicHouse
beforeAll(async () => {
  house = await openPublicHouse()
})
afterAll(() => house[Symbol.asyncDispose]())

type Refused = { code: string; error: string }
type Started = Refused & { session_id: string; missing?: string[] }
type Asked = NextQuestion & Refused

const points = ['Main reasons for leaving', 'Is the price fair?'].map((text, n) => ({
  id: `p${n}`,
  text,
}))

async function published(owner: string, config: object = {}) {
  const created = await house.call<Survey>('POST /api/surveys/advanced', {
    owner,
    body: {
      title: 'Why customers cancel',
      goal: 'Understand why customers cancel their subscription',
      language: 'en',
      config_json: JSON.stringify({ validation_points: points, max_questions: 5, ...config }),
    },
  })
  const { id } = created.body
  return (
    await house.call<Survey>(`PUT /api/surveys/${id}`, { owner, body: { status: 'published' } })
  ).body
}
const start = (publicId: string, body: object = {}, headers = {}) =>
  house.call<Started>(`POST /api/public/surveys/${publicId}/sessions`, { body, headers })
const session = (id: string, call: string, body: object = {}, headers = {}) =>
  house.call<
    Asked & { position: string; response_id: string; rewards_data?: { rewards: object[] } }
  >(`POST /api/public/sessions/${id}/${call}`, { body, headers })

async function begun(config: object = {}) {
  const owner = randomUUID()
  const survey = await published(owner, config)
  const { body } = await start(survey.public_id)
  return { owner, survey, id: body.session_id }
}

/** Answers until there is no further question. */
async function hold(id: string, seed = 1) {
  const person = createRespondent('talkative', 'en', seed)
  let { body } = await session(id, 'first-question')
  while (body.question) {
    const { text, type, options, id: question_id } = body.question
    const { text: text_response } = person.answer({ text, kind: type, options })
    await session(id, 'responses', { question_id, text_response })
    body = (await session(id, 'next-question', { context_preserved: true, anti_repetition: true }))
      .body
  }
  return body
}

describe('a conversation over HTTP', () => {
  test('goes from the first question to the end, and gives the rewards', async () => {
    const reward = { title: 'Thanks', content: 'CODE-7' }
    const { survey, id } = await begun({
      post_survey_rewards: { enabled: true, rewards: [reward] },
    })
    expect(await hold(id)).toMatchObject({ completion_triggered: true })
    const { body } = await house.call<{
      finished: boolean
      public_id: string
      turns: RespondentTurn[]
    }>(`GET /api/public/sessions/${id}`)
    expect(body).toMatchObject({ finished: true, public_id: survey.public_id })
    expect(body.turns).toHaveLength(5)
    for (const { answer } of body.turns) expect(answer?.length).toBeGreaterThan(20)
    for (let again = 0; again < 2; again++)
      expect((await session(id, 'complete')).body).toEqual({
        ok: true,
        rewards_data: { rewards: [reward] },
      })
    expect(await session(id, 'first-question')).toMatchObject({
      status: 409,
      body: { code: 'conversations/finished' },
    })
  })

  test('documented clients are understood', async () => {
    const { survey } = await begun()
    const { status, body } = await start(survey.public_id, {
      user_agent: 'Mozilla/5.0 (iPhone)',
      referrer: 'https://example.com/',
      language: 'pt',
      mode: 'normal',
    })
    expect(status).toBe(200)
    expect(body.session_id).toMatch(/^[0-9a-f]{32}$/)
    const [started] = await house.stream(
      `conversation-${derivedId('conversation', body.session_id)}`,
    )
    expect(started?.data).toMatchObject({ device: 'mobile', mode: 'web', language: 'en' })
    expect(
      await session(body.session_id, 'first-question', { survey_config: { anything: 1 } }),
    ).toMatchObject({
      status: 200,
      body: { session_state: { current_count: 1, max_questions: 5, questions_answered: 0 } },
    })
  })

  test('the same question is asked until it is answered', async () => {
    const { id } = await begun()
    const first = await session(id, 'first-question')
    expect((await session(id, 'next-question')).body).toEqual(first.body)
    expect((await session(id, 'first-question')).body).toEqual(first.body)
  })

  test('what is required first is asked for', async () => {
    const survey = await published(randomUUID(), {
      pre_survey_config: { enabled: true, required_fields: ['name'] },
    })
    expect(await start(survey.public_id)).toMatchObject({
      status: 422,
      body: { code: 'conversations/pre-survey-incomplete', missing: ['name'] },
    })
    expect(await start(survey.public_id, { pre_survey_data: { name: 'Ana' } })).toMatchObject({
      status: 200,
    })
  })
})

describe('refusals', () => {
  const nobody = '0'.repeat(32)
  test('a stranger’s session', async () => {
    for (const call of ['first-question', 'next-question', 'complete'])
      expect(await session(nobody, call)).toMatchObject({
        status: 404,
        body: { code: 'conversations/not-found' },
      })
    expect(
      await session(nobody, 'responses', { question_id: randomUUID(), text_response: 'x' }),
    ).toMatchObject({ status: 404 })
  })

  test('a survey that is not there, not yet, or no longer', async () => {
    const owner = randomUUID()
    const survey = await published(owner)
    await house.call(`PUT /api/surveys/${survey.id}`, { owner, body: { status: 'paused' } })
    await house.settled()
    expect(await start('doesNotExist')).toMatchObject({
      status: 404,
      body: { code: 'surveys/not-public' },
    })
    expect(await start(survey.public_id)).toMatchObject({
      status: 403,
      body: { code: 'surveys/unavailable' },
    })
  })

  test('answers that do not fit', async () => {
    const { id } = await begun()
    const { body } = await session(id, 'first-question')
    const question_id = body.question!.id
    const answer = (more: object) => session(id, 'responses', { question_id, ...more })
    expect(await answer({ scale_value: 3 })).toMatchObject({
      status: 422,
      body: { code: 'conversations/wrong-kind' },
    })
    expect(await answer({ text_response: ' ' })).toMatchObject({ status: 422 })
    expect(await answer({ text_response: 'x'.repeat(4_001) })).toMatchObject({
      status: 422,
      body: { code: 'request/invalid' },
    })
    expect(await answer({ text_response: 'x', question_id: randomUUID() })).toMatchObject({
      status: 409,
      body: { code: 'conversations/out-of-turn' },
    })
    await session(id, 'complete')
    expect(await answer({ text_response: 'too late' })).toMatchObject({
      status: 409,
      body: { code: 'conversations/finished' },
    })
  })

  test('a question that nobody has asked yet is to be asked for again', async () => {
    await using deaf = await openPublicHouse({ deaf: true })
    const busy = house
    house = deaf
    try {
      const { id } = await begun()
      const { status, headers, body } = await session(id, 'first-question')
      expect(status).toBe(503)
      expect(headers['retry-after']).toBe('1')
      expect(body.code).toBe('conversations/question-pending')
    } finally {
      house = busy
    }
  })
})

describe('repeating', () => {
  test('the same start is the same session', async () => {
    const { survey } = await begun()
    const key = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => start(survey.public_id, {}, key)),
    )
    expect(new Set(replies.map(({ body }) => body.session_id)).size).toBe(1)
    expect((await start(survey.public_id)).body.session_id).not.toBe(replies[0]!.body.session_id)
  })

  test('an answer told many times at once is one answer; another under its key is refused', async () => {
    const { id } = await begun()
    const { body } = await session(id, 'first-question')
    const question_id = body.question!.id
    const key = { 'idempotency-key': randomUUID() }
    const tell = (text_response: string) =>
      session(id, 'responses', { question_id, text_response }, key)
    const replies = await Promise.all(Array.from({ length: 16 }, () => tell('It was slow.')))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(new Set(replies.map(({ body: each }) => each.position)).size).toBe(1)
    expect(await tell('It was fast.')).toMatchObject({
      status: 422,
      body: { code: 'request/key-reused' },
    })
    const stream = await house.stream(`conversation-${derivedId('conversation', id)}`)
    expect(stream.filter(({ type }) => type === 'AnswerSubmitted')).toHaveLength(1)
  })
})

describe('the owner’s feed', () => {
  async function feedOf<T>(
    name: string,
    id: string,
    since = '',
  ): Promise<{ items: T[]; cursor: string }> {
    const items: T[] = []
    for (let cursor = since; ;) {
      const page = await house.channel(name).readSince(house.db, id, cursor)
      items.push(...(page.items as T[]))
      cursor = page.cursor
      if (!page.more) return { items, cursor }
    }
  }

  test('shows each turn, locked ones cut and veiled, and lifts the veil once they are paid', async () => {
    const { owner, survey } = await begun({ max_questions: 15, ai_personality: 'empathetic' })
    const sold: OwnerTurn[] = []
    for (let seed = 1; sold.length === 0; seed++) {
      const { body } = await start(survey.public_id)
      await hold(body.session_id, seed)
      await allJudged(survey.id)
      const { items } = await feedOf<OwnerTurn>('survey-turns', survey.id)
      sold.push(...items.filter(({ question }) => question.includes('▒')))
    }
    const { cursor } = await feedOf<OwnerTurn>('survey-turns', survey.id)
    const rows = await house.rows('responses')
    const veiled = sold[0]!
    const quoting = rows.find(({ responseId }) => responseId === veiled.key)
    const [quote] = quoting.quotes
    const quoted = rows.find(({ responseId }) => responseId === quote.responseId)
    expect(quoted.status).toBe('locked')
    const feed = JSON.stringify((await feedOf<OwnerTurn>('survey-turns', survey.id)).items)
    expect(feed).not.toContain(quoted.answer.slice(-40))
    const offers = (await feedOf<QualifiedResponse>('qualified-responses', survey.id)).items
    const offer = offers.find(({ id }) => id === quoted.responseId)
    expect(offer).toMatchObject({ is_unlocked: false, ai_qualification: { detailed_analysis: '' } })
    expect(offer!.response_text.length).toBeLessThanOrEqual(81)

    await house.tell(
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
    await house.settled()
    const { items: news } = await feedOf<OwnerTurn>('survey-turns', survey.id, cursor)
    expect(new Set(news.map(({ key }) => key))).toEqual(new Set([quoted.responseId, veiled.key]))
    expect(news.find(({ key }) => key === quoted.responseId)).toMatchObject({
      answer: quoted.answer,
      cut: false,
      status: 'unlocked',
    })
    expect(news.find(({ key }) => key === veiled.key)?.question).toBe(quoting.question)
  })

  test('is for the survey’s owner alone', async () => {
    const { owner, survey } = await begun()
    await house.settled()
    for (const name of ['survey-turns', 'qualified-responses']) {
      const { mayFollow } = house.channel(name)
      expect(await mayFollow(house.db, owner, survey.id)).toBe(true)
      expect(await mayFollow(house.db, randomUUID(), survey.id)).toBe(false)
      expect(await mayFollow(house.db, owner, randomUUID())).toBe(false)
    }
    expect(await house.channel('conversation').mayFollow(house.db, owner, survey.id)).toBe(false)
  })

  test('the respondent’s own feed is whole', async () => {
    const { id } = await begun()
    await hold(id)
    await house.settled()
    const { items } = await feedOf<RespondentTurn>('conversation', derivedId('conversation', id))
    const { body } = await house.call<{ turns: RespondentTurn[] }>(`GET /api/public/sessions/${id}`)
    expect(items.toSorted((a, b) => a.question.number - b.question.number)).toEqual(
      body.turns.map(({ position: _, ...turn }) => turn),
    )
  })

  /** Verdicts come from a reactor: waits until the log has one for each answer. */
  async function allJudged(surveyId: string): Promise<void> {
    const signal = AbortSignal.timeout(20_000)
    for await (const message of house.store.subscribe({ signal })) {
      if (message.kind !== 'caughtUp' && message.kind !== 'events') continue
      await house.settled()
      const rows = await house.rows('responses')
      const mine = rows.filter((row) => row.surveyId === surveyId && row.answer !== null)
      if (mine.length > 0 && mine.every(({ status }) => status !== 'pending')) return
    }
    throw new Error('not every answer was judged')
  }
})
