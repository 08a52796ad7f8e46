import type { QuestionKind } from '#contract/survey.ts'
import type { GivenAnswer } from './answer.policy.ts'

type Choice = Omit<GivenAnswer, 'text'>
type Offered = readonly string[]

const yes = new Set(['sim', 's', 'yes', 'y', 'yeah', 'sí', 'si', 'نعم', 'أجل', 'ايوه', 'أيوه'])
const no = new Set(['não', 'nao', 'n', 'no', 'nope', 'لا', 'كلا'])

/** What a person chose who can only write: nothing where the words choose nothing. */
export function choiceInWords(
  { kind, options }: { kind: QuestionKind; options: readonly string[] },
  text: string,
): Choice {
  return readers[kind](text, options)
}

const readers: Record<QuestionKind, (text: string, options: Offered) => Choice> = {
  open: () => ({}),
  scale(text) {
    const number = /\p{Nd}+/u.exec(text.normalize('NFKC'))?.[0]
    return number === undefined ? {} : { scale: Number(westernDigits(number)) }
  },
  number(text) {
    const said = /-?\p{Nd}+(?:[.,٫]\p{Nd}+)?/u.exec(text.normalize('NFKC'))?.[0]
    return said === undefined ? {} : { number: Number(westernDigits(said).replace(/[,٫]/, '.')) }
  },
  date(text) {
    const date = /\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}/u.exec(text)?.[0]
    return date === undefined ? {} : { date: westernDigits(date) }
  },
  ranking(text, options) {
    const parts = text.split(/[,،;\n]/).map(plainly)
    const ranking = parts.flatMap((part) => options.find((each) => plainly(each) === part) ?? [])
    return ranking.length > 0 ? { ranking } : {}
  },
  boolean(text) {
    const [first = ''] = text.toLowerCase().match(/\p{L}+/gu) ?? []
    return yes.has(first) ? { boolean: true } : no.has(first) ? { boolean: false } : {}
  },
  multiple(text, options) {
    const whole = plainly(text)
    const parts = new Set([whole, ...text.split(/[,،;\n]/).map(plainly)])
    const selectedOptions = options.filter((option) => parts.has(plainly(option)))
    return selectedOptions.length > 0 ? { selectedOptions } : {}
  },
}

const plainly = (text: string) =>
  text
    .toLowerCase()
    .trim()
    .replace(/[.!?؟]+$/, '')

/** Arabic keyboards write ٠ to ٩, Persian ones ۰ to ۹. */
const westernDigits = (digits: string) =>
  digits.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
