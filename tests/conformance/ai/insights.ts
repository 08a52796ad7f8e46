// Conformance of an engine's digests and reports.
import { expect, test } from 'vitest'
import type { Objective } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai } from '#ports/ai.ts'
import type { Quotation, ResponseToDigest } from '#ports/ai/reports.ts'
import type { AnswerSamples } from './samples.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

export function describeInsights(
  ai: Ai,
  sample: AnswerSamples,
  language: SurveyLanguage,
  objectives: readonly Objective[],
): void {
  const respond = (answer: string, n: number): ResponseToDigest => ({
    responseId: id(n),
    person: `p${n}`,
    isClosing: false,
    readableLength: answer.length,
    question: sample.points[0]!,
    objectiveId: objectives[0]!.id,
    answer,
    sentiment: null,
  })
  const responses = [sample.answer, sample.answer, sample.bad, sample.good, sample.answer].map(
    respond,
  )
  const about = { goal: sample.goal, objectives, language }
  const isGrounded = ({ responseId, quote }: Quotation) =>
    responses.find((each) => each.responseId === responseId)?.answer.includes(quote) &&
    quote.trim() !== ''

  test('digests quote the answers', async () => {
    const { findings } = await ai.digest({ ...about, responses })
    expect(findings.length).toBeGreaterThan(0)
    for (const { text, sources } of findings) {
      expect(text.trim()).not.toBe('')
      expect(sources.length).toBeGreaterThan(0)
      expect(sources.filter((each) => !isGrounded(each))).toEqual([])
    }
  })
  test('reports findings with their quotes', async () => {
    const { findings } = await ai.digest({ ...about, responses })
    const {
      overview: rest,
      provenance,
      ...report
    } = await ai.report({
      ...about,
      responseCount: responses.length,
      sentiments: { negative: 4, positive: 1 },
      responses,
      findings,
    })
    const overview = [...(report.summary ?? []).map(({ text }) => text), rest].join(' ')
    const isInLanguage = overview.trim() !== '' && isArabic(overview) === (language === 'ar')
    expect(report.findings.length === 0 || isInLanguage).toBe(true)
    expect(provenance.engine).not.toBe('')
    const statements = Object.values(report).flat()
    expect(statements.length).toBeGreaterThan(0)
    for (const { sources } of statements) {
      expect(sources.length).toBeGreaterThan(0)
      expect(sources.filter((each) => !isGrounded(each))).toEqual([])
    }
    for (const { frequency } of report.topics)
      expect(frequency).toBeLessThanOrEqual(responses.length)
  })
  test('accepts any answers, and none', async () => {
    const odd = ['', '🙂'.repeat(500), 'a'.repeat(4000), '\u200f', '؟!?'].map(respond)
    const { findings } = await ai.digest({ ...about, responses: odd })
    const request = {
      ...about,
      responseCount: odd.length,
      sentiments: {},
      responses: odd,
      findings,
    }
    await ai.report(request)
    expect((await ai.report({ ...request, responses: [], findings: [] })).topics).toEqual([])
  })
}
