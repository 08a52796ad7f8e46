// Spoken questions after a change of the survey's language.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { SurveyConfig, ValidationPoint } from '#contract/survey.ts'
import type { Ai } from '#ports/ai.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import { adaptToLanguage } from './spoken-questions.policy.ts'

/** The points whose question is in another language than the survey. */
const foreignPoints = (config: SurveyConfig, language: SurveyLanguage) =>
  config.validation_points.filter(
    ({ spoken_question: asked }) => asked && asked.language !== language,
  )

/** After a change of the language, where the engine translates: also the owner's questions. Else as `adaptToLanguage`. */
export async function translateQuestions(
  ai: Pick<Ai, 'translate'>,
  config: SurveyConfig,
  language: SurveyLanguage,
): Promise<SurveyConfig> {
  const foreign = foreignPoints(config, language)
  if (!ai.translate || foreign.length === 0) return adaptToLanguage(config, language)
  const texts = foreign.map(({ spoken_question: asked }) => asked?.text ?? '')
  const found = await ai.translate({ questions: texts, language }).catch((error: unknown) => {
    if (error instanceof AiFailure) return undefined
    throw error
  })
  const translations = new Map(foreign.map(({ id }, at) => [id, found?.questions[at] ?? null]))
  const translated = config.validation_points.map((point): ValidationPoint => {
    const text = translations.get(point.id)
    return point.spoken_question && text
      ? { ...point, spoken_question: { ...point.spoken_question, text, language } }
      : point
  })
  return adaptToLanguage({ ...config, validation_points: translated }, language)
}
