import { expect, test } from 'vitest'
import type { Figure } from './figures.ts'
import { withFigures } from './report.ts'

const figureOf = (name: string, value: number): Figure => ({
  ...{ name, value, baseline: 10, ratio: value / 10, unit: 'ms', target: '< 50 ms', met: true },
})
const before = { date: '2026-01-01', commit: 'aaaaaaa' }
const after = { date: '2026-02-01', commit: 'bbbbbbb' }
const rowsOf = (document: string) =>
  document.split('\n').filter((line) => /^\| (?!figure|---)/.test(line))

test('figures become rows under the heading of their bench', () => {
  const document = withFigures(
    '# Figures\n\nAn introduction.\n',
    'bench',
    [figureOf('a', 5)],
    before,
  )
  expect(document).toBe(
    [
      '# Figures',
      '',
      'An introduction.',
      '',
      '## `npm run bench`',
      '',
      '| figure | value | floor | ratio | aim | met | date | commit |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      '| a | 5 ms | 10 ms | 0.50x | < 50 ms | met | 2026-01-01 | aaaaaaa |',
      '',
    ].join('\n'),
  )
})

test('a row of the same figure and commit is replaced, all others stay', () => {
  const first = withFigures('# Figures\n', 'bench', [figureOf('a', 5), figureOf('b', 6)], before)
  const second = withFigures(first, 'bench', [figureOf('a', 7)], after)
  const third = withFigures(second, 'bench', [figureOf('a', 8)], after)
  expect(rowsOf(third).map((row) => row.split(' | ').toSpliced(2, 5).join())).toEqual([
    '| a,5 ms,aaaaaaa |',
    '| a,8 ms,bbbbbbb |',
    '| b,6 ms,aaaaaaa |',
  ])
})

test('each bench has a table of its own, and text in its section stays', () => {
  const first = withFigures('# Figures\n', 'bench', [figureOf('a', 5)], before)
  const commented = first.replace('## `npm run bench`\n', '## `npm run bench`\n\nOn 2 cores.\n')
  const second = withFigures(commented, 'bench:web', [figureOf('a', 9)], before)
  const third = withFigures(second, 'bench', [figureOf('c', 1)], before)
  expect(third.match(/^## .*$/gm)).toEqual(['## `npm run bench`', '## `npm run bench:web`'])
  expect(third).toContain('\n\nOn 2 cores.\n\n| figure |')
  expect(rowsOf(third)).toHaveLength(3)
})

test('a figure without a floor leaves its cells empty', () => {
  const figure: Figure = { name: 'accuracy', value: 0.91, unit: '', target: '', met: true }
  expect(rowsOf(withFigures('', 'bench:analyst', [figure], before))).toEqual([
    '| accuracy | 0.91 |  |  |  |  | 2026-01-01 | aaaaaaa |',
  ])
})
