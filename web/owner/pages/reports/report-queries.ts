import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readQuery } from '../../live/positions.ts'
import { reportInput, type ReportFilters } from './report-filters.ts'

/** Fetched again when figures change: their keys begin as that of the dashboard's report. */
export const reportQuery = (filters: ReportFilters) =>
  queryOptions({
    queryKey: ['reports', 'overview', reportInput(filters)],
    queryFn: (context) => readQuery('GET /api/reports', reportInput(filters), context),
    placeholderData: keepPreviousData,
  })

export const sentimentReportQuery = (filters: ReportFilters) =>
  queryOptions({
    queryKey: ['reports', 'sentiment', reportInput(filters)],
    queryFn: (context) => readQuery('GET /api/reports/sentiment', reportInput(filters), context),
    placeholderData: keepPreviousData,
  })

export const reportInsightsQuery = (filters: ReportFilters) =>
  queryOptions({
    queryKey: ['reports', 'insights', reportInput(filters)],
    queryFn: (context) => readQuery('GET /api/reports/insights', reportInput(filters), context),
    placeholderData: keepPreviousData,
  })

/** Titles of all surveys, for the filter. */
export const surveyTitlesQuery = queryOptions({
  queryKey: ['surveys', 'titles'],
  queryFn: (context) => readQuery('GET /api/surveys', {}, context),
  select: (surveys) => surveys.map(({ id, title }) => ({ value: id, label: title })),
})
