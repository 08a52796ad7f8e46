import { expect, test } from 'vitest'
import { ProbeKind, type Objective } from '#contract/events/conversation-types.ts'
import { Personality, type SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { QuestionKind } from '#contract/survey.ts'
import type { Ai } from '#ports/ai.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import { questionBrief } from '../../support/fixtures/question-brief.ts'
import type { AnswerSamples } from './samples.ts'

const purposes = ['opening', 'objective', 'probe', 'other-angle', 'clarify', 'closing'] as const
const intents = [
  null,
  'answer',
  'refuse',
  'dont-know',
  'gibberish',
  'off-topic',
  'question-back',
  'injection',
  'distress',
] as const

/** Which values of a brief are put together: each with each, or as many briefs as show each value once. */
export type BriefCoverage = 'combinations' | 'each-value'

type BriefValues = Pick<QuestionBrief, 'purpose' | 'objective' | 'after'>

function listBriefs(objectives: readonly Objective[], coverage: BriefCoverage): BriefValues[] {
  const about = [null, ...objectives]
  if (coverage === 'combinations')
    return purposes.flatMap((purpose) =>
      about.flatMap((objective) => intents.map((after) => ({ purpose, objective, after }))),
    )
  const count = Math.max(purposes.length, about.length, intents.length)
  return Array.from({ length: count }, (_, n) => ({
    purpose: purposes[n % purposes.length]!,
    objective: about[n % about.length]!,
    after: intents[n % intents.length]!,
  }))
}

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

/** Every wording is one question, in the requested language, of an allowed kind. */
export function describeWording(
  ai: Ai,
  sample: AnswerSamples,
  language: SurveyLanguage,
  objectives: Objective[],
  coverage: BriefCoverage,
): void {
  const brief = (over: Partial<QuestionBrief> = {}) =>
    questionBrief({
      title: 'Prosa {point} “2026”',
      language,
      personality: 'friendly',
      objective: objectives[0]!,
      after: 'answer',
      transcript: [{ question: '…', objectiveId: null, answer: sample.answer }],
      ...over,
    })
  test.each(Personality.options)(
    'asks at most one question at a time, %s, about any point',
    async (personality) => {
      for (const values of listBriefs(objectives, coverage)) {
        const { text, kind } = await ai.word(brief({ personality, ...values }))
        expect(text).toMatch(/^[^?؟]*[?؟]?[^?؟]*$/)
        // Braces in an owner's text are not blanks.
        expect(text.replace('{point}', '')).not.toMatch(/[{}]|undefined|null/)
        expect(text.length).toBeLessThanOrEqual(700)
        expect(isArabic(text)).toBe(language === 'ar')
        expect(kind).toBe('open')
      }
    },
  )
  test('quotes the respondent, with the span of the quote', async () => {
    for (const personality of Personality.options) {
      const { text, quote } = await ai.word(
        brief({ personality, purpose: 'probe', about: { text: sample.quote } }),
      )
      // Without a span the text must not have the words.
      const repeated = quote ? text.slice(quote.start, quote.end) : ''
      expect(sample.quote).toContain(repeated)
      expect(text.replace(repeated, '')).not.toContain(sample.quote)
    }
  })
  test('never repeats a wording in a conversation', async () => {
    const soFar: QuestionBrief['transcript'][number][] = []
    const plan = [
      { purpose: 'opening', objective: null },
      ...objectives.flatMap((objective) => [
        { purpose: 'objective', objective } as const,
        { purpose: 'probe', objective, about: null } as const,
        { purpose: 'other-angle', objective } as const,
      ]),
      { purpose: 'closing', objective: null },
    ] as const
    for (const [index, step] of plan.entries()) {
      const { text } = await ai.word(brief({ ...step, transcript: soFar, number: index + 1 }))
      const before = step.purpose === 'probe' ? [] : soFar.map(({ question }) => question)
      expect(before).not.toContain(text)
      soFar.push({ question: text, objectiveId: step.objective?.id ?? null, answer: sample.answer })
    }
  })
  test.each(QuestionKind.options)('asks questions of allowed kinds only (%s)', async (kind) => {
    const kinds = [...new Set<QuestionKind>(['open', kind])]
    for (const objective of objectives) {
      const question = await ai.word(brief({ objective, kinds }))
      expect(kinds).toContain(question.kind)
      const { length } = question.options
      const isList = question.kind === 'multiple' || question.kind === 'ranking'
      expect(length > 1 ? 'a list' : length).toBe(isList ? 'a list' : 0)
      expect(length).toBeLessThanOrEqual(limits.options.max)
    }
  })
  test.each(ProbeKind.options)('asks one question of each kind (%s)', async (probe) => {
    const about = { text: sample.quote }
    const { text, kind, quote } = await ai.word(brief({ purpose: 'probe', probe, about }))
    expect(text).toMatch(/^[^?؟]*[?؟][^?؟]*$/)
    expect(kind).toBe('open')
    expect(sample.quote).toContain(quote ? text.slice(quote.start, quote.end) : '')
  })
}
