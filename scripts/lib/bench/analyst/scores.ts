import { labels, type Label } from './labels.ts'

/** Number of rows by label (first) and predicted label (second). */
export type Confusion = Record<Label, Record<Label, number>>

export const emptyConfusion = (): Confusion => ({
  negative: { negative: 0, neutral: 0, positive: 0 },
  neutral: { negative: 0, neutral: 0, positive: 0 },
  positive: { negative: 0, neutral: 0, positive: 0 },
})

type ClassScore = { label: Label; precision: number; recall: number; f1: number; rows: number }
export type Scores = { rows: number; accuracy: number; macroF1: number; classes: ClassScore[] }

/** Macro-F1 is the mean over the labels that occur. A share of 0 rows is 0. */
export function scoresOf(confusion: Confusion): Scores {
  const classes = labels.map((label) => {
    const correct = confusion[label][label]
    const rows = sum(labels.map((each) => confusion[label][each]))
    const predicted = sum(labels.map((each) => confusion[each][label]))
    const f1 = share(2 * correct, rows + predicted)
    return { label, precision: share(correct, predicted), recall: share(correct, rows), f1, rows }
  })
  const rows = sum(classes.map((each) => each.rows))
  const correct = sum(labels.map((label) => confusion[label][label]))
  const occurring = classes.filter((each) => each.rows > 0)
  return {
    rows,
    accuracy: share(correct, rows),
    macroF1: share(sum(occurring.map(({ f1 }) => f1)), occurring.length),
    classes,
  }
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
