import { useTranslation } from 'react-i18next'
import type { ChartReading } from './chart-types.ts'

type Props = { title: string; heading: string; readings: readonly ChartReading[] }

/** A chart's figures as a table. */
export function ChartTable({ title, heading, readings }: Props) {
  const { t } = useTranslation()
  const { columns, rows } = tableOf(readings, (name) => t('charts.intervalOf', { name }))
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="sticky top-0 bg-surface text-xs text-ink-2">
          <th scope="col" className="py-2 pe-4 text-start font-semibold">
            {heading}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="px-2 py-2 text-end font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" dir="auto" className="py-2 pe-4 text-page font-normal">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index]} className="px-2 py-2 text-end whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Columns in the order in which figures appear; an interval follows its figure. A cell without a figure is empty. */
export function tableOf(
  readings: readonly ChartReading[],
  intervalName: (name: string) => string,
): { columns: string[]; rows: { name: string; cells: string[] }[] } {
  const figures = readings.flatMap((reading) => reading.figures)
  const columns = [...new Set(figures.map(({ name }) => name))].flatMap((name) =>
    figures.some((figure) => figure.name === name && figure.interval)
      ? [name, intervalName(name)]
      : [name],
  )
  const rows = readings.map((reading) => {
    const cells = new Map<string, string>()
    for (const { name, value, interval } of reading.figures) {
      cells.set(name, value)
      if (interval) cells.set(intervalName(name), interval)
    }
    return { name: reading.name, cells: columns.map((column) => cells.get(column) ?? '') }
  })
  return { columns, rows }
}
