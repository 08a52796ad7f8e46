// A linear classifier: a weight in 8 bits for each feature and label. The file is text, one feature a line, so that a
// change of a model can be read.

export type LinearModel = {
  labels: readonly string[]
  /** Added to each label's score. */
  biases: readonly number[]
  /** Scores that decide, by name: set on authors that the model had not seen. */
  thresholds: Readonly<Record<string, number>>
  /** The value of a weight of 1, for each label. */
  scales: readonly number[]
  weights: ReadonlyMap<string, Int8Array>
}

/** A model with more labels than these is sparse: a line has the weights that are not 0, each behind the number of its label. */
const mostDense = 20

/** @throws {Error} where the text is not a model. */
export function parseModel(text: string): LinearModel {
  const [head = '', ...lines] = text.split('\n')
  const { labels, biases, thresholds, scales } = JSON.parse(head) as Omit<LinearModel, 'weights'>
  const weights = new Map<string, Int8Array>()
  const all = new Int8Array(lines.length * labels.length)
  let end = 0
  const isSparse = labels.length > mostDense
  for (const line of lines) {
    const [name = '', ...cells] = line.split('\t')
    if (cells.length !== labels.length && !(isSparse && cells.length > 0)) continue
    const own = all.subarray(end, (end += labels.length))
    for (const [at, cell] of cells.entries()) {
      const colon = isSparse ? cell.indexOf(':') : -1
      own[isSparse ? Number(cell.slice(0, colon)) : at] = Number(cell.slice(colon + 1))
    }
    weights.set(name, own)
  }
  return { labels, biases, thresholds, scales, weights }
}

/** The inverse of `parseModel`. */
export function formatModel({ weights, ...head }: LinearModel): string {
  const cellsOf = (values: Int8Array) =>
    head.labels.length > mostDense
      ? [...values].flatMap((value, k) => (value === 0 ? [] : [`${k}:${value}`]))
      : [...values]
  const lines = [...weights].map(([name, values]) => [name, ...cellsOf(values)].join('\t'))
  return `${[JSON.stringify(head), ...lines].join('\n')}\n`
}

/** Probabilities that add up to 1. */
export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - highest))
  const sum = raised.reduce((a, b) => a + b, 0)
  return raised.map((value) => value / sum)
}

export const sigmoid = (score: number) => 1 / (1 + Math.exp(-score))

/** For each label, the mean of the whole text's score and that of its highest part. */
export function combineParts(
  whole: readonly number[],
  parts: readonly (readonly number[])[],
): number[] {
  if (parts.length === 0) return [...whole]
  return whole.map((score, k) => (score + Math.max(...parts.map((part) => part[k]!))) / 2)
}
