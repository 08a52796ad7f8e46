import { limits } from '#contract/limits.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind } from '#contract/survey.ts'
import { refuse } from '#kernel/problem.ts'

/** An answer as it arrives: documented clients may send a text form along with what was chosen. */
export type GivenAnswer = {
  text?: string | undefined
  selectedOptions?: readonly string[] | undefined
  scale?: number | undefined
  boolean?: boolean | undefined
}

export type Answer = {
  text: string
  choice: { selectedOptions?: string[]; scale?: number; boolean?: boolean } | null
}

const yesNo: Record<SurveyLanguage, readonly [yes: string, no: string]> = {
  'pt-br': ['Sim', 'Não'],
  en: ['Yes', 'No'],
  ar: ['نعم', 'لا'],
  es: ['Sí', 'No'],
}

/** Without what no text column can hold: control characters and halves of surrogate pairs. */
export function plain(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
}

/** The answer that a kind of question takes; refuses any other. The text form of a choice is ours, never the client's. */
export function answerOf(
  question: { kind: QuestionKind; options: readonly string[] },
  given: GivenAnswer,
  language: SurveyLanguage,
): Answer {
  const wrong = () => refuse('conversations/wrong-kind', { kind: question.kind })
  switch (question.kind) {
    case 'open': {
      const text = plain(given.text ?? '')
      if (text === '' || text.length > limits.answer.max) wrong()
      return { text, choice: null }
    }
    case 'scale': {
      const { scale } = given
      if (scale === undefined || !Number.isInteger(scale)) return wrong()
      if (scale < limits.scale.min || scale > limits.scale.max) wrong()
      return { text: String(scale), choice: { scale } }
    }
    case 'boolean': {
      if (given.boolean === undefined) return wrong()
      const [yes, no] = yesNo[language]
      return { text: given.boolean ? yes : no, choice: { boolean: given.boolean } }
    }
    case 'multiple': {
      const selected = [...new Set(given.selectedOptions)]
      const known = selected.every((option) => question.options.includes(option))
      if (selected.length === 0 || !known) wrong()
      return { text: selected.join(', '), choice: { selectedOptions: selected } }
    }
  }
}
