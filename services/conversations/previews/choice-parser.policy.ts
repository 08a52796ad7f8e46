import type { QuestionKind } from '#contract/survey.ts'
import type { AnswerInput } from '../answer.policy.ts'
import { toAsciiDigits } from '../digits.policy.ts'

type ChoiceInput = Omit<AnswerInput, 'text'>
type Options = readonly string[]

const yesWords = new Set(['sim', 's', 'yes', 'y', 'yeah', 'sí', 'si', 'نعم', 'أجل', 'ايوه', 'أيوه'])
const noWords = new Set(['não', 'nao', 'n', 'no', 'nope', 'لا', 'كلا'])

/** The choice that a text expresses; empty where it expresses none. */
export function parseChoice(
  { kind, options }: { kind: QuestionKind; options: readonly string[] },
  text: string,
): ChoiceInput {
  return parsers[kind](text, options)
}

const parsers: Record<QuestionKind, (text: string, options: Options) => ChoiceInput> = {
  open: () => ({}),
  scale(text) {
    const scale = firstWholeNumber(text)
    return scale === undefined ? {} : { scale }
  },
  nps(text) {
    const nps = firstWholeNumber(text)
    return nps === undefined ? {} : { nps }
  },
  number(text) {
    const found = /-?\p{Nd}+(?:[.,٫]\p{Nd}+)?/u.exec(text.normalize('NFKC'))?.[0]
    return found === undefined ? {} : { number: Number(toAsciiDigits(found).replace(/[,٫]/, '.')) }
  },
  date(text) {
    const date = /\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}/u.exec(text)?.[0]
    return date === undefined ? {} : { date: toAsciiDigits(date) }
  },
  ranking(text, options) {
    const parts = text.split(/[,،;\n]/).map(normalizeOption)
    const ranking = parts.flatMap(
      (part) => options.find((each) => normalizeOption(each) === part) ?? [],
    )
    return ranking.length > 0 ? { ranking } : {}
  },
  boolean(text) {
    const [first = ''] = text.toLowerCase().match(/\p{L}+/gu) ?? []
    return yesWords.has(first) ? { boolean: true } : noWords.has(first) ? { boolean: false } : {}
  },
  multiple(text, options) {
    const whole = normalizeOption(text)
    const parts = new Set([whole, ...text.split(/[,،;\n]/).map(normalizeOption)])
    const selectedOptions = options.filter((option) => parts.has(normalizeOption(option)))
    return selectedOptions.length > 0 ? { selectedOptions } : {}
  },
}

const normalizeOption = (text: string) =>
  text
    .toLowerCase()
    .trim()
    .replace(/[.!?؟]+$/, '')

function firstWholeNumber(text: string): number | undefined {
  const number = /\p{Nd}+/u.exec(text.normalize('NFKC'))?.[0]
  return number === undefined ? undefined : Number(toAsciiDigits(number))
}
