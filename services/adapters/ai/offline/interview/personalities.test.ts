// Compares the five personalities.
import { describe, expect, test } from 'vitest'
import { Intent, ProbeKind, InterviewPurpose } from '#contract/events/conversation-types.ts'
import { Personality, SurveyLanguage } from '#contract/languages.ts'
import type { QuestionBrief } from '#ports/ai.ts'
import { questionBrief } from '../../../../../tests/support/fixtures/question-brief.ts'
import { pointAt } from '../points/known-points.ts'
import { languageOf } from '../../languages/languages.ts'
import { renderQuestion } from './question-rendering.ts'

const own = {
  'pt-br': ['Embalagem', 'O preço é justo?'],
  en: ['Packaging', 'Is the price fair?'],
  ar: ['التغليف', 'هل السعر عادل؟'],
  es: ['Embalaje', '¿El precio es justo?'],
} as const
const answers = {
  'pt-br': 'o suporte demorou três dias',
  en: 'support took three days to reply',
  ar: 'الدعم احتاج إلى ثلاثة أيام',
  es: 'el soporte tardó tres días',
} as const

const questionAfter = (over: Partial<QuestionBrief>) =>
  Promise.all(
    Personality.options.map(async (personality) => {
      const { text } = await renderQuestion(questionBrief({ ...over, personality }))
      return text
    }),
  )

const doubled = (ways: readonly string[]) =>
  ways.filter((way, index) => ways.indexOf(way) !== index)

const objectives = (language: SurveyLanguage) => [
  null,
  ...[pointAt({ purpose: 'churn', index: 1 }, language)[0], ...own[language]].map((text) => ({
    id: 'p',
    text,
  })),
]

describe.each(SurveyLanguage.options)('in %s', (language) => {
  test.each(InterviewPurpose.options)(
    'the wordings of two personalities differ (%s)',
    async (purpose) => {
      for (const objective of objectives(language))
        for (const after of [null, ...Intent.options])
          for (const probe of ProbeKind.options)
            for (const number of [2, 3, 4, 5]) {
              // After distress all personalities use the same sentences.
              if (purpose === 'closing' && after === 'distress') continue
              const ways = await questionAfter({
                language,
                purpose,
                objective,
                after,
                probe,
                number,
              })
              expect(doubled(ways)).toEqual([])
            }
    },
  )
  test.each(ProbeKind.options)('each quotes the answer in its own words (%s)', async (probe) => {
    const about = { text: answers[language] }
    const ways = await questionAfter({ language, purpose: 'probe', probe, about })
    expect(doubled(ways)).toEqual([])
    for (const way of ways) expect(way).toContain(answers[language])
  })
  test('each introduces a closed question in its own words', async () => {
    const topics = Object.values(languageOf(language).choices.byTopic)
    expect(topics.length).toBeGreaterThan(0)
    for (const text of own[language]) {
      const ways = await questionAfter({
        language,
        objective: { id: 'p', text },
        kinds: ['open', 'scale', 'boolean', 'multiple'],
      })
      expect(doubled(ways)).toEqual([])
    }
  })
  test('each follows up on a score and a choice in its own words', async () => {
    const [yes] = languageOf(language).choices.yesNo
    for (const [question, answer] of [
      ['(1–10) 1 … 10', '4'],
      ['…', yes],
    ] as const) {
      const soFar = [{ question, objectiveId: 'p', answer }]
      const ways = await questionAfter({ language, purpose: 'probe', transcript: soFar })
      expect(doubled(ways)).toEqual([])
      for (const way of ways) expect(way).toContain(answer)
    }
  })
})
