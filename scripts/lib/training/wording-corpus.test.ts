import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { corpusLanguages } from './corpus.ts'
import { readLabels, readWordings } from './wording-corpus.ts'

test.each(corpusLanguages.flatMap(readWordings))(
  '$author: graded wordings belong to a goal, and are graded once',
  ({ goals, labels }) => {
    const texts = labels.map(({ n, thing, text }) => JSON.stringify([n, thing, text]))
    expect(labels.filter(({ n }) => !goals.has(n))).toEqual([])
    expect(texts.filter((each, at) => texts.indexOf(each) !== at)).toEqual([])
  },
)

test('a line that is no label is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'labels-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'labels.tsv')
  writeFileSync(
    file,
    '2\trule\tg1\tprices\tHow do you find the prices?\n3\trule\tg1\tprices\tWhat?\n',
  )
  expect(() => readLabels(file)).toThrow(`${file}:2: `)
})
