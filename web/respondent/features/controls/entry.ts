// Input values by question kind, and their conversion to the API's answer fields.
import type { Question } from '#contract/api/conversation-turns.ts'
import type { PublicPage } from '#contract/public-page.ts'
import { parseNumber } from '../../../shared/parse-number.ts'
import type { Answer } from '../../conversation/api.ts'
import { languageTag } from '../../texts.tsx'
import { formatNumber } from './number-format.ts'

/** Text, number as typed, or date; selected or ranked options; score; boolean. */
export type Entry = string | readonly string[] | number | boolean

type Lang = PublicPage['lang']
type AnswerableQuestion = Pick<Question, 'id' | 'type' | 'options' | 'language'>
/** Answer values, as sent and as returned by the server. */
export type AnswerValues = { [Value in keyof Omit<Answer, 'question_id'>]?: Answer[Value] | null }

/** Text form in the question's language, which may differ from the page's. */
export const yesNoLabels: Record<Lang, readonly [yes: string, no: string]> = {
  'pt-br': ['Sim', 'Não'],
  en: ['Yes', 'No'],
  ar: ['نعم', 'لا'],
  es: ['Sí', 'No'],
}

/** The answer with its text form; undefined if the input is empty or invalid. */
export function answerOf(
  question: AnswerableQuestion,
  entry: Entry | undefined,
  lang: Lang,
): Answer | undefined {
  const values = valuesOf(question, entry, question.language ?? lang)
  return values && { question_id: question.id, ...values }
}

function valuesOf(
  { type, options }: AnswerableQuestion,
  entry: Entry | undefined,
  lang: Lang,
): AnswerValues | undefined {
  if (typeof entry === 'boolean') {
    return { boolean_value: entry, text_response: yesNoLabels[lang][entry ? 0 : 1] }
  }
  if (typeof entry === 'number') {
    const field = type === 'nps' ? 'nps_value' : 'scale_value'
    return { [field]: entry, text_response: String(entry) }
  }
  if (typeof entry === 'string') return textValues(type, entry.trim(), lang)
  if (!entry) return undefined
  if (type === 'ranking') {
    const order = completeOrder(options, entry)
    const text = order.map((option, index) => `${formatNumber(index + 1, lang)}. ${option}`)
    return { ranking_order: order, text_response: text.join(', ') }
  }
  const chosen = options.filter((option) => entry.includes(option))
  if (chosen.length === 0) return undefined
  return { selected_options: chosen, text_response: chosen.join(', ') }
}

function textValues(
  type: AnswerableQuestion['type'],
  text: string,
  lang: Lang,
): AnswerValues | undefined {
  if (text === '') return undefined
  if (type === 'date') return { date_value: text, text_response: formatDate(text, lang) }
  if (type !== 'number') return { text_response: text }
  const value = parseNumber(text, lang)
  return value === undefined
    ? undefined
    : { number_value: value, text_response: formatNumber(value, lang) }
}

/** The input that shows a submitted answer. */
export function entryOf(
  type: AnswerableQuestion['type'],
  given: AnswerValues,
  lang: Lang,
): Entry | undefined {
  switch (type) {
    case 'open':
      return given.text_response ?? undefined
    case 'multiple':
      return given.selected_options ?? undefined
    case 'scale':
    case 'nps':
      return given[`${type}_value`] ?? undefined
    case 'boolean':
      return given.boolean_value ?? undefined
    case 'ranking':
      return given.ranking_order?.map(String)
    case 'number':
      return numberEntryOf(given, lang)
    case 'date':
      return given.date_value ?? undefined
  }
}

const numberEntryOf = ({ number_value: value }: AnswerValues, lang: Lang) =>
  typeof value === 'number' ? formatNumber(value, lang) : undefined

/** Whether the input is non-empty and invalid. */
export const isInvalid = (
  question: AnswerableQuestion,
  entry: Entry | undefined,
  lang: Lang,
): boolean => typeof entry === 'string' && entry.trim() !== '' && !answerOf(question, entry, lang)

/** Ranked options first, then the others. */
export function completeOrder(options: readonly string[], given: Entry | undefined): string[] {
  const known = Array.isArray(given) ? given.filter((each) => options.includes(each)) : []
  return [...known, ...options.filter((option) => !known.includes(option))]
}

/** A date in words, such as "28 de fevereiro de 2026". */
export const formatDate = (day: string, lang: Lang): string => {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime())
    ? day
    : new Intl.DateTimeFormat(languageTag(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(
        date,
      )
}
