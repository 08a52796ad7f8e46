import type { Insights, SurveyInsights } from '#contract/api/insights.ts'
import type { LiveInsights } from '#contract/live.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { findSurveyFigures } from '../surveys/survey-figures.projection.ts'
import type { SurveyRow } from '../surveys/surveys.projection.ts'
import { findInsightReport, type InsightReportRow } from './insight-reports.projection.ts'
import { mentionedResponseIds, presentReport } from './present-report.ts'
import {
  countAnswersUntil,
  countCallsForHelp,
  countInsightAnswers,
  findQuotedAnswers,
} from './insight-answers.ts'

/** A run without an event for this long has failed. */
const runTimeoutMs = 10 * 60_000

export const isStale = ({ status, heardAt }: InsightReportRow, nowMs: number): boolean =>
  status === 'generating' && nowMs - Date.parse(heardAt) > runTimeoutMs

/** The insights of a survey for its owner. */
export async function surveyInsightsOf(db: Db, survey: SurveyRow): Promise<SurveyInsights> {
  const { surveyId, config } = survey
  const [row, { all, unread }, left_out, figures] = await Promise.all([
    findInsightReport(db, surveyId),
    countInsightAnswers(db, surveyId),
    countCallsForHelp(db, surveyId),
    findSurveyFigures(db, surveyId),
  ])
  const insights = row && (await insightsOf(db, row))
  const objectives = config.validation_points.map(({ id, text }) => ({
    ...{ id, text },
    ...objectiveProgress(id, figures?.objectivesCovered[id] ?? 0, insights),
  }))
  const counts = { responses: all, new_responses: unread, left_out, objectives }
  if (!row) {
    const status = all > 0 ? 'none' : 'waiting'
    return { ...counts, ...noReport, status, can_generate: all > 0 }
  }
  const state = liveInsightsOf(row, Date.now())
  const hasNewResponses = row.unreported || unread > 0 || row.responseCount !== all
  return {
    ...counts,
    ...state,
    can_generate: state.status !== 'generating' && all > 0 && hasNewResponses,
    ...(insights ? { insights } : withoutReport(state, all)),
  }
}

const noReport = {
  progress: { done: 0, total: 0 },
  failure: null,
  generated_at: null,
  insights: null,
}

async function insightsOf(db: Db, row: InsightReportRow): Promise<Insights | undefined> {
  if (!row.report) return undefined
  const { surveyId, generatedAt } = row
  const [answers, counts] = await Promise.all([
    findQuotedAnswers(db, surveyId, mentionedResponseIds(row)),
    countAnswersUntil(db, surveyId, generatedAt ?? new Date().toISOString()),
  ])
  return presentReport(row, answers, counts)
}

/** An objective with findings of so many people is partial at least. */
const partialFrom = 3
const maxSources = 3

function objectiveProgress(id: string, conversations: number, insights: Insights | undefined) {
  const findings = (insights?.executive_summary.findings ?? []).filter(
    ({ objective_id }) => objective_id === id,
  )
  const isPartial = findings.some(({ people }) => people !== null && people >= partialFrom)
  const validated = conversations > 0
  return {
    ...{ conversations, validated },
    status: validated
      ? ('validated' as const)
      : isPartial
        ? ('partial' as const)
        : ('pending' as const),
    sources: findings
      .flatMap(({ sources }) => sources.filter(({ locked }) => !locked).slice(0, 1))
      .slice(0, maxSources),
  }
}

/** A report without remaining sources counts as none. */
function withoutReport({ status }: LiveInsights, responses: number) {
  const emptyStatus = responses > 0 ? ('none' as const) : ('waiting' as const)
  return { status: status === 'ready' ? emptyStatus : status, generated_at: null, insights: null }
}

/** Progress of a run. A run without recent events has failed with `timeout`. */
export function liveInsightsOf(row: InsightReportRow, nowMs: number): LiveInsights {
  const { status, done, total, failure, generatedAt } = row
  const isTimedOut = isStale(row, nowMs)
  return {
    status: isTimedOut ? 'failed' : status,
    progress: { done, total },
    failure: isTimedOut ? 'timeout' : failure,
    generated_at: generatedAt,
  }
}
