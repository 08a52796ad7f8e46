// Responses to an owner when the AI proposes no survey.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProposalLine, SurveyStructure } from '#contract/api/surveys.ts'
import { defaultPlan, planTable } from '#contract/plans.ts'
import type { Ai } from '#ports/ai.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import { offlineAi } from '../../../services/adapters/ai/offline/offline.ts'
import {
  openOwnerTestServer,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let structureStub: Ai['structure'] = offlineAi.structure
let server: OwnerTestServer
beforeAll(async () => {
  server = await openOwnerTestServer({
    ai: { ...offlineAi, structure: (...args) => structureStub(...args) },
  })
})
afterAll(() => server[Symbol.asyncDispose]())

const generate = () =>
  server.call<SurveyStructure & { code: string; error: string }>(
    'POST /api/surveys/generate-structure',
    { owner: randomUUID(), body: { goal: 'Understand why customers cancel' } },
  )
const failingStub = (...given: ConstructorParameters<typeof AiFailure>): Ai['structure'] => {
  return async () => {
    throw new AiFailure(...given)
  }
}

test.each(['timeout', 'unavailable', 'rate-limited', 'circuit-open'] as const)(
  'a request to an unavailable AI (%s) can be retried',
  async (reason) => {
    structureStub = failingStub(reason, 'secret detail')
    const { status, headers, body } = await generate()
    expect({ status, code: body.code }).toEqual({
      status: 503,
      code: 'surveys/structure-unavailable',
    })
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(5)
    expect(JSON.stringify(body)).not.toContain('secret detail')
  },
)

test('an AI’s Retry-After is passed on', async () => {
  structureStub = failingStub('rate-limited', 'wait', { retryAfterMs: 41_200 })
  expect((await generate()).headers.get('retry-after')).toBe('42')
})

test.each<[string, Ai['structure'], string]>([
  ['refuses', failingStub('refused', 'no'), 'Erro ao gerar estrutura da pesquisa'],
  [
    'talks nonsense',
    failingStub('invalid', 'what'),
    'Estrutura de pesquisa inválida recebida do servidor.',
  ],
  [
    'leaves out the points',
    async (...args) => ({ ...(await offlineAi.structure(...args)), validation_points: [] }),
    'Estrutura de pesquisa inválida recebida do servidor.',
  ],
  [
    'answers in another form',
    async () => ({ title: 7 }) as unknown as Awaited<ReturnType<Ai['structure']>>,
    'Estrutura de pesquisa inválida recebida do servidor.',
  ],
])('an AI that %s is reported with the documented text', async (_, structure, error) => {
  structureStub = structure
  expect(await generate()).toMatchObject({ status: 502, body: { error } })
})

const readStream = async () => {
  const reply = await fetch(new URL('/api/surveys/generate-structure', server.webhookUrl), {
    method: 'POST',
    headers: {
      accept: 'application/x-ndjson',
      'content-type': 'application/json',
      'x-owner': randomUUID(),
    },
    body: JSON.stringify({ goal: 'Understand why customers cancel' }),
  })
  const lines = (await reply.text()).trim().split('\n')
  return { status: reply.status, lines: lines.map((line) => JSON.parse(line) as ProposalLine) }
}
const streamingStub =
  (end: Ai['structure']): Ai['structure'] =>
  (goal, locale, asking) => {
    asking?.onPartial?.({ title: 'Why', points: [] })
    asking?.onPartial?.({ title: 'Why', points: ['Price'] })
    return end(goal, locale, asking)
  }
const messages = [
  { so_far: { title: 'Why', points: [] } },
  { so_far: { title: 'Why', points: ['Price'] } },
]

test('a proposal is streamed while it is written, and complete at the end', async () => {
  structureStub = streamingStub(offlineAi.structure)
  const { status, lines } = await readStream()
  expect(status).toBe(200)
  expect(lines.slice(0, 2)).toEqual(messages)
  expect(lines.slice(2)).toEqual([{ whole: expect.objectContaining({ language: 'en' }) }])
})

test('an interrupted stream ends with the reason', async () => {
  structureStub = streamingStub(failingStub('timeout', 'secret detail'))
  const { lines } = await readStream()
  expect(lines).toEqual([
    ...messages,
    { problem: expect.objectContaining({ code: 'surveys/structure-unavailable', status: 503 }) },
  ])
  expect(JSON.stringify(lines)).not.toContain('secret detail')
})

test('an engine without partial results returns the complete proposal', async () => {
  structureStub = failingStub('timeout', 'slow')
  expect((await readStream()).status).toBe(503)
  structureStub = offlineAi.structure
  expect(await readStream()).toMatchObject({ status: 200, lines: [{ language: 'en' }] })
})

test('returns the proposal of an AI that answers', async () => {
  structureStub = offlineAi.structure
  const { status, body } = await generate()
  expect(status).toBe(200)
  expect(body.validation_points.length).toBeGreaterThanOrEqual(3)
})

test('the engine knows how many points the plan has room for, besides the closing', async () => {
  let mostPoints: number | undefined
  structureStub = (goal, locale, asking) => {
    mostPoints = asking?.mostPoints
    return offlineAi.structure(goal, locale)
  }
  const { body } = await generate()
  expect(mostPoints).toBe(planTable[defaultPlan].limits.max_questions - 1)
  expect(body.validation_points.length).toBeLessThanOrEqual(mostPoints!)
})
