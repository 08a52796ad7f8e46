// What blocks the publishing of a survey with fixed questions.
import { limits } from '#contract/limits.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { hasOptions, type QuestionList } from './question-list.ts'

export type PublishBlocker =
  | { what: 'title' | 'goal' | 'questions' | 'plan' }
  | { what: 'text' | 'options' | 'repeats'; questionId: string; number: number }

type FormContent = { title: string; goal: string; questions: QuestionList }

/** In the order of the screen. `maxQuestions`: the plan's limit. */
export function publishBlockers(
  { title, goal, questions }: FormContent,
  most: number,
): PublishBlocker[] {
  const gaps: PublishBlocker[] = []
  if (title.trim() === '') gaps.push({ what: 'title' })
  if (goal.trim().length < limits.goal.min) gaps.push({ what: 'goal' })
  if (questions.length === 0) gaps.push({ what: 'questions' })
  for (const [index, question] of questions.entries()) {
    const where = { questionId: question.id, number: index + 1 }
    if (question.text.trim() === '') gaps.push({ what: 'text', ...where })
    if (hasTooFewOptions(question)) gaps.push({ what: 'options', ...where })
    else if (hasOptions(question.type) && hasDuplicateOptions(question))
      gaps.push({ what: 'repeats', ...where })
  }
  if (questions.length > most) gaps.push({ what: 'plan' })
  return gaps
}

/** Whether fewer than two options are filled in. */
export const hasTooFewOptions = ({ type, options }: SurveyQuestion) =>
  hasOptions(type) &&
  new Set(options.map(normalizeOption).filter((option) => option !== '')).size < 2

const hasDuplicateOptions = ({ options }: SurveyQuestion) =>
  [...optionIssues(options).values()].some((flag) => flag === 'duplicate')

/** Issues of options, by index. */
export function optionIssues(options: readonly string[]): Map<number, 'empty' | 'duplicate'> {
  const flags = new Map<number, 'empty' | 'duplicate'>()
  const seen = new Set<string>()
  for (const [index, option] of options.entries()) {
    const said = normalizeOption(option)
    if (said === '') flags.set(index, 'empty')
    else if (seen.has(said)) flags.set(index, 'duplicate')
    seen.add(said)
  }
  return flags
}

/** As the server compares options, which rejects duplicates. */
const normalizeOption = (option: string) =>
  option.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
