import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ComparedBy } from '#contract/api/report-comparison.ts'
import { readQuery } from '../../../live/positions.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { reportInput, type ReportFilters } from '../report-filters.ts'
import { chosenSides, defaultPeriods, maxSides, useCompareChoice } from './compare-choice.ts'
import { ComparisonResult } from './ComparisonResult.tsx'
import { SidePickers } from './SidePickers.tsx'
import { useSideOptions } from './use-side-options.ts'

/** Surveys, periods, versions or groups beside each other. What is compared is in the address. */
export function CompareTab(filters: ReportFilters) {
  const { t } = useTranslation()
  const choice = useCompareChoice()
  const { by } = choice
  const options = useSideOptions(by, filters.survey)
  const needsSurvey = (by === 'versions' || by === 'batch') && filters.survey === 'all'
  const sides =
    by === 'periods'
      ? choice.sides.length === 2
        ? choice.sides
        : defaultPeriods(filters)
      : chosenSides(
          choice.sides,
          (options ?? []).map(({ value }) => value),
          maxSides(by),
        )
  return (
    <div className="grid gap-4 lg:gap-6">
      <Card className="p-4 sm:p-5">
        <SidePickers choice={choice} sides={sides} options={options ?? []} />
      </Card>
      {needsSurvey ? (
        <Message title={t('comparison.needsSurvey')} help={t('comparison.needsSurveyHelp')} />
      ) : sides.length < 2 ? (
        options && (
          <Message title={t(`comparison.tooFew.${by}`)} help={t('comparison.tooFewHelp')} />
        )
      ) : (
        <Comparing filters={filters} by={by} sides={sides} />
      )}
    </div>
  )
}

const Message = (texts: { title: string; help: string }) => (
  <Card>
    <EmptyState {...texts} />
  </Card>
)

type ComparingProps = {
  filters: ReportFilters
  by: ReturnType<typeof useCompareChoice>['by']
  sides: readonly string[]
}

function Comparing({ filters, by, sides }: ComparingProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery(comparisonQuery(filters, by, sides))
  if (data && data.by === by)
    return (
      <div
        aria-busy={isPlaceholderData}
        className="grid min-w-0 gap-4 transition-opacity duration-150 aria-busy:opacity-60 lg:gap-6"
      >
        <ComparisonResult comparison={data} />
      </div>
    )
  return error ? (
    <Card>
      <ErrorState error={error} retry={() => void refetch()} />
    </Card>
  ) : (
    <div className="grid gap-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-80" />
    </div>
  )
}

/** Fetched again when figures change, as all queries whose keys begin with `reports`. */
function comparisonQuery(filters: ReportFilters, by: ComparedBy, sides: readonly string[]) {
  const input = { ...reportInput(filters), by, sides: sides.join(',') }
  return queryOptions({
    queryKey: ['reports', 'compare', input],
    queryFn: (context) => readQuery('GET /api/reports/compare', input, context),
    placeholderData: keepPreviousData,
  })
}
