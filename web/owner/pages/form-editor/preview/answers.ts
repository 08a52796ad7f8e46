// When a respondent may go on, by the documented rule.
import { limits } from '#contract/limits.ts'
import type { SurveyQuestion } from '#contract/survey.ts'

/** A text, a number or a date as written; what was chosen or put in order; a score; yes or no. */
export type FormAnswer = string | readonly string[] | number | boolean

export function isAnswered(
  { type, options }: SurveyQuestion,
  answer: FormAnswer | undefined,
): boolean {
  switch (type) {
    case 'open':
    case 'date':
      return typeof answer === 'string' && answer.trim() !== ''
    case 'number':
      return typeof answer === 'string' && answer.trim() !== '' && Number.isFinite(Number(answer))
    case 'scale':
      return typeof answer === 'number' && answer >= limits.scale.min && answer <= limits.scale.max
    case 'boolean':
      return typeof answer === 'boolean'
    case 'multiple':
      return Array.isArray(answer) && answer.some((each) => options.includes(each))
    case 'ranking':
      return Array.isArray(answer)
  }
}

export function canContinue(question: SurveyQuestion, answer: FormAnswer | undefined): boolean {
  return !question.is_required || isAnswered(question, answer)
}

/** The options in the order they were given, then those that came since. */
export function orderOptions(options: readonly string[], answer: FormAnswer | undefined): string[] {
  const all = [...new Set(options.filter((option) => option.trim() !== ''))]
  const given = Array.isArray(answer) ? answer.filter((each) => all.includes(each)) : []
  return [...given, ...all.filter((option) => !given.includes(option))]
}
