// Reports contain no statement without evidence and no text of locked answers.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { offlineAi } from '../../../services/adapters/ai/offline/offline.ts'
import {
  type InsightsTestServer,
  openInsightsTestServer,
} from '../../support/servers/insights-test-server.ts'
import {
  complaints,
  stubReport,
  openAnsweredSurvey,
} from '../../support/fixtures/insight-fixtures.ts'

let server: InsightsTestServer
beforeAll(async () => {
  server = await openInsightsTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => void Object.assign(server.engine, offlineAi))

describe('a statement without evidence', () => {
  const statement = { text: 'Everybody loves it.', sources: [] }

  test('is dropped: invented or missing quotes', async () => {
    const { generate, events } = await openAnsweredSurvey(server)
    stubReport(server, ([first]) => ({
      overview: 'All is splendid.',
      findings: [
        statement,
        { ...statement, sources: [{ responseId: first!.responseId, quote: 'It is splendid.' }] },
        { ...statement, sources: [{ responseId: first!.responseId, quote: ' ' }] },
        { ...statement, sources: [{ responseId: randomUUID(), quote: 'The price' }] },
      ],
      patterns: [{ pattern: 'x', evidence: 'y', impact: 'high', sources: [] }],
    }))
    const { body } = await generate()
    expect(body).toMatchObject({ insights: null, status: 'none', can_generate: false })
    const generated = (await events()).at(-1)
    expect(generated?.data).toMatchObject({
      dropped: 5,
      report: { overview: '', findings: [], patterns: [] },
    })
  })

  test('is dropped: quotes of another survey’s answers', async () => {
    const other = await openAnsweredSurvey(server, ['The price is a secret of another survey.'])
    const { generate, submitted } = await openAnsweredSurvey(server)
    const own = { responseId: submitted[0]!.responseId, quote: 'The price went up' }
    const foreign = {
      responseId: other.submitted[0]!.responseId,
      quote: 'a secret of another survey',
    }
    stubReport(server, () => ({
      findings: [
        { text: 'Foreign.', sources: [foreign] },
        { text: 'Half.', sources: [own, foreign] },
      ],
    }))
    const { text, body } = await generate()
    expect(body.insights!.executive_summary.key_findings).toEqual(['Half.'])
    expect(body.insights!.metadata.dropped).toBe(1)
    expect(text).not.toContain('secret')
  })

  test('is not counted: a topic’s count is that of its evidence', async () => {
    const { generate } = await openAnsweredSurvey(server)
    stubReport(server, (responses) => ({
      topics: [
        {
          ...{ name: 'Price', frequency: 999, sentiment: 'negative', description: 'Often.' },
          sources: [
            { responseId: responses[0]!.responseId, quote: 'price' },
            { responseId: responses[0]!.responseId, quote: 'The price' },
            { responseId: responses[1]!.responseId, quote: 'price' },
            { responseId: responses[2]!.responseId, quote: 'nowhere' },
          ],
        },
      ],
    }))
    expect((await generate()).body.insights!.main_topics.topics).toMatchObject([{ frequency: 2 }])
  })
})

describe('a locked answer', () => {
  const marker = 'the blue heron landed twice on our roof'
  const locked = `The price was never explained to me in all those months that I was a customer of yours, and ${marker}.`

  test('is quoted within its excerpt only until it is unlocked', async () => {
    const { submitAnswer, generate, get, unlock, readLive } = await openAnsweredSurvey(server)
    const { responseId } = await submitAnswer(locked, { status: 'locked' })
    const pending = await submitAnswer(locked.replace('price', 'cost'), { status: 'pending' })
    stubReport(server, () => ({
      overview: `Somebody said that ${marker}.`,
      findings: [
        { text: `It is said: ${marker}!`, sources: [{ responseId, quote: marker }] },
        {
          text: 'The price is unclear.',
          general: 'Two people miss an explanation.',
          sources: [
            { responseId, quote: 'The price was never explained' },
            { responseId: pending.responseId, quote: 'months that I was a customer of yours' },
          ],
        },
      ],
      recommendations: [
        {
          ...{ action: `See why ${marker}`, priority: 'high', rationale: marker },
          ...{ expectedOutcome: 'Calm.', sources: [{ responseId, quote: locked }] },
        },
      ],
    }))
    const replies = [await generate(), await get()]
    const exposed = [...replies.map(({ text }) => text), JSON.stringify(await readLive())].join()
    for (const word of ['heron', 'landed', 'roof', 'customer of yours'])
      expect(exposed).not.toContain(word)
    const { executive_summary, recommendations } = replies[1]!.body.insights!
    expect(executive_summary.overview).toBe('')
    expect(executive_summary.findings).toMatchObject([
      {
        text: 'This is based on answers that are still locked.',
        sources: [{ quote: '', locked: true }],
      },
      {
        text: 'Two people miss an explanation.',
        sources: [
          { quote: 'The price was never explained', locked: false },
          { quote: 'months that I was a customer of', locked: true },
        ],
      },
    ])
    expect(recommendations.actions[0]).toMatchObject({
      action: 'This is based on answers that are still locked.',
      rationale: '',
    })

    await unlock(responseId)
    await unlock(pending.responseId)
    const { body } = await get()
    expect(body.insights!.executive_summary).toMatchObject({
      overview: `Somebody said that ${marker}.`,
      findings: [{ sources: [{ quote: marker, locked: false }] }, {}],
    })
    expect(body.insights!.recommendations.actions[0]!.sources).toMatchObject([{ quote: locked }])
  })

  test('is not exposed by the offline engine either', async () => {
    const { submitAnswer, generate, get, unlock } = await openAnsweredSurvey(server)
    const text =
      'The price and the support were bad all through the first winter that we spent with you under the zebramarker roof.'
    const { responseId } = await submitAnswer(text, { status: 'locked' })
    expect((await generate()).text).not.toContain('zebramarker')
    expect((await get()).text).not.toContain('zebramarker')
    await unlock(responseId)
    expect((await get()).text).toContain('zebramarker')
  })

  test('of an erased respondent disappears with its statements', async () => {
    const { submitAnswer, generate, get, erase, submitted } = await openAnsweredSurvey(server)
    const { responseId, conversationId } = await submitAnswer(
      'Nobody told me of the merger in spring.',
    )
    stubReport(server, () => ({
      overview: 'As one says: nobody told me of the merger.',
      findings: [
        { text: 'The merger.', sources: [{ responseId, quote: 'the merger in spring' }] },
        {
          text: 'The price.',
          sources: [{ responseId: submitted[0]!.responseId, quote: 'The price' }],
        },
      ],
    }))
    server.engine.digest = offlineAi.digest
    expect((await generate()).text).toContain('the merger in spring')
    await erase(conversationId)
    const { text, body } = await get()
    expect(text).not.toContain('merger')
    expect(body.insights!.executive_summary.key_findings).toEqual(['The price.'])
    expect(body).toMatchObject({ responses: 4, can_generate: true })
    Object.assign(server.engine, offlineAi)
    expect((await generate()).body.insights!.metadata.response_count).toBe(4)
  })

  test('of an erased respondent lowers the count of statements that others still show', async () => {
    const alike = ['The price went up again in May.', 'The price went up twice this year.']
    const { generate, get, erase, submitted } = await openAnsweredSurvey(server, [
      ...complaints,
      ...alike,
    ])
    const [erased] = submitted.map(({ responseId }) => responseId)
    const before = (await generate()).body.insights!.executive_summary.findings
    const most = Math.max(...before.map(({ people }) => people ?? 0))
    expect(before.find(({ people }) => people === most)!.text).toMatch(`${most} people`)
    await erase(submitted[0]!.conversationId, [erased!])
    const { text, body } = await get()
    expect(text).not.toContain(erased)
    expect(text).not.toContain('without a warning')
    const after = body.insights!.executive_summary.findings
    expect(after.map(({ people }) => people)).toContain(most - 1)
    for (const finding of after) expect(finding.text).not.toMatch(`${most} people`)
    const cited = after.flatMap(({ sources }) => sources.map(({ response_id }) => response_id))
    expect(cited).toContain(submitted.at(-1)!.responseId)
    expect(body.insights!.metadata).toMatchObject({ people_count: 5, response_count: 5 })
    expect(body.status).toBe('ready')
  })

  test('of an erased respondent is counted in no statement', async () => {
    const { generate, get, erase, submitted } = await openAnsweredSurvey(server)
    const [erased] = submitted
    const before = (await generate()).body.insights!
    expect(before.metadata.people_count).toBe(4)
    const counted = before.main_topics.topics.filter(({ people }) => people === 4)
    expect(counted.length).toBeGreaterThan(0)
    await erase(erased!.conversationId)
    const { text, body } = await get()
    expect(text).not.toContain(erased!.responseId)
    const after = body.insights
    expect(after?.main_topics.topics.filter(({ people }) => people === 4) ?? []).toEqual([])
    expect(after?.executive_summary.overview ?? '').toBe('')
    expect(after?.metadata.people_count ?? 3).toBe(3)
    expect(body.can_generate).toBe(true)
  })
})
