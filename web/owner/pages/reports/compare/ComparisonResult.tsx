import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comparison } from '#contract/api/report-comparison.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { IntervalPlot } from '../../../charts/IntervalPlot.tsx'
import { isolated } from '../../../engine/engine-name.ts'
import { Card } from '../../../ui/Card.tsx'
import { ComparedTopics } from './ComparedTopics.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { isInPercent, useComparisonTexts } from './use-comparison-texts.ts'

/** Sides, differences as a picture and in figures, and topics. */
export function ComparisonResult({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { sideName } = useComparisonTexts()
  const names = comparison.sides.map((side) => sideName(comparison, side))
  const [first = '', ...others] = names
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {comparison.sides.map(({ key, sessions, responses }, index) => (
          <li key={key} className="min-w-0">
            <Card className="h-full px-4 py-3.5">
              <p dir="auto" className="truncate text-page font-semibold">
                {names[index]}
              </p>
              <p className="mt-0.5 text-sm text-ink-2">
                {t('comparison.sessions', {
                  count: sessions,
                  formatted: format.integer(sessions),
                })}
                {' · '}
                {t('comparison.responses', {
                  count: responses,
                  formatted: format.integer(responses),
                })}
              </p>
              {index === 0 && (
                <p className="mt-1 text-xs text-ink-3">{t('comparison.reference')}</p>
              )}
            </Card>
          </li>
        ))}
      </ul>
      {others.map(
        (other, index) =>
          // Without a difference in it, a picture says nothing that the table does not.
          hasDifference(comparison.rows, index + 1) && (
            <Card key={comparison.sides[index + 1]?.key} className="p-4 sm:p-5">
              <DifferencePlot
                rows={comparison.rows}
                side={index + 1}
                title={t('comparison.against', { one: isolated(other), other: isolated(first) })}
                leastCount={comparison.min_count}
              />
            </Card>
          ),
      )}
      <Section
        title={t('comparison.figures')}
        help={t('comparison.figuresHelp', { least: format.integer(comparison.min_count) })}
      >
        <ComparisonTable comparison={comparison} names={names} />
      </Section>
      {comparison.topics && (
        <Section title={t('comparison.topics')} help={t('comparison.topicsHelp')}>
          <ComparedTopics topics={comparison.topics} names={names} />
        </Section>
      )}
    </>
  )
}

const hasDifference = (rows: Comparison['rows'], side: number) =>
  rows
    .filter(isInPercent)
    .some(({ differences }) =>
      differences.some((each) => each.side === side && each.difference !== null),
    )

type SectionProps = { title: string; help: string; children: React.ReactNode }

function Section({ title, help, children }: SectionProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="min-w-0 p-4 sm:p-5">
      <h2 id={id} className="text-page text-sm font-semibold">
        {title}
      </h2>
      <p className="mt-0.5 mb-3 text-xs text-ink-2 text-pretty">{help}</p>
      {children}
    </Card>
  )
}

type PlotProps = {
  rows: Comparison['rows']
  side: number
  title: string
  leastCount: number
}

/** Differences in percentage points around zero; certain ones are coloured. */
function DifferencePlot({ rows, side, title, leastCount }: PlotProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { points } = useComparisonTexts()
  return (
    <IntervalPlot
      title={title}
      subtitle={t('comparison.plotHelp')}
      heading={t('comparison.figure')}
      valueName={t('comparison.difference')}
      format={points}
      sides={[t('comparison.lower'), t('comparison.higher')]}
      rows={rows.filter(isInPercent).map(({ metric, differences }) => {
        const label = t(`comparison.metric.${metric}`)
        const found = differences.find((each) => each.side === side)
        if (!found || found.difference === null || found.lower === null || found.upper === null)
          return {
            ...{ label, value: null, interval: null },
            note: t('comparison.notEnough', { least: format.integer(leastCount) }),
          }
        return {
          ...{ label, value: found.difference, interval: [found.lower, found.upper] as const },
          ...(found.result !== 'no_difference' && { colour: 1 as const }),
        }
      })}
    />
  )
}
