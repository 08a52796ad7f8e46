// The answers to a survey's questions, by their kinds.
import type { QuestionFigures } from '#contract/api/analytics-details.ts'
import { limits } from '#contract/limits.ts'
import { npsFigures } from '#contract/nps.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { average, percent } from '../metric-definitions.ts'
import type { AnswerCount } from './answer-choices.projection.ts'
import { calendarBars } from './calendar-bars.ts'
import { type CountedValue, meanOfCounted, medianOfCounted, totalCount } from './counted-values.ts'
import { optionValue, placeValue } from './choice-values.ts'
import { numberBars } from './number-bars.ts'

type Question = Pick<SurveyQuestion, 'id' | 'text' | 'type' | 'options'>
type Basis = { question_id: string; question: string | null; answers: number }
type ValueCount = Pick<AnswerCount, 'value' | 'answers'>
type Kind = QuestionFigures['type']
type FiguresOf<K extends Kind> = Omit<Extract<QuestionFigures, { type: K }>, keyof Basis | 'type'>

/**
 * In the survey's order; open questions have none. Only answers of the question's present kind count. The answers of an
 * interview to questions of the kind `nps` come last, together.
 */
export function questionFigures(
  questions: readonly Question[],
  sums: readonly AnswerCount[],
): QuestionFigures[] {
  const byQuestion = Map.groupBy(sums, ({ questionId, kind }) => `${kind} ${questionId}`)
  const given = ({ id, type }: Pick<Question, 'id' | 'type'>) =>
    byQuestion.get(`${type} ${id}`) ?? []
  const ofForm = questions.flatMap((question) => {
    const figures = figuresOf(question, given(question))
    return figures ? [{ ...basisOf(question.id, question.text, given(question)), ...figures }] : []
  })
  const nps = given({ id: '', type: 'nps' })
  if (nps.length === 0) return ofForm
  return [...ofForm, { ...basisOf('', null, nps), type: 'nps', ...npsOf(null, nps) }]
}

const basisOf = (
  question_id: string,
  question: string | null,
  sums: readonly ValueCount[],
): Basis => ({
  question_id,
  question,
  answers: sums.find(({ value }) => value === '')?.answers ?? 0,
})

type WithoutBasis<T> = T extends unknown ? Omit<T, keyof Basis> : never

function figuresOf(
  { id, text, type, options }: Question,
  sums: readonly ValueCount[],
): WithoutBasis<QuestionFigures> | undefined {
  const { answers } = basisOf('', null, sums)
  const given = sums.filter(({ value }) => value !== '')
  switch (type) {
    case 'multiple':
      return { type, ...choices(namedOptions(id, options), given, answers) }
    case 'boolean':
      return { type, yes: countOf(given, 'true'), no: countOf(given, 'false') }
    case 'scale':
      return { type, ...scale(given) }
    case 'nps':
      return { type, ...npsOf(text, given) }
    case 'ranking':
      return { type, ...places(namedOptions(id, options), given) }
    case 'number':
      return { type, ...numbers(given) }
    case 'date':
      return { type, ...dates(given) }
    case 'open':
      return undefined
  }
}

/** An option, and the value that counts name it by. */
type NamedOption = { option: string; value: string }

const namedOptions = (questionId: string, options: readonly string[]): NamedOption[] =>
  options.map((option) => ({ option, value: optionValue(questionId, option) }))

const countOf = (sums: readonly ValueCount[], searched: string): number =>
  sums.find(({ value }) => value === searched)?.answers ?? 0

const countedOf = (sums: readonly ValueCount[]): CountedValue[] =>
  sums.map(({ value, answers }) => [Number(value), answers] as const).toSorted(([a], [b]) => a - b)

function choices(
  options: readonly NamedOption[],
  sums: readonly ValueCount[],
  answers: number,
): FiguresOf<'multiple'> {
  const present = options.map(({ option, value }) => {
    const count = countOf(sums, value)
    return { option, answers: count, share: percent(count, answers) }
  })
  const values = new Set(options.map(({ value }) => value))
  const earlier = sums.filter(({ value }) => !values.has(value))
  return {
    options: present,
    earlier_options: earlier.reduce((sum, each) => sum + each.answers, 0),
  }
}

function scale(sums: readonly ValueCount[]): FiguresOf<'scale'> {
  const { min, max } = limits.scale
  const counted = countedOf(sums)
  const mean = meanOfCounted(counted)
  return {
    values: Array.from({ length: max - min + 1 }, (_, at) => ({
      value: at + min,
      answers: countOf(sums, String(at + min)),
    })),
    average: mean === null ? null : average(mean, 1),
    median: medianOfCounted(counted),
  }
}

const npsOf = (question: string | null, sums: readonly ValueCount[]): FiguresOf<'nps'> => ({
  nps: npsFigures(
    question,
    sums.map(({ value, answers }) => [value, answers]),
  ),
})

function places(
  options: readonly NamedOption[],
  sums: readonly ValueCount[],
): FiguresOf<'ranking'> {
  const ranked = options.map(({ option, value }) => {
    const counts = options.map((_, at) => countOf(sums, placeValue(at + 1, value)))
    const counted = counts.map((count, at) => [at + 1, count] as const)
    const mean = meanOfCounted(counted)
    return { option, average_place: mean === null ? null : average(mean, 1), places: counts }
  })
  const placeOf = ({ average_place: place }: (typeof ranked)[number]) => place ?? options.length + 1
  return { options: ranked.toSorted((a, b) => placeOf(a) - placeOf(b)) }
}

function numbers(sums: readonly ValueCount[]): FiguresOf<'number'> {
  const counted = countedOf(sums)
  const mean = meanOfCounted(counted)
  const bars = numberBars(counted)
  return {
    bars: bars.map(({ from, to, values }) => ({ from, to, answers: totalCount(values) })),
    average: mean === null ? null : Number(mean.toPrecision(3)),
    median: medianOfCounted(counted),
    lowest: counted[0]?.[0] ?? null,
    highest: counted.at(-1)?.[0] ?? null,
  }
}

function dates(sums: readonly ValueCount[]): FiguresOf<'date'> {
  const days = sums.map(({ value, answers }) => ({ day: value, answers }))
  const { unit, bars } = calendarBars(days)
  const sorted = days.map(({ day }) => day).toSorted()
  return {
    unit,
    bars: bars.map(({ first, last, days: given }) => ({
      ...{ first, last },
      answers: given.reduce((sum, each) => sum + each.answers, 0),
    })),
    earliest: sorted[0] ?? null,
    latest: sorted.at(-1) ?? null,
  }
}
