import { expect, test } from 'vitest'
import {
  combineParts,
  formatModel,
  parseModel,
} from '../../../services/adapters/ai/learned/linear-model.ts'
import { dequantise, quantise } from './compress.ts'
import { areaUnderCurve, macroF1, scoreUnseenAuthors, thresholdAt } from './cross-validation.ts'
import { fit, scoreFitted, type FitOptions } from './logistic-regression.ts'

const features = (...names: string[]) => new Map(names.map((name) => [name, 1]))
const options: FitOptions = {
  labels: ['bad', 'good'],
  kind: 'exclusive',
  penalty: 0.1,
  minExamples: 1,
}
const examples = [
  { features: features('late', 'the'), labels: ['bad'] },
  { features: features('broken', 'the'), labels: ['bad'] },
  { features: features('fast', 'the'), labels: ['good'] },
  { features: features('kind', 'the'), labels: ['good'] },
]
const best = (scores: readonly number[]) => options.labels[scores.indexOf(Math.max(...scores))]

test('learns which features tell the labels apart, and gives the same weights twice', () => {
  const fitted = fit(examples, options)
  for (const each of examples) expect(best(scoreFitted(fitted, each.features))).toBe(each.labels[0])
  expect(Math.abs(fitted.weights.get('the')![0]!)).toBeLessThan(0.01)
  expect(fit(examples, options)).toEqual(fitted)
})

test('a heavier example weighs more', () => {
  const torn = [
    { features: features('odd'), labels: ['bad'], weight: 3 },
    { features: features('odd'), labels: ['good'] },
  ]
  expect(best(scoreFitted(fit(torn, options), features('odd')))).toBe('bad')
})

test('a model in 8 bits survives its file and judges as before', () => {
  const fitted = fit(examples, options)
  const model = { ...quantise(fitted, 3), thresholds: { sale: 0.5 } }
  expect(model.weights.size).toBeLessThanOrEqual(3)
  const read = parseModel(formatModel(model))
  expect(read).toEqual(model)
  const whole = dequantise(quantise(fitted, 100))
  for (const each of examples) expect(best(scoreFitted(whole, each.features))).toBe(each.labels[0])
})

test('authors are scored by models that have not seen them', () => {
  const authored = examples.map((each, n) => ({ ...each, author: `en-${n % 2}`, row: n }))
  const scored = scoreUnseenAuthors(authored, options)
  expect(scored.map(({ example }) => example.row).toSorted()).toEqual([0, 1, 2, 3])
  // The other author's features are different ones, so nothing is known of these.
  for (const { scores } of scored) expect(Math.abs(scores[0]! - scores[1]!)).toBeLessThan(0.1)
})

test('thresholds, curves and F1', () => {
  expect(thresholdAt([1, 2, 3, 4], 0.25)).toBe(3)
  expect(areaUnderCurve([3, 4], [1, 2])).toBe(1)
  expect(areaUnderCurve([1, 4], [2, 3])).toBe(0.5)
  expect(
    macroF1([
      ['a', 'a'],
      ['b', 'a'],
    ]),
  ).toBeCloseTo(1 / 3)
})

test('the most alarming part counts half', () => {
  expect(combineParts([0, 2], [])).toEqual([0, 2])
  expect(
    combineParts(
      [0, 2],
      [
        [1, 0],
        [4, 1],
      ],
    ),
  ).toEqual([2, 1.5])
})
