import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { SurveyQuestion } from '#contract/survey.ts'
import type { Ai } from '#ports/ai.ts'
import type { AnswerSamples } from './samples.ts'

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
const isChoice = (type: string) => type === 'multiple' || type === 'ranking'

/** Proposed questions are publishable without changes. */
export function describeQuestions(ai: Ai, { goal }: AnswerSamples, language: SurveyLanguage): void {
  const ask = (count: number, over: object = {}) =>
    ai.questions({ goal, title: goal.slice(0, limits.title.max), language, count, ...over })

  test.each([1, 4, 6, 12, 15])('proposes up to %i fixed questions', async (count) => {
    const { questions, provenance } = await ask(count)
    expect(questions.length).toBeLessThanOrEqual(count)
    expect(questions.length).toBeGreaterThanOrEqual(Math.min(count, 6))
    expect(provenance.engine).not.toBe('')
    for (const question of questions) {
      expect(SurveyQuestion.omit({ id: true }).safeParse(question).error).toBeUndefined()
      expect(`${question.text}${question.options.join('')}`).not.toMatch(/[{}]|undefined|null/)
      expect(isArabic(question.text)).toBe(language === 'ar')
      expect(question.options.length >= 2).toBe(isChoice(question.type))
    }
  })
  test('proposes distinct questions of several kinds', async () => {
    const { questions } = await ask(limits.fixedQuestions.default)
    expect(new Set(questions.map(({ text }) => text.toLowerCase())).size).toBe(questions.length)
    expect(new Set(questions.map(({ type }) => type)).size).toBeGreaterThanOrEqual(3)
    expect(questions[0]).toMatchObject({ is_required: true })
  })
  test('proposes questions in the language of the survey, in whatever language the goal is', async () => {
    const other = language === 'ar' ? 'en' : 'ar'
    for (const { text, options } of (await ask(6, { language: other })).questions)
      for (const each of [text, ...options]) expect(isArabic(each)).toBe(other === 'ar')
  })
}
