import type { ReportPeriod } from '#contract/api/reports.ts'

export type ReportToShare = {
  /** Absent: all surveys. */
  survey?: { id: string; title: string } | undefined
  period: ReportPeriod
  /** Replace the period. */
  from?: string | undefined
  to?: string | undefined
}
