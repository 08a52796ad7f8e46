import { queryOptions } from '@tanstack/react-query'
import { readQuery } from '../live/positions.ts'
import { queryClient } from '../query-client.ts'

/** The links that show a survey, or all. */
export const sharedReportsQuery = (survey: string | undefined) =>
  queryOptions({
    queryKey: ['shared-reports', survey ?? 'all'],
    queryFn: (context) => readQuery('GET /api/shared-reports', survey ? { survey } : {}, context),
    staleTime: 0,
  })

export const refetchSharedReports = () =>
  void queryClient.invalidateQueries({ queryKey: ['shared-reports'] })
