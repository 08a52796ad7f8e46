import { expect, test } from 'vitest'
import { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { speakPoint } from './spoken-question.ts'

test.each(SurveyLanguage.options)(
  'the longest point in %s is a question that can be stored',
  async (language) => {
    for (const letter of ['a', 'é', '👩', 'word ', 'واحد ']) {
      const point = letter.repeat(limits.validationPoint.max).slice(0, limits.validationPoint.max)
      const text = await speakPoint({ point: point.toWellFormed(), language })
      expect(text.length).toBeLessThanOrEqual(limits.spokenQuestion.max)
      expect(text.isWellFormed()).toBe(true)
    }
  },
)
