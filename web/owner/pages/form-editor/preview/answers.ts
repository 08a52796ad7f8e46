// Whether a question is answered, by the documented rule.
import { limits } from '#contract/limits.ts'
import type { SurveyQuestion } from '#contract/survey.ts'

/** Text, number or date as typed; selected or ranked options; score; boolean. */
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
    case 'nps':
      return typeof answer === 'number' && answer >= limits[type].min && answer <= limits[type].max
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

/** Ranked options first, then the others. */
export function orderOptions(options: readonly string[], answer: FormAnswer | undefined): string[] {
  const all = [...new Set(options.filter((option) => option.trim() !== ''))]
  const ranked = Array.isArray(answer) ? answer.filter((each) => all.includes(each)) : []
  return [...ranked, ...all.filter((option) => !ranked.includes(option))]
}
