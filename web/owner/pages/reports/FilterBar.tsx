import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchableSelect } from '../../ui/SearchableSelect.tsx'
import { Select } from '../../ui/Select.tsx'
import { DayRangeInputs } from './DayRangeInputs.tsx'
import { reportPeriods, type ReportFilters, type useReportFilters } from './report-filters.ts'
import { surveyTitlesQuery } from './report-queries.ts'

type Setters = Pick<ReturnType<typeof useReportFilters>, 'setPeriod' | 'setRange' | 'setSurvey'>

type Props = Setters & { filters: ReportFilters }

/** Period or dates, and the survey. */
export function FilterBar({ filters, setPeriod, setRange, setSurvey }: Props) {
  const { t } = useTranslation()
  const { data: surveys = [] } = useQuery(surveyTitlesQuery)
  const hasRange = filters.from !== undefined
  const [isRangeShown, setRangeShown] = useState(hasRange)
  const period = isRangeShown || hasRange ? 'range' : filters.period
  return (
    <search className="mb-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-start">
      <Select
        label={t('reports.period.label')}
        value={period}
        onChange={(next) => {
          setRangeShown(next === 'range')
          if (next !== 'range') setPeriod(next)
        }}
        options={[...reportPeriods, 'range' as const].map((value) => ({
          value,
          label: t(`reports.period.${value}`),
        }))}
        className="sm:w-52"
      />
      {period === 'range' && (
        <DayRangeInputs
          className="sm:w-38"
          key={`${filters.from} ${filters.to}`}
          from={filters.from ?? ''}
          to={filters.to ?? ''}
          onChange={setRange}
        />
      )}
      <SearchableSelect
        label={t('reports.survey')}
        value={filters.survey === 'all' ? '' : filters.survey}
        onChange={setSurvey}
        options={surveys}
        emptyLabel={t('reports.allSurveys')}
        searchLabel={t('reports.findSurvey')}
        nothingFound={t('reports.noSurveyFound')}
        className="min-w-0 sm:w-80"
      />
    </search>
  )
}
