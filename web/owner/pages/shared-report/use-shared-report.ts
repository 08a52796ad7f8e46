import { useMutation, useQuery } from '@tanstack/react-query'
import type { SharedReport } from '#contract/api/shared-reports.ts'
import { call, CallError } from '../../../shared/call.ts'
import { chooseLocale, currentLocale, hasChosenLocale } from '../../../shared/i18n.ts'
import { queryClient } from '../../query-client.ts'

/** A live report is fetched again as often. */
const refreshMs = 30_000

const passKey = (token: string) => `report-pass ${token.slice(-16)}`

const queryKey = (token: string) => ['shared-report', token]

/** By the pass of this tab, if there is one: it ends with the tab. */
async function fetchReport(token: string, signal: AbortSignal): Promise<SharedReport> {
  const pass = sessionStorage.getItem(passKey(token))
  if (pass === null)
    return applyLanguage(await call('GET /api/public/shared-reports/:token', { token }, { signal }))
  const opened = await call('POST /api/public/shared-reports/:token', { token, pass }, { signal })
  return applyLanguage(opened.report)
}

/** The report is shown in its own language, unless its reader has chosen another. */
async function applyLanguage(report: SharedReport): Promise<SharedReport> {
  if (!hasChosenLocale() && report.language !== currentLocale())
    await chooseLocale(report.language, false)
  return report
}

export function useSharedReport(token: string) {
  const query = useQuery({
    queryKey: queryKey(token),
    queryFn: ({ signal }) => fetchReport(token, signal),
    staleTime: refreshMs,
    refetchInterval: ({ state }) => (state.data?.mode === 'live' ? refreshMs : false),
  })
  const { error } = query
  return { ...query, needsPassword: error instanceof CallError && error.code === passwordRequired }
}

const passwordRequired = 'shared-reports/password-required'

export function useOpenReport(token: string) {
  return useMutation({
    mutationFn: async (password: string) => {
      const opened = await call('POST /api/public/shared-reports/:token', { token, password })
      return { pass: opened.pass, report: await applyLanguage(opened.report) }
    },
    onSuccess: ({ report, pass }) => {
      sessionStorage.setItem(passKey(token), pass)
      queryClient.setQueryData(queryKey(token), report)
    },
    networkMode: 'always',
  })
}
