// `POST responses` at 64 connections, beside an empty fastify route.
import autocannon from 'autocannon'
import Fastify from 'fastify'
import { startConversations, publishSurvey, type OpenConversation } from './survey-fixtures.ts'
import { answerTextAt } from './answer-texts.ts'
import { median, type Figure } from './figures.ts'

const connections = 64
/** Numbers of the texts of a server's answers; those of turns are lower. */
const texts = 1_000
/** `target`: the least ratio. `during` runs around the answers of the last round. */
type AnswersOptions = {
  answersEach?: number
  rounds?: number
  target?: number
  during?: (work: () => Promise<unknown>) => Promise<unknown>
}

export async function benchAnswers(
  baseUrl: string,
  { answersEach = 2_000, rounds = 3, target, during = (work) => work() }: AnswersOptions = {},
): Promise<Figure[]> {
  const { publicId } = await publishSurvey(baseUrl)
  const idle = await startIdleRoute()
  const measured: LoadResult[] = []
  const baseline: LoadResult[] = []
  // Before any answer: what follows the answers takes the processor for half a minute.
  const first = await startConversations(baseUrl, publicId, answersEach)
  // Ten times as many requests: an empty route is much faster, and the warm-up must not dominate.
  for (let round = 0; round < rounds; round++)
    baseline.push(await runLoad(idle.url, first, { amount: first.length * 10 }))
  for (let round = 0; round < rounds; round++) {
    const open = round === 0 ? first : await startConversations(baseUrl, publicId, answersEach)
    const answer = async () =>
      void measured.push(await runLoad(baseUrl, open, { firstText: texts + round * answersEach }))
    await (round === rounds - 1 ? during(answer) : answer())
  }
  await idle.close()
  const rate = (results: LoadResult[]) => median(results.map(({ perSecond }) => perSecond))
  const p99 = (results: LoadResult[]) => median(results.map((result) => result.p99))
  const refused = measured.reduce((sum, result) => sum + result.refused, 0)
  if (refused > 0) throw new Error(`${refused} answers were refused`)
  return [
    {
      ...figureOf('POST responses, 64 connections', rate(measured), rate(baseline), 'req/s'),
      ...(target !== undefined && {
        target: `>= ${target}x`,
        met: rate(measured) >= target * rate(baseline),
      }),
    },
    figureOf('POST responses, 64 connections, p99', p99(measured), p99(baseline), 'ms'),
  ]
}

const figureOf = (name: string, value: number, baseline: number, unit: string): Figure => ({
  name,
  value,
  baseline,
  ratio: value / baseline,
  unit,
  target: '',
  met: true,
})

export type LoadResult = { perSecond: number; p99: number; refused: number }

/** Each conversation's answer has a text of its own. Measured until the last reply: the resolution of autocannon's clock is a second. */
export async function runLoad(
  url: string,
  open: readonly OpenConversation[],
  { amount = open.length, firstText = 0 }: { amount?: number; firstText?: number } = {},
): Promise<LoadResult> {
  const prepared = open.map(({ sessionId, questionId }, index) => ({
    path: `/api/public/sessions/${sessionId}/responses`,
    body: JSON.stringify({
      question_id: questionId,
      text_response: answerTextAt(firstText + index),
    }),
  }))
  let next = 0
  let last = 0
  const startedAt = performance.now()
  const result = await autocannon({
    url,
    connections,
    amount,
    requests: [
      {
        method: 'POST',
        setupRequest(request) {
          const answer = prepared[next++ % prepared.length]!
          return { ...request, ...answer, headers: { 'content-type': 'application/json' } }
        },
        onResponse: () => void (last = performance.now()),
      },
    ],
  })
  return {
    perSecond: (result['2xx'] / (last - startedAt)) * 1000,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  }
}

/** A bare route at the same path; `work` runs before it replies. */
export async function startIdleRoute(work?: () => Promise<unknown>) {
  const app = Fastify()
  const reply = { ok: true, response_id: '', position: '' }
  const handle = work ? () => work().then(() => reply) : () => reply
  app.post('/api/public/sessions/:sessionId/responses', handle)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: () => app.close() }
}
