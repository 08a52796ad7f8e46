// The values under which an answer to a fixed question is counted.
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { QuestionKind } from '#contract/survey.ts'

type Choice = DecodedEvent<'AnswerSubmitted'>['data']['choice']

/** Texts are only those of the question's options. */
export function choiceValuesOf(
  { kind, options }: { kind: QuestionKind; options: readonly string[] },
  choice: Choice,
): string[] {
  if (!choice) return []
  const only = (value: string | number | boolean | undefined) =>
    value === undefined ? [] : [String(value)]
  switch (kind) {
    case 'multiple':
      return knownOptions(choice.selectedOptions, options)
    case 'ranking':
      return knownOptions(choice.ranking, options).map((option, at) => placeValue(at + 1, option))
    case 'scale':
      return only(choice.scale)
    case 'nps':
      return only(choice.nps)
    case 'boolean':
      return only(choice.boolean)
    case 'number':
      return only(choice.number === undefined ? undefined : roundedNumber(choice.number))
    case 'date':
      return only(choice.date)
    case 'open':
      return []
  }
}

const knownOptions = (given: readonly string[] | undefined, options: readonly string[]) => [
  ...new Set(given?.filter((value) => options.includes(value))),
]

/** The value of an option in a place, the best of which is 1. */
export const placeValue = (place: number, option: string): string => `${place} ${option}`

/** To three digits: numbers up to 999 stay as they are, and there are at most 900 of each magnitude. */
const roundedNumber = (value: number): number => Number(value.toPrecision(3)) || 0
