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
  const ours: autocannon.Result[] = []
  const floor: autocannon.Result[] = []
  for (let round = 0; round < rounds; round++) {
    const open = await openConversations(baseUrl, publicId, answersEach)
    ours.push(await fire(baseUrl, open))
    floor.push(await fire(idle.url, open))
  }
  await idle.close()
  const rate = (results: autocannon.Result[]) => median(results.map((r) => r['2xx'] / r.duration))
  const p99 = (results: autocannon.Result[]) => median(results.map((r) => r.latency.p99))
  const refused = ours.reduce((sum, result) => sum + result.non2xx, 0)
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

async function fire(url: string, open: readonly Open[]): Promise<autocannon.Result> {
  let next = 0
  return autocannon({
    url,
    connections,
    amount: open.length,
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
      },
    ],
  })
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
