import type { Insights, SurveyInsights } from '#contract/api/insights.ts'
import type { LiveInsights } from '#contract/live.ts'
import { ownValue } from '#contract/own-value.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { findSurveyFigures, type SurveyFiguresRow } from '../surveys/survey-figures.projection.ts'
import type { SurveyRow } from '../surveys/surveys.projection.ts'
import { findInsightReport, type InsightReport } from './insight-reports.projection.ts'
import {
  countInsightAnswers,
  countInsightPeople,
  findObjectiveEvidence,
} from './insight-answers.ts'
import { visibleSources } from './quoted-sources.ts'
import { readReport } from './report-topics.ts'
import { saturationOf } from './topic-saturation.ts'

/** A run without an event for this long has failed. */
const runTimeoutMs = 10 * 60_000

export const isStale = ({ status, heardAt }: InsightReport, nowMs: number): boolean =>
  status === 'generating' && nowMs - Date.parse(heardAt) > runTimeoutMs

/** The insights of a survey for its owner. */
export async function surveyInsightsOf(db: Db, survey: SurveyRow): Promise<SurveyInsights> {
  const { surveyId, config } = survey
  const [row, { all, unread, calls }, figures, evidence] = await Promise.all([
    findInsightReport(db, surveyId),
    countInsightAnswers(db, surveyId),
    findSurveyFigures(db, surveyId),
    findObjectiveEvidence(db, surveyId, maxSources),
  ])
  const written = row && (await readReport(db, row))?.insights
  const insights = written && (await withCountsLeft(db, surveyId, written, all))
  const saturation = row && insights ? await saturationOf(db, row) : null
  const objectives = config.validation_points.map(({ id, text }) => ({
    ...{ id, text },
    ...objectiveProgress(id, { figures, evidence, insights }),
  }))
  const counts = { responses: all, new_responses: unread, left_out: calls, objectives }
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
    saturation,
  }
}

/** The report without erased answers and people in its counts. */
async function withCountsLeft(
  db: Db,
  surveyId: string,
  insights: Insights,
  answers: number,
): Promise<Insights> {
  const { metadata } = insights
  if (metadata.people_count === null || answers >= metadata.response_count) return insights
  const people = await countInsightPeople(db, surveyId)
  return {
    ...insights,
    metadata: {
      ...metadata,
      response_count: answers,
      people_count: Math.min(metadata.people_count, people),
    },
  }
}

const noReport = {
  progress: { done: 0, total: 0 },
  failure: null,
  generated_at: null,
  insights: null,
  saturation: null,
}

const maxSources = 3

type ObjectiveBasis = {
  figures: SurveyFiguresRow | undefined
  evidence: Awaited<ReturnType<typeof findObjectiveEvidence>>
  insights: Insights | undefined
}

/** Words of findings come first, then those of single answers. */
function objectiveProgress(id: string, { figures, evidence, insights }: ObjectiveBasis) {
  const findings = (insights?.executive_summary.findings ?? []).filter(
    ({ objective_id }) => objective_id === id,
  )
  const covered = ownValue(figures?.objectivesCovered ?? {}, id) ?? 0
  const concrete = ownValue(figures?.objectivesPartial ?? {}, id) ?? 0
  const validated = covered > 0
  const isPartial = findings.length > 0 || concrete > 0
  const unreached = isPartial ? ('partial' as const) : ('pending' as const)
  const status = validated ? ('validated' as const) : unreached
  const reported = new Set(
    findings.flatMap(({ sources }) => sources.map((each) => each.conversation_id)),
  ).size
  const conversations = validated ? covered : Math.max(concrete, reported)
  const coded = evidence
    .filter(({ objectiveId }) => objectiveId === id)
    .flatMap((each) => visibleSources([each], new Map([[each.responseId, each]])))
  const quoted = findings.flatMap(({ sources }) =>
    sources.filter(({ locked }) => !locked).slice(0, 1),
  )
  const sources = [
    ...new Map([...coded, ...quoted].map((each) => [each.response_id, each])).values(),
  ]
  const isQuoted = new Set(quoted.map(({ response_id }) => response_id))
  return {
    ...{ conversations, validated, status },
    sources:
      status === 'pending'
        ? []
        : sources
            .toSorted(
              (a, b) => Number(isQuoted.has(b.response_id)) - Number(isQuoted.has(a.response_id)),
            )
            .slice(0, maxSources),
  }
}

/** A report without remaining sources counts as none. */
function withoutReport({ status }: LiveInsights, responses: number) {
  const emptyStatus = responses > 0 ? ('none' as const) : ('waiting' as const)
  return { status: status === 'ready' ? emptyStatus : status, generated_at: null, insights: null }
}

/** Progress of a run. A run without recent events has failed with `timeout`. */
export function liveInsightsOf(row: InsightReport, nowMs: number): LiveInsights {
  const { status, done, total, failure, generatedAt } = row
  const isTimedOut = isStale(row, nowMs)
  return {
    status: isTimedOut ? 'failed' : status,
    progress: { done, total },
    failure: isTimedOut ? 'timeout' : failure,
    generated_at: generatedAt,
  }
}
