// The spoken questions of points through a change of the survey.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { SurveyConfig, ValidationPoint } from '#contract/survey.ts'

/**
 * Clients that do not know spoken questions leave them out: a point keeps its question by its id, unless its text changed
 * and an engine had worded the question.
 */
export function keepSpokenQuestions(config: SurveyConfig, before: SurveyConfig): SurveyConfig {
  const earlier = new Map(before.validation_points.map((point) => [point.id, point]))
  return {
    ...config,
    validation_points: config.validation_points.map((point) => {
      const known = earlier.get(point.id)
      const asked = known?.spoken_question
      if (point.spoken_question || !asked) return point
      return known.text === point.text || asked.edited
        ? { ...point, spoken_question: asked }
        : point
    }),
  }
}

/**
 * After a change of the language: questions that an engine worded are worded anew when they are needed; the owner's stay,
 * and their own language marks them.
 */
export function adaptToLanguage(config: SurveyConfig, language: SurveyLanguage): SurveyConfig {
  const isFit = ({ spoken_question: asked }: ValidationPoint) =>
    asked === undefined || asked.edited === true || asked.language === language
  if (config.validation_points.every(isFit)) return config
  return {
    ...config,
    validation_points: config.validation_points.map((point) => {
      if (isFit(point)) return point
      const { spoken_question: _, ...rest } = point
      return rest
    }),
  }
}
