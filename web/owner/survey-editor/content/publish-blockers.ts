// What blocks the publishing of a survey with fixed questions.
import { limits } from '#contract/limits.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { hasOptions, type QuestionList } from './question-list.ts'

export type PublishBlocker =
  | { kind: 'title' | 'goal' | 'questions' | 'plan' }
  | { kind: 'text' | 'options' | 'repeats'; questionId: string; number: number }

type FormContent = { title: string; goal: string; questions: QuestionList }

/** In the order of the screen. `maxQuestions`: the plan's limit. */
export function publishBlockers(
  { title, goal, questions }: FormContent,
  maxQuestions: number,
): PublishBlocker[] {
  const blockers: PublishBlocker[] = []
  if (title.trim() === '') blockers.push({ kind: 'title' })
  if (goal.trim().length < limits.goal.min) blockers.push({ kind: 'goal' })
  if (questions.length === 0) blockers.push({ kind: 'questions' })
  for (const [index, question] of questions.entries()) {
    const position = { questionId: question.id, number: index + 1 }
    if (question.text.trim() === '') blockers.push({ kind: 'text', ...position })
    if (hasTooFewOptions(question)) blockers.push({ kind: 'options', ...position })
    else if (hasOptions(question.type) && hasDuplicateOptions(question))
      blockers.push({ kind: 'repeats', ...position })
  }
  if (questions.length > maxQuestions) blockers.push({ kind: 'plan' })
  return blockers
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
    const normalized = normalizeOption(option)
    if (normalized === '') flags.set(index, 'empty')
    else if (seen.has(normalized)) flags.set(index, 'duplicate')
    seen.add(normalized)
  }
  return flags
}

/** As the server compares options, which rejects duplicates. */
const normalizeOption = (option: string) =>
  option.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
