import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind } from '#contract/survey.ts'
import { refuse } from '#kernel/problem.ts'
import { toAsciiDigits } from './digits.policy.ts'

/** An answer as a client sends it. Documented clients may send a text beside the choice. */
export type AnswerInput = {
  text?: string | undefined
  selectedOptions?: readonly string[] | undefined
  scale?: number | undefined
  nps?: number | undefined
  boolean?: boolean | undefined
  /** Options, or their 0-based indexes. */
  ranking?: readonly (string | number)[] | undefined
  number?: number | undefined
  date?: string | undefined
}

export type Choice = {
  selectedOptions?: string[]
  scale?: number
  nps?: number
  boolean?: boolean
  ranking?: string[]
  number?: number
  date?: string
}

export type Answer = { text: string; choice: Choice | null }

const yesNo: Record<SurveyLanguage, readonly [yes: string, no: string]> = {
  'pt-br': ['Sim', 'Não'],
  en: ['Yes', 'No'],
  ar: ['نعم', 'لا'],
  es: ['Sí', 'No'],
}

const exclusiveTexts: Record<SurveyLanguage, string> = {
  'pt-br': 'A opção “{option}” não pode ser escolhida junto com outras.',
  en: '“{option}” cannot be chosen together with other options.',
  ar: 'لا يمكن اختيار «{option}» مع خيارات أخرى.',
  es: 'La opción «{option}» no se puede elegir junto con otras.',
}

/** Only spaces and invisible characters: joiners, direction marks, fillers. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Without control characters and lone surrogates, which Postgres cannot store. Empty where nothing is visible. */
export function sanitizeText(text: string): string {
  const sanitized = text
    .toWellFormed()
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
  return invisible.test(sanitized) ? '' : sanitized
}

type AnswerFormat = {
  kind: QuestionKind
  options: readonly string[]
  exclusiveOptions?: readonly string[] | undefined
}

/**
 * The answer in the question's kind; else refuses with `conversations/wrong-kind`, and with `conversations/exclusive-option`
 * where an exclusive option is combined with another one. A choice's text is composed here.
 */
export function parseAnswer(
  { kind, options, exclusiveOptions = [] }: AnswerFormat,
  given: AnswerInput,
  language: SurveyLanguage,
): Answer {
  const answer = parsers[kind](given, options, language)
  if (!answer) return refuse('conversations/wrong-kind', { kind })
  const { selectedOptions = [] } = answer.choice ?? {}
  const option = selectedOptions.find((each) => exclusiveOptions.includes(each))
  if (option === undefined || selectedOptions.length === 1) return answer
  const error = exclusiveTexts[language].replace('{option}', () => option)
  return refuse('conversations/exclusive-option', { option, error })
}

type AnswerParser = (
  given: AnswerInput,
  options: readonly string[],
  language: SurveyLanguage,
) => Answer | undefined

const parsers: Record<QuestionKind, AnswerParser> = {
  open({ text: raw }) {
    const text = sanitizeText(raw ?? '')
    return text === '' || text.length > limits.answer.max ? undefined : { text, choice: null }
  },
  scale({ scale }) {
    return isWithin(limits.scale, scale) ? { text: String(scale), choice: { scale } } : undefined
  },
  nps({ nps: given, text = '' }) {
    const nps = given ?? writtenScore(text)
    return isWithin(limits.nps, nps) ? { text: String(nps), choice: { nps } } : undefined
  },
  boolean({ boolean }, _, language) {
    if (boolean === undefined) return undefined
    const [yes, no] = yesNo[language]
    return { text: boolean ? yes : no, choice: { boolean } }
  },
  multiple({ selectedOptions }, options) {
    const selected = [...new Set(selectedOptions)]
    const known = selected.length > 0 && selected.every((option) => options.includes(option))
    return known ? { text: selected.join(', '), choice: { selectedOptions: selected } } : undefined
  },
  ranking({ ranking: given = [] }, options) {
    const ranking = given.map((each) => (typeof each === 'number' ? options[each] : each))
    const isWhole = ranking.length === options.length && new Set(ranking).size === options.length
    return isWhole && areKnownOptions(ranking, options)
      ? { text: ranking.join(', '), choice: { ranking } }
      : undefined
  },
  number({ number }) {
    return number === undefined || !Number.isFinite(number)
      ? undefined
      : { text: String(number), choice: { number } }
  },
  date({ date }) {
    return date !== undefined && isCalendarDate(date) ? { text: date, choice: { date } } : undefined
  },
}

function isWithin(
  { min, max }: { min: number; max: number },
  value: number | undefined,
): value is number {
  return value !== undefined && Number.isInteger(value) && value >= min && value <= max
}

/** A text that is one number, as clients send it that only have text. */
function writtenScore(text: string): number | undefined {
  const digits = toAsciiDigits(sanitizeText(text).normalize('NFKC'))
  return /^\d{1,2}$/.test(digits) ? Number(digits) : undefined
}

function areKnownOptions(
  given: (string | undefined)[],
  options: readonly string[],
): given is string[] {
  return given.length > 0 && given.every((each) => each !== undefined && options.includes(each))
}

/** Rejects dates such as 2026-02-30. */
const isCalendarDate = (date: string) => z.iso.date().safeParse(date).success

/** Neither a visible text nor a choice. */
export function isBlank({ text, selectedOptions, ranking, ...rest }: AnswerInput): boolean {
  const { scale, nps, boolean, number, date } = rest
  const chosen = [...(selectedOptions ?? []), ...(ranking ?? [])].length > 0
  // Direction marks alone are no text.
  const hasText = /[^\s\p{C}]/u.test([text, date].join(''))
  return !chosen && !hasText && [scale, nps, boolean, number].every((each) => each === undefined)
}
