import { describe, expect, test } from 'vitest'
import { drawBars } from './BarChart.tsx'
import { pointAfterKey } from './chart-keys.ts'
import { columns, pointCentres, rowScale, valueScale } from './chart-scales.ts'
import type { ChartArea } from './chart-types.ts'
import { tableOf } from './ChartTable.tsx'
import { drawFunnel } from './FunnelChart.tsx'
import { drawIntervals } from './IntervalPlot.tsx'
import { drawLines } from './LineChart.tsx'
import { inlineColours, slugOf } from './save-chart.ts'
import { drawShareBars } from './ShareBars.tsx'
import { drawShares } from './StackedShares.tsx'
import { breakLines, labelStep } from './text-lines.ts'

const measure = (text: string, size: number) => text.length * size * 0.5
const area = (isRtl = false): ChartArea => ({ width: 400, isRtl, measure })
const mirrored = (xs: readonly number[]) => xs.map((x) => 400 - x)

describe('scales', () => {
  test('begin at zero and end at a round value', () => {
    const { scale, ticks } = valueScale([3, 37], [0, 100])
    expect([scale(0), scale(40)]).toEqual([100, 0])
    expect(ticks).toEqual([0, 10, 20, 30, 40])
  })

  test('include negative values', () => {
    expect(valueScale([-0.4, 0.2], [0, 100]).ticks[0]).toBe(-0.4)
  })

  test('of zeros alone have a bottom line and no other', () => {
    const { scale, ticks } = valueScale([0, 0], [0, 100])
    expect([ticks, scale(0)]).toEqual([[0], 100])
  })

  test('keep a fixed domain', () => {
    expect(valueScale([41], [0, 100], [0, 100]).scale(50)).toBe(50)
  })

  test('mirror rows, points and columns from right to left', () => {
    const ltr = { isRtl: false, width: 400 }
    const rtl = { isRtl: true, width: 400 }
    expect(rowScale([0, 1], [10, 390], true, 400)(0)).toBe(390)
    expect(pointCentres(4, [30, 380], rtl)).toEqual(mirrored(pointCentres(4, [30, 380], ltr)))
    const edges = columns(3, [30, 400], { ...ltr, gap: 0.2 }).map(({ x, width }) => x + width)
    const own = columns(3, [30, 400], { ...rtl, gap: 0.2 }).map(({ x }) => Math.round(x))
    expect(own).toEqual(mirrored(edges).map(Math.round))
  })

  test('place a single point in the middle', () => {
    expect(pointCentres(1, [0, 400], { isRtl: false, width: 400 })).toEqual([200])
  })
})

describe('texts', () => {
  test('break between words, and words that are too long anywhere', () => {
    const box = { width: 50, size: 10, measure }
    expect(breakLines('one two three', box)).toEqual(['one two', 'three'])
    expect(breakLines('abcdefghijklmno', box)).toEqual(['abcdefghij', 'klmno'])
    expect(breakLines('', box)).toEqual([''])
  })

  test('end with an ellipsis where text is left out', () => {
    const lines = breakLines('one two three four five', {
      width: 50,
      size: 10,
      measure,
      maxLines: 2,
    })
    expect(lines).toEqual(['one two', 'three fou…'])
  })

  test('below an axis do not touch each other', () => {
    expect(labelStep([30, 30], 400)).toBe(1)
    expect(
      labelStep(
        Array.from({ length: 90 }, () => 40),
        400,
      ),
    ).toBe(13)
    expect(labelStep([], 400)).toBe(1)
  })
})

test('arrow keys follow the direction in which points run', () => {
  const press = (key: string, isRtl = false) => pointAfterKey(key, { current: 2, count: 5, isRtl })
  expect([press('ArrowRight'), press('ArrowLeft')]).toEqual([3, 1])
  expect([press('ArrowRight', true), press('ArrowLeft', true)]).toEqual([1, 3])
  expect([press('Home'), press('End'), press('ArrowDown'), press('a')]).toEqual([
    0,
    4,
    3,
    undefined,
  ])
  expect(pointAfterKey('ArrowRight', { current: 4, count: 5, isRtl: false })).toBe(4)
})

test('a table has a column for each figure and each interval', () => {
  const readings = [
    { name: 'May', figures: [{ name: 'Net', value: '0.1', interval: '0 to 0.2' }] },
    { name: 'June', figures: [{ name: 'Net', value: '–' }] },
  ]
  expect(tableOf(readings, (name) => `${name} interval`)).toEqual({
    columns: ['Net', 'Net interval'],
    rows: [
      { name: 'May', cells: ['0.1', '0 to 0.2'] },
      { name: 'June', cells: ['–', ''] },
    ],
  })
})

describe('files', () => {
  test('have colours instead of custom properties', () => {
    expect(inlineColours('<rect fill="var(--chart-1)"/>', () => '#123456')).toBe(
      '<rect fill="#123456"/>',
    )
  })

  test('are named by the title in any script', () => {
    expect(slugOf('Sessions & replies, by day!')).toBe('sessions-replies-by-day')
    expect(slugOf('المشاعر: صافي')).toBe('المشاعر-صافي')
    expect(slugOf('…')).toBe('chart')
  })
})

describe('every chart', () => {
  const format = String
  const points = ['a', 'b', 'c'].map((name) => ({ name, label: name }))
  const bars = { points, arrangement: 'stacked' as const, format, isWhole: true }
  const draws: Record<string, (own: ChartArea) => { anchors: { x: number; y: number }[] }> = {
    lines: (own) =>
      drawLines(
        {
          points,
          format,
          domain: undefined,
          isWhole: false,
          series: [
            { name: 's', colour: 1, values: [1, null, 3], intervals: [[0, 2], null, [2, 4]] },
          ],
        },
        own,
      ),
    bars: (own) =>
      drawBars({ ...bars, series: [{ name: 's', colour: 1, values: [1, 0, 3] }] }, own),
    'share bars': (own) =>
      drawShareBars(
        { rows: [{ label: 'a', count: 1, share: 0.2 }], textOf: () => '1', colour: 1 },
        own,
      ),
    shares: (own) =>
      drawShares(
        {
          parts: [{ name: 'p', colour: 'positive' }],
          rows: [{ label: 'a', counts: [0] }],
          formatCount: format,
          formatShare: format,
        },
        own,
      ),
    funnel: (own) =>
      drawFunnel([{ label: 'a', figure: '1', share: 1, nextShare: 0, lost: '1' }], own),
    intervals: (own) =>
      drawIntervals(
        {
          rows: [{ label: 'a', value: null, interval: null }],
          textOf: () => '–',
          format,
          domain: undefined,
          sides: undefined,
        },
        own,
      ),
  }

  test.each(Object.entries(draws))('%s: places are finite and mirrored', (_, draw) => {
    const ltr = draw(area()).anchors
    const rtl = draw(area(true)).anchors
    for (const { x, y } of [...ltr, ...rtl]) expect(Number.isFinite(x + y)).toBe(true)
    const places = (anchors: typeof ltr) => anchors.map(({ x }) => Math.round(x))
    expect(places(rtl)).toEqual(mirrored(places(ltr)))
  })

  test('of no points is drawn, too', () => {
    const drawing = drawBars({ ...bars, points: [], series: [] }, area())
    expect(drawing.anchors).toEqual([])
  })
})
