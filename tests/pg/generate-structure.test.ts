// What an owner hears when the AI has no survey to propose.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProposalLine, SurveyStructure } from '#contract/api/surveys.ts'
import { type Ai, AiFailure } from '#ports/ai.ts'
import { offlineAi } from '../../services/adapters/ai/offline/offline.ts'
import { openBusiness, type Business } from '../support/business.ts'

let answer: Ai['structure'] = offlineAi.structure
let house: Business
beforeAll(async () => {
  house = await openBusiness({ ai: { ...offlineAi, structure: (...asked) => answer(...asked) } })
})
afterAll(() => house[Symbol.asyncDispose]())

const generate = () =>
  house.call<SurveyStructure & { code: string; error: string }>(
    'POST /api/surveys/generate-structure',
    { owner: randomUUID(), body: { goal: 'Understand why customers cancel' } },
  )
const failing = (...given: ConstructorParameters<typeof AiFailure>): Ai['structure'] => {
  return async () => {
    throw new AiFailure(...given)
  }
}

test.each(['timeout', 'unavailable', 'rate-limited', 'circuit-open'] as const)(
  'an AI that cannot be asked (%s) may be asked again',
  async (reason) => {
    answer = failing(reason, 'secret detail')
    const { status, headers, body } = await generate()
    expect({ status, code: body.code }).toEqual({
      status: 503,
      code: 'surveys/structure-unavailable',
    })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(JSON.stringify(body)).not.toContain('secret detail')
  },
)

test('an AI that says when to ask again is taken at its word', async () => {
  answer = failing('rate-limited', 'wait', { retryAfterMs: 41_200 })
  expect((await generate()).headers.get('retry-after')).toBe('42')
})

test.each<[string, Ai['structure'], string]>([
  ['refuses', failing('refused', 'no'), 'Erro ao gerar estrutura da pesquisa'],
  [
    'talks nonsense',
    failing('invalid', 'what'),
    'Estrutura de pesquisa inválida recebida do servidor.',
  ],
  [
    'leaves out the points',
    async (...asked) => ({ ...(await offlineAi.structure(...asked)), validation_points: [] }),
    'Estrutura de pesquisa inválida recebida do servidor.',
  ],
  [
    'answers in another form',
    async () => ({ title: 7 }) as unknown as Awaited<ReturnType<Ai['structure']>>,
    'Estrutura de pesquisa inválida recebida do servidor.',
  ],
])('an AI that %s is reported in the documented words', async (_, structure, error) => {
  answer = structure
  expect(await generate()).toMatchObject({ status: 502, body: { error } })
})

const inPieces = async () => {
  const reply = await fetch(new URL('/api/surveys/generate-structure', house.webhookUrl), {
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
const speaking =
  (end: Ai['structure']): Ai['structure'] =>
  (goal, locale, asking) => {
    asking?.onSoFar?.({ title: 'Why', points: [] })
    asking?.onSoFar?.({ title: 'Why', points: ['Price'] })
    return end(goal, locale, asking)
  }
const said = [
  { so_far: { title: 'Why', points: [] } },
  { so_far: { title: 'Why', points: ['Price'] } },
]

test('a proposal is told while it is written, and whole at the end', async () => {
  answer = speaking(offlineAi.structure)
  const { status, lines } = await inPieces()
  expect(status).toBe(200)
  expect(lines.slice(0, 2)).toEqual(said)
  expect(lines.slice(2)).toEqual([{ whole: expect.objectContaining({ language: 'en' }) }])
})

test('what breaks off while it is told says why', async () => {
  answer = speaking(failing('timeout', 'secret detail'))
  const { lines } = await inPieces()
  expect(lines).toEqual([
    ...said,
    { problem: expect.objectContaining({ code: 'surveys/structure-unavailable', status: 503 }) },
  ])
  expect(JSON.stringify(lines)).not.toContain('secret detail')
})

test('an engine that says nothing before the end answers as ever', async () => {
  answer = failing('timeout', 'slow')
  expect((await inPieces()).status).toBe(503)
  answer = offlineAi.structure
  expect(await inPieces()).toMatchObject({ status: 200, lines: [{ language: 'en' }] })
})

test('an AI that answers is heard', async () => {
  answer = offlineAi.structure
  const { status, body } = await generate()
  expect(status).toBe(200)
  expect(body.validation_points.length).toBeGreaterThanOrEqual(3)
})
