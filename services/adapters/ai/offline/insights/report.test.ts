import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuotedFinding, ResponseToDigest } from '#ports/ai.ts'
import { digestResponses } from './digest-responses.ts'
import { writeReport } from './report.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const objectives = [{ id: 'p0', text: 'Why people leave' }]
const about = { goal: 'Learn why people leave', objectives, language: 'en' as const }

function asked(answers: readonly string[]): ResponseToDigest[] {
  return answers.map((answer, n) => ({
    ...{ responseId: id(n), question: 'Why?', objectiveId: 'p0', answer },
    ...{ person: `p${n}`, isClosing: false, readableLength: answer.length, sentiment: null },
  }))
}

async function reported(answers: readonly string[], language: SurveyLanguage = 'en', part = 40) {
  const responses = asked(answers)
  const findings: QuotedFinding[] = []
  for (let from = 0; from < responses.length; from += part) {
    const input = { ...about, language, responses: responses.slice(from, from + part) }
    findings.push(...(await digestResponses(input)).findings)
  }
  const given = { responseCount: answers.length, sentiments: {}, responses, findings }
  return writeReport({ ...about, language, ...given })
}

const bad = 'I hate the menu, it is terrible.'
const good = 'I love the menu, it is wonderful.'
const other = 'The invoice came on paper.'

describe('counts', () => {
  test('are of distinct answers, however they were divided', async () => {
    const answers = [bad, bad, bad, `${bad} The menu! My menu.`, good, ...Array(15).fill(other)]
    const whole = await reported(answers)
    expect(whole.topics.find(({ name }) => name === 'menu')).toMatchObject({
      frequency: 5,
      sentiment: 'negative',
      description: 'Mentioned in 5 of 20 answers. Sounding negative there: 4; positive: 1.',
    })
    expect(whole.recommendations[0]).toMatchObject({
      action: 'Look into “menu”: 4 of 5 answers that mention it sound negative.',
      priority: 'high',
    })
    expect(whole.findings).toMatchObject([
      { text: expect.stringContaining('On “Why people leave”: 20 of 20 answers.') },
    ])
    const { provenance: _, ...parted } = await reported(answers, 'en', 3)
    expect(parted).toMatchObject({ topics: whole.topics, recommendations: whole.recommendations })
  })
  test('are shown by answers of the same sentiment', async () => {
    const { recommendations } = await reported([bad, bad, good, other])
    expect(recommendations[0]!.sources.map(({ responseId }) => responseId)).toEqual([id(0), id(1)])
  })
  test('of one answer make no topic, and of two no trend', async () => {
    const alone = await reported([bad])
    expect(alone.topics).toEqual([])
    const few = await reported([bad, bad])
    expect(few).toMatchObject({ patterns: [], recommendations: [] })
    expect(few.overview).toContain('It is early')
    expect((await reported([bad, bad, bad])).overview).not.toContain('early')
  })
})

describe('a topic', () => {
  const names = async (answers: readonly string[], language: SurveyLanguage = 'en') =>
    (await reported(answers, language)).topics.map(({ name }) => name)

  test('is a noun, not a verb', async () =>
    expect(await names(Array(4).fill('They renamed the menu and I laughed.'))).toEqual(['menu']))
  test('is named by two words that always occur together', async () =>
    expect(await names(Array(4).fill('I miss the bank connection.'))).toEqual(['bank connection']))
  test.each([
    ['pt-br', 'O aplicativo travou no cadastro.', 'aplicativo'],
    ['es', 'La factura llegó sin el descuento.', 'factura'],
    ['ar', 'توقف التطبيق عند الفاتورة.', 'التطبيق'],
  ] as const)('is found in %s', async (language, answer, name) =>
    expect(await names(Array(4).fill(answer), language)).toContain(name),
  )
})

test('findings of another engine are left out', async () => {
  const sources = [{ responseId: id(0), quote: 'x' }]
  const foreign = { kind: 'finding', text: 'People are sad.', sentiment: null, sources } as const
  const given = {
    responseCount: 5,
    sentiments: {},
    responses: [],
    findings: [{ ...foreign, sources }],
  }
  expect((await writeReport({ ...about, ...given })).findings).toEqual([])
})
