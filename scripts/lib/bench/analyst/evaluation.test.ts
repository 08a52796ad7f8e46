import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseLabel } from './labels.ts'
import { labelledRows } from './labelled-rows.ts'
import { emptyConfusion, scoresOf } from './scores.ts'
import { evaluateRows } from './evaluation.ts'

async function readAll(content: string) {
  const folder = await mkdtemp(join(tmpdir(), 'rows-'))
  try {
    await writeFile(join(folder, 'rows.csv'), content)
    return await evaluateRows(labelledRows(join(folder, 'rows.csv')))
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('rows are read with any quoting, header case and byte order mark', async () => {
  const { languages, skipped } = await readAll(
    '\ufeffLabel,TEXT,Lang\r\nPOS,"I ""love"" it,\nreally",en\r\nnegativo,"não gostei, é ruim",pt\r\n',
  )
  expect(skipped).toEqual({ 'no readable text': 0, 'an unknown label': 0 })
  expect(languages.get('en')?.engine.positive.positive).toBe(1)
  expect(languages.get('pt-br')?.engine.negative.negative).toBe(1)
})

test('unusable rows are counted as skipped', async () => {
  const { skipped, languages } = await readAll('text,label\n,positive\ngood,wonderful\nnice,2\n')
  expect(skipped).toEqual({ 'no readable text': 1, 'an unknown label': 1 })
  expect(languages.get('en')?.engine.positive.positive).toBe(1)
})

test('the language of a row without one is detected', async () => {
  const { languages, detected } = await readAll('text,label\nالخدمة ممتازة,positive\n')
  expect([...languages.keys()]).toEqual(['ar'])
  expect(detected).toBe(1)
})

test('a file without a required column is rejected', () =>
  expect(readAll('a,b\n1,2\n')).rejects.toThrow('has no column "text"'))

test.each([
  ['0', 'negative'],
  ['1', 'neutral'],
  ['2', 'positive'],
  [' Neg ', 'negative'],
  ['mixed', 'neutral'],
  ['5', undefined],
] as const)('the label %j is %s', (text, label) => expect(parseLabel(text)).toBe(label))

test('scores follow their definitions', () => {
  const confusion = emptyConfusion()
  confusion.positive = { negative: 1, neutral: 0, positive: 3 }
  confusion.negative = { negative: 4, neutral: 0, positive: 0 }
  const { accuracy, macroF1, classes } = scoresOf(confusion)
  expect(accuracy).toBe(7 / 8)
  expect(classes.find(({ label }) => label === 'positive')).toMatchObject({
    ...{ precision: 1, recall: 3 / 4, f1: 6 / 7 },
  })
  // No row is neutral: that label is not part of the mean.
  expect(macroF1).toBeCloseTo((6 / 7 + 8 / 9) / 2, 6)
})
