import { useTranslation } from 'react-i18next'
import type {
  Comparison,
  ComparedDifference,
  ComparisonRow,
} from '#contract/api/report-comparison.ts'
import { useComparisonTexts } from './use-comparison-texts.ts'

type Props = { comparison: Comparison; names: readonly string[] }

/** The figures of all sides, and of each but the first its difference from the first. */
export function ComparisonTable({ comparison: { rows }, names }: Props) {
  const { t } = useTranslation()
  return (
    <section
      className="-mx-4 overflow-x-auto px-4 sm:-mx-5 sm:px-5"
      aria-label={t('comparison.figures')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrollable by keyboard.
      tabIndex={0}
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="text-xs text-ink-2">
            <th scope="col" className="min-w-24 py-2 pe-3 text-start align-bottom font-semibold">
              {t('comparison.figure')}
            </th>
            {names.map((name) => (
              <th
                key={name}
                scope="col"
                className="min-w-24 px-2 py-2 text-start sm:min-w-36 sm:px-3 align-bottom"
              >
                <span dir="auto" className="line-clamp-2 font-semibold">
                  {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.metric} className="border-t border-line align-top">
              <th scope="row" className="py-3 pe-4 text-start font-normal">
                {t(`comparison.metric.${row.metric}`)}
              </th>
              {row.values.map((_, side) => (
                <td key={names[side]} className="px-2 py-3 sm:px-3">
                  <SideFigure row={row} side={side} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function SideFigure({ row, side }: { row: ComparisonRow; side: number }) {
  const { figure } = useComparisonTexts()
  const difference = row.differences.find((each) => each.side === side)
  return (
    <>
      <p className="font-semibold">{figure(row, row.values[side]?.value ?? null)}</p>
      {difference && <Verdict row={row} difference={difference} />}
    </>
  )
}

type VerdictProps = { row: ComparisonRow; difference: ComparedDifference }

/** How a side differs from the first, how large that is, and whether it may be chance. */
function Verdict({ row, difference: found }: VerdictProps) {
  const { t } = useTranslation()
  const { change, interval } = useComparisonTexts()
  if (found.difference === null)
    return <p className="mt-0.5 text-xs text-ink-3 text-pretty">{t('reports.trend.notEnough')}</p>
  const isCertain = found.result !== 'no_difference'
  return (
    <div className="mt-0.5 text-xs text-ink-2">
      <p>{change(row, found.difference)}</p>
      <p className="text-ink-3">{interval(row, found)}</p>
      <p className={isCertain ? 'font-semibold text-primary-text' : ''}>
        {isCertain
          ? t(`comparison.effect.${found.effect?.size ?? 'small'}`)
          : t('comparison.chance')}
      </p>
    </div>
  )
}
