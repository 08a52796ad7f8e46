import { expect, test } from 'vitest'
import { SurveyStructure } from '#contract/api/surveys.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { SurveyConfig } from '#contract/survey.ts'
import type { Ai } from '#ports/ai.ts'
import type { AnswerSamples } from './samples.ts'

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

/** A proposal is publishable without changes. */
export function describeStructure(ai: Ai, { goal }: AnswerSamples, language: SurveyLanguage): void {
  test('proposes a survey in the language of the goal', async () => {
    const structure = SurveyStructure.parse(await ai.structure(goal, 'en'))
    expect(structure.language).toBe(language)
    expect(structure.title.length).toBeGreaterThan(3)
    expect(structure.title.length).toBeLessThanOrEqual(limits.title.max)
    const points = structure.validation_points
    expect(points.length).toBeGreaterThanOrEqual(3)
    expect(points.length).toBeLessThanOrEqual(8)
    expect(new Set(points.map(({ text }) => text)).size).toBe(points.length)
    expect(structure.max_questions).toBeGreaterThan(points.length)
    expect(structure.max_questions).toBeLessThanOrEqual(limits.questions.max)
    expect(isArabic(structure.title + points.map(({ text }) => text).join())).toBe(
      language === 'ar',
    )
  })
  test('proposes a valid configuration', async () => {
    const { provenance: _, ...proposal } = await ai.structure(goal, 'en')
    const { title, description, language: spoken, ...config } = proposal
    expect(SurveyConfig.safeParse(config).error).toBeUndefined()
    expect(`${title}${description}${spoken}`).not.toMatch(/[{}]|undefined|null/)
  })
}
