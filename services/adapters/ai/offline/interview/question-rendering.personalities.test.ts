// Compares the five personalities.
import { describe, expect, test } from 'vitest'
import { Personality, SurveyLanguage } from '#contract/languages.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
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
  test.each(['opening', 'closing'] as const)(
    'the wordings of two personalities differ (%s)',
    async (purpose) => {
      for (const objective of objectives(language))
        for (const number of [2, 3, 4, 5])
          expect(doubled(await questionAfter({ language, purpose, objective, number }))).toEqual([])
    },
  )
  test('follow-ups are the same for all', async () => {
    for (const answer of [answers[language], '4', languageOf(language).choices.yesNo[0]]) {
      const transcript = [{ question: '(1–10) 1 … 10', objectiveId: 'p', answer }]
      const ways = await questionAfter({ language, purpose: 'probe', transcript })
      expect(new Set(ways).size).toBe(1)
    }
  })
})
