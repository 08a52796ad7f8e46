// What a survey of fixed questions still lacks.
import { limits } from '#contract/limits.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { hasOptions, type QuestionList } from './questions.ts'

export type Gap =
  | { what: 'title' | 'goal' | 'questions' | 'plan' }
  | { what: 'text' | 'options' | 'repeats'; questionId: string; number: number }

type Written = { title: string; goal: string; questions: QuestionList }

/** In the order in which they are put right. `most`: questions that the plan allows. */
export function gapsIn({ title, goal, questions }: Written, most: number): Gap[] {
  const gaps: Gap[] = []
  if (title.trim() === '') gaps.push({ what: 'title' })
  if (goal.trim().length < limits.goal.min) gaps.push({ what: 'goal' })
  if (questions.length === 0) gaps.push({ what: 'questions' })
  for (const [index, question] of questions.entries()) {
    const where = { questionId: question.id, number: index + 1 }
    if (question.text.trim() === '') gaps.push({ what: 'text', ...where })
    if (hasFewOptions(question)) gaps.push({ what: 'options', ...where })
    else if (hasOptions(question.type) && hasRepeats(question))
      gaps.push({ what: 'repeats', ...where })
  }
  if (questions.length > most) gaps.push({ what: 'plan' })
  return gaps
}

/** Whether there is nothing to choose between. */
export const hasFewOptions = ({ type, options }: SurveyQuestion) =>
  hasOptions(type) && new Set(options.map(sameness).filter((option) => option !== '')).size < 2

const hasRepeats = ({ options }: SurveyQuestion) =>
  [...optionFlags(options).values()].some((flag) => flag === 'duplicate')

/** What is wrong with each option that has something wrong: by its place. */
export function optionFlags(options: readonly string[]): Map<number, 'empty' | 'duplicate'> {
  const flags = new Map<number, 'empty' | 'duplicate'>()
  const seen = new Set<string>()
  for (const [index, option] of options.entries()) {
    const said = sameness(option)
    if (said === '') flags.set(index, 'empty')
    else if (seen.has(said)) flags.set(index, 'duplicate')
    seen.add(said)
  }
  return flags
}

/** As the server has it, who refuses to publish what repeats itself. */
const sameness = (option: string) =>
  option.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
