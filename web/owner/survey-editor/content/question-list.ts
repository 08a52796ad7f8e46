// Pure operations on a list of questions. Ids are given by the caller.
import type { EndLabels, QuestionKind, SurveyQuestion } from '#contract/survey.ts'

export type QuestionList = readonly SurveyQuestion[]

export type QuestionAction =
  | { type: 'add'; question: SurveyQuestion; at: number }
  | { type: 'addAll'; questions: QuestionList }
  | { type: 'replaceAll'; questions: QuestionList }
  /** `drag`: the moves of one drag have the same number. */
  | { type: 'move'; from: number; to: number; drag?: number | undefined }
  | { type: 'duplicate'; id: string; newId: string }
  | { type: 'remove'; id: string }
  | { type: 'retype'; id: string; to: QuestionKind }
  | { type: 'write'; id: string; text: string }
  | { type: 'require'; id: string; isRequired: boolean }
  | { type: 'offer'; id: string; options: readonly string[]; exclusive?: readonly string[] }
  | { type: 'labelEnds'; id: string; labels: EndLabels }

export const questionTypes: readonly QuestionKind[] = [
  'open',
  'multiple',
  'scale',
  'nps',
  'boolean',
  'ranking',
  'number',
  'date',
]

export const hasOptions = (type: QuestionKind) => type === 'multiple' || type === 'ranking'

export function blankQuestion(id: string, type: QuestionKind): SurveyQuestion {
  return { id, text: '', type, is_required: true, options: [] }
}

/** The list after an action; the same list if nothing changes. */
export function applyAction(list: QuestionList, action: QuestionAction): QuestionList {
  switch (action.type) {
    case 'add':
      return list.toSpliced(action.at, 0, action.question)
    case 'addAll':
      return [...list, ...action.questions]
    case 'replaceAll':
      return action.questions
    case 'move':
      return moveQuestion(list, action.from, action.to)
    case 'duplicate': {
      const at = list.findIndex(({ id }) => id === action.id)
      const original = list[at]
      return original ? list.toSpliced(at + 1, 0, { ...original, id: action.newId }) : list
    }
    case 'remove':
      return list.some(({ id }) => id === action.id)
        ? list.filter(({ id }) => id !== action.id)
        : list
    case 'retype':
      // Options stay until the survey is saved, so that a change of type can be reverted.
      return updateQuestion(list, action.id, { type: action.to })
    case 'write':
      return updateQuestion(list, action.id, { text: action.text })
    case 'require':
      return updateQuestion(list, action.id, { is_required: action.isRequired })
    case 'offer':
      return list.map((question) =>
        question.id === action.id ? withOptions(question, action) : question,
      )
    case 'labelEnds':
      return updateQuestion(list, action.id, { end_labels: action.labels })
  }
}

/** As saved: without blank options and labels, and without those of types that have none. */
export function toStoredQuestions(list: QuestionList): SurveyQuestion[] {
  return list.map(({ end_labels, exclusive_options = [], ...question }) => {
    const options = hasOptions(question.type) ? filledTexts(question.options) : []
    const exclusive = question.type === 'multiple' ? filledTexts(exclusive_options) : []
    return {
      ...withOptions(question, { options, exclusive }),
      ...storedEndLabels(question.type, end_labels),
      text: question.text.trim(),
    }
  })
}

const filledTexts = (texts: readonly string[]) =>
  texts.map((text) => text.trim()).filter((text) => text !== '')

/** Exclusive options are among the options. */
function withOptions(
  question: SurveyQuestion,
  { options, exclusive = [] }: { options: readonly string[]; exclusive?: readonly string[] },
): SurveyQuestion {
  const { exclusive_options: _, ...rest } = question
  const exclusive_options = exclusive.filter((option) => options.includes(option))
  return {
    ...{ ...rest, options: [...options] },
    ...(exclusive_options.length > 0 && { exclusive_options }),
  }
}

function storedEndLabels(
  type: QuestionKind,
  { low, high }: EndLabels = { low: '', high: '' },
): Pick<SurveyQuestion, 'end_labels'> {
  const end_labels = { low: low.trim(), high: high.trim() }
  return type === 'nps' && (end_labels.low || end_labels.high) ? { end_labels } : {}
}

function moveQuestion(list: QuestionList, from: number, to: number): QuestionList {
  const question = list[from]
  if (!question || to < 0 || to >= list.length || from === to) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, question)
}

function updateQuestion(
  list: QuestionList,
  id: string,
  changes: Partial<SurveyQuestion>,
): QuestionList {
  return list.map((question) => (question.id === id ? { ...question, ...changes } : question))
}
