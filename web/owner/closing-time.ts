// Surveys that close at a set time, on pages that stay open.
import { useEffect, useState } from 'react'
import type { SurveyStatus } from '#contract/survey.ts'
import { queryClient } from './query-client.ts'
import { invalidateSurveyLists } from './survey-lists.ts'

type ClosingSurvey = { status: SurveyStatus; closes_at: string | null }

/** The longest delay of a timer in browsers. */
const maxDelayMs = 2 ** 31 - 1
/** The server's clock may be a little behind. */
const refetchDelayMs = 1_000

/** When a survey closes, unless it is closed or a draft, which does not close. */
function closingMsOf({ status, closes_at }: ClosingSurvey): number {
  const closes = closes_at !== null && (status === 'published' || status === 'paused')
  return closes ? Date.parse(closes_at) : Number.POSITIVE_INFINITY
}

/** The survey with its status from its closing time on, without waiting for the server. */
export function useTimedStatus<T extends ClosingSurvey>(survey: T): T {
  const closingMs = closingMsOf(survey)
  const now = useNowAfter(closingMs)
  return closingMs <= now ? { ...survey, status: 'closed' } : survey
}

/** Fetches lists and figures again once the next of the surveys has closed. */
export function useRefetchAtClosing(surveys: readonly ClosingSurvey[] = []): void {
  const [mountedAt] = useState(Date.now)
  const next = Math.min(...surveys.map(closingMsOf).filter((at) => at > mountedAt))
  const isPast = next <= useNowAfter(next, refetchDelayMs)
  useEffect(() => {
    if (!isPast) return
    invalidateSurveyLists()
    void queryClient.invalidateQueries({ queryKey: ['reports'] })
  }, [isPast, next])
}

/** The time of mounting; the current time from `ms` on, plus a delay. */
function useNowAfter(ms: number, delayMs = 0): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (ms === Number.POSITIVE_INFINITY || ms <= now) return
    const delay = Math.max(0, ms + delayMs - Date.now())
    const timer = setTimeout(() => setNow(Date.now()), Math.min(delay, maxDelayMs))
    return () => clearTimeout(timer)
  }, [ms, delayMs, now])
  return now
}
