import { createInstance } from 'i18next'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, expect, test } from 'vitest'
import { formatFor } from '../../shared/locale-format.ts'
import { BarChart } from './BarChart.tsx'
import { FunnelChart } from './FunnelChart.tsx'
import { Histogram } from './Histogram.tsx'
import { IntervalPlot } from './IntervalPlot.tsx'
import { LineChart } from './LineChart.tsx'
import { ShareBars } from './ShareBars.tsx'
import { StackedShares } from './StackedShares.tsx'
import { timePoints } from './time-points.ts'

const texts = { title: 'A chart', heading: 'Row' }
const format = formatFor('en')
const whole = format.integer
const share = (value: number) => format.percent(100 * value)
const days = timePoints(['2026-11-02', '2026-11-09'], 'week', format)

const i18n = createInstance()

beforeAll(async () => {
  await i18n.init({
    lng: 'en',
    ns: ['owner'],
    defaultNS: 'owner',
    resources: { en: { owner: { charts: { interval: '{{low}} to {{high}}' } } } },
  })
})

const render = (chart: ReactElement) =>
  renderToStaticMarkup(<I18nextProvider i18n={i18n}>{chart}</I18nextProvider>)

/** Texts of the table's rows. */
const rowsOf = (markup: string) =>
  [...markup.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].slice(1).map(([, row = '']) =>
    row
      .replaceAll(/<[^>]+>/g, '|')
      .replaceAll('\u2009', ' ')
      .split(/\|+/)
      .filter(Boolean),
  )

test.each([
  [
    'lines',
    <LineChart
      key="chart"
      {...texts}
      points={days}
      format={format.signed}
      series={[{ name: 'Net', colour: 1, values: [0.25, null], intervals: [[-0.1, 0.6], null] }]}
    />,
    [
      ['Nov 2 – 8, 2026', '+0.25', '-0.10 to +0.60'],
      ['Nov 9 – 15, 2026', '–'],
    ],
  ],
  [
    'bars',
    <BarChart
      key="chart"
      {...texts}
      points={days}
      format={whole}
      series={[{ name: 'Sessions', colour: 1, values: [1200, 0] }]}
    />,
    [
      ['Nov 2 – 8, 2026', '1,200'],
      ['Nov 9 – 15, 2026', '0'],
    ],
  ],
  [
    'a histogram',
    <Histogram
      key="chart"
      {...texts}
      bins={[{ from: 0, to: 5, count: 7 }]}
      formatValue={whole}
      formatCount={whole}
    />,
    [['0 to 5', '7']],
  ],
  [
    'share bars',
    <ShareBars
      key="chart"
      {...texts}
      rows={[{ label: 'Price', count: 2, share: 0.5, interval: [0.1, 0.9] }]}
      countName="Answers"
      formatCount={whole}
      formatShare={share}
    />,
    [['Price', '2', '50%', '10% to 90%']],
  ],
  [
    'stacked shares',
    <StackedShares
      key="chart"
      {...texts}
      parts={[
        { name: 'Positive', colour: 'positive' },
        { name: 'Negative', colour: 'negative' },
      ]}
      rows={[{ label: 'Price', counts: [3, 1] }]}
      formatCount={whole}
      formatShare={share}
    />,
    [['Price', '3 (75%)', '1 (25%)']],
  ],
  [
    'a funnel',
    <FunnelChart
      key="chart"
      {...texts}
      steps={[
        { label: 'Opened', count: 8 },
        { label: 'Started', count: 4 },
        { label: 'Completed', count: 1 },
      ]}
      countName="People"
      formatCount={whole}
      formatShare={share}
    />,
    [
      ['Opened', '8', '100%'],
      ['Started', '4', '50%', '50%'],
      ['Completed', '1', '12.5%', '25%'],
    ],
  ],
  [
    'intervals',
    <IntervalPlot
      key="chart"
      {...texts}
      rows={[
        { label: 'Completion', value: 0.2, interval: [0.05, 0.33] },
        { label: 'Delivery', value: null, interval: null, note: 'Not enough data' },
      ]}
      valueName="Difference"
      format={format.signed}
    />,
    [
      ['Completion', '+0.20', '+0.05 to +0.33'],
      ['Delivery', 'Not enough data'],
    ],
  ],
])('%s have all their figures in a table', (_, chart, rows) => {
  const markup = render(chart)
  expect(markup).toContain('A chart')
  expect(markup).toContain('type="range"')
  expect(rowsOf(markup)).toEqual(rows)
})

test('a chart without figures says so, and has nothing to select or download', () => {
  const chart = (
    <BarChart {...texts} points={[]} format={whole} series={[]} empty="No answers yet" />
  )
  const markup = render(chart)
  expect(markup).toContain('No answers yet')
  expect(markup).not.toMatch(/<(input|button|table)/)
})
