import { labels, type Label } from './labels.ts'

/** How often each label (first) was read as each (second). */
export type Confusion = Record<Label, Record<Label, number>>

export const emptyConfusion = (): Confusion => ({
  negative: { negative: 0, neutral: 0, positive: 0 },
  neutral: { negative: 0, neutral: 0, positive: 0 },
  positive: { negative: 0, neutral: 0, positive: 0 },
})

type ClassScore = { label: Label; precision: number; recall: number; f1: number; rows: number }
export type Scores = { rows: number; accuracy: number; macroF1: number; classes: ClassScore[] }

/** Macro-F1 is the mean over the labels that occur. What nothing was divided by counts as 0. */
export function scoresOf(confusion: Confusion): Scores {
  const classes = labels.map((label) => {
    const right = confusion[label][label]
    const rows = sum(labels.map((read) => confusion[label][read]))
    const read = sum(labels.map((true_) => confusion[true_][label]))
    const f1 = share(2 * right, rows + read)
    return { label, precision: share(right, read), recall: share(right, rows), f1, rows }
  })
  const rows = sum(classes.map((each) => each.rows))
  const right = sum(labels.map((label) => confusion[label][label]))
  const seen = classes.filter((each) => each.rows > 0)
  return {
    rows,
    accuracy: share(right, rows),
    macroF1: share(sum(seen.map(({ f1 }) => f1)), seen.length),
    classes,
  }
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
