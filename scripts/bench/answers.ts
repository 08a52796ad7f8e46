// `POST responses` at 64 connections, beside the same fastify route that does nothing.
import autocannon from 'autocannon'
import Fastify from 'fastify'
import { answerText, openConversations, publishedSurvey, type Open } from './conversations.ts'
import { median, type Figure } from './report.ts'

const connections = 64
const answersEach = 2_000
const rounds = 3

export async function benchAnswers(baseUrl: string): Promise<Figure[]> {
  const { publicId } = await publishedSurvey(baseUrl)
  const idle = await idleRoute()
  const ours: Volley[] = []
  const floor: Volley[] = []
  for (let round = 0; round < rounds; round++) {
    const open = await openConversations(baseUrl, publicId, answersEach)
    ours.push(await fire(baseUrl, open))
    // Long enough to forget how it began: a route that does nothing is done at once.
    floor.push(await fire(idle.url, open, open.length * 10))
  }
  await idle.close()
  const rate = (volleys: Volley[]) => median(volleys.map(({ perSecond }) => perSecond))
  const p99 = (volleys: Volley[]) => median(volleys.map((volley) => volley.p99))
  const refused = ours.reduce((sum, volley) => sum + volley.refused, 0)
  if (refused > 0) throw new Error(`${refused} answers were refused`)
  return [
    figureOf('POST responses, 64 connections', rate(ours), rate(floor), 'req/s'),
    figureOf('POST responses, 64 connections, p99', p99(ours), p99(floor), 'ms'),
  ]
}

const figureOf = (name: string, value: number, floor: number, unit: string): Figure => ({
  name,
  value,
  floor,
  ratio: value / floor,
  unit,
  target: '',
  met: true,
})

type Volley = { perSecond: number; p99: number; refused: number }

/** Timed by the first and the last reply: the tool's own clock ticks in seconds. */
async function fire(url: string, open: readonly Open[], amount = open.length): Promise<Volley> {
  let next = 0
  let last = 0
  const began = performance.now()
  const result = await autocannon({
    url,
    connections,
    amount,
    requests: [
      {
        method: 'POST',
        setupRequest(request) {
          const { sessionId, questionId } = open[next++ % open.length]!
          return {
            ...request,
            path: `/api/public/sessions/${sessionId}/responses`,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ question_id: questionId, text_response: answerText }),
          }
        },
        onResponse: () => void (last = performance.now()),
      },
    ],
  })
  return {
    perSecond: (result['2xx'] / (last - began)) * 1000,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  }
}

async function idleRoute() {
  const app = Fastify()
  app.post('/api/public/sessions/:sessionId/responses', () => ({
    ok: true,
    response_id: '',
    position: '',
  }))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: () => app.close() }
}
