// How the items of each topic change the data of a query.
import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import type { ExportJob } from '#contract/api/exports.ts'
import type { CriticalMoment, SentimentReport } from '#contract/api/reports.ts'
import type { SurveyInsights } from '#contract/api/insights.ts'
import type { Survey, SurveyListItem } from '#contract/api/surveys.ts'
import type {
  LiveAiUsage,
  LiveBalance,
  LiveExport,
  LiveFigures,
  LiveInsights,
  LiveQualifiedResponse,
  OwnerTurn,
  Topic,
} from '#contract/live.ts'
import type { Output } from '../../shared/call.ts'
import type { ResponseFilters, ResponsePages } from '../response-list.ts'
import { applyResponses } from './apply-responses.ts'

/** The items of a topic by key; undefined: deleted. */
export type Changes = ReadonlyMap<string, object | undefined>
export type TopicChanges = { topic: Topic; id: string; changes: Changes }
type ChangesOf<T> = ReadonlyMap<string, T | undefined>

/** Changes of a survey in a list: figures and status come from items, the texts from commands. */
type SurveyChange = Partial<LiveFigures & Pick<SurveyListItem, 'title' | 'description'>>
type SurveyPages = InfiniteData<{ items: SurveyListItem[]; next: string | null }>

/** Maximum turns of a survey in memory; older ones are dropped. */
const maxTurns = 1_000

type Applier = (data: never, changes: ChangesOf<never>, id: string) => unknown

/** For topics that change one query: the first part of its key, which the id follows. */
const appliers: Record<
  Exclude<
    Topic,
    'survey-figures' | 'credit-balance' | 'exports' | 'reports' | 'qualified-responses'
  >,
  [string, Applier]
> = {
  'survey-turns': ['turns', applyTurns],
  'ai-usage': ['ai-usage', applyAiUsage],
  insights: ['insights', applyInsights],
}

/** The data of a query after a topic's items; the same object if none concerns the query. */
export function applyToQuery(
  queryKey: QueryKey,
  data: unknown,
  { topic, id, changes }: TopicChanges,
): unknown {
  const [root, key] = queryKey
  if (topic === 'survey-figures')
    return applyFigures(queryKey, data, changes as ChangesOf<SurveyChange>)
  if (topic === 'credit-balance') {
    const balance = changes.get(id) as LiveBalance | undefined
    if (root !== 'balance' || key !== undefined || !balance) return data
    return { ...(data as object), total_credits: balance.total_credits }
  }
  if (topic === 'exports') return applyExports(queryKey, data, changes as ChangesOf<LiveExport>)
  // Reports are fetched again.
  if (topic === 'reports') return data
  if (topic === 'qualified-responses')
    return applyQualified(queryKey, data, id, changes as ChangesOf<LiveQualifiedResponse>)
  const [ownRoot, apply] = appliers[topic]
  return root === ownRoot && key === id
    ? apply(data as never, changes as ChangesOf<never>, id)
    : data
}

function applyQualified(
  [root, key, part, filters]: QueryKey,
  data: unknown,
  id: string,
  changes: ChangesOf<LiveQualifiedResponse>,
): unknown {
  if (root === 'reports' && key === 'sentiment')
    return applyMoments(data as SentimentReport, changes)
  return root === 'qualified' && key === id && part === 'list'
    ? applyResponses(data as ResponsePages, changes, filters as ResponseFilters)
    : data
}

/** Shows the whole text of moments that were unlocked. */
function applyMoments(report: SentimentReport, changes: ChangesOf<LiveQualifiedResponse>) {
  const unlockedOf = ({ response_id, locked }: CriticalMoment) => {
    const response = locked ? changes.get(response_id) : undefined
    return response && 'is_unlocked' in response && response.is_unlocked ? response : undefined
  }
  if (!report.critical_moments.some(unlockedOf)) return report
  const critical_moments = report.critical_moments.map((moment) => {
    const response = unlockedOf(moment)
    return response ? { ...moment, locked: false, response_text: response.response_text } : moment
  })
  return { ...report, critical_moments }
}

function applyTurns(
  turns: ReadonlyMap<string, OwnerTurn>,
  changes: ChangesOf<OwnerTurn>,
): ReadonlyMap<string, OwnerTurn> {
  const changed = new Map(turns)
  for (const [key, turn] of changes) {
    if (turn) changed.set(key, turn)
    else changed.delete(key)
  }
  for (const oldest of changed.keys()) {
    if (changed.size <= maxTurns) break
    changed.delete(oldest)
  }
  return changed
}

/** Changes figures and status of surveys wherever they are shown. A deleted survey leaves the lists. */
function applyFigures(queryKey: QueryKey, data: unknown, changes: ChangesOf<SurveyChange>) {
  const [root, key] = queryKey
  if (root === 'analytics') {
    const change = changes.get(key as string)
    if (!change) return data
    const { survey_id: _, version: _version, status: _status, ...rest } = change
    const { title: _title, description: _text, ...figures } = rest
    return { ...(data as Output<'GET /api/surveys/:id/analytics'>), ...figures }
  }
  if (root === 'survey') {
    const status = changes.get(key as string)?.status
    const survey = data as Survey
    return status === undefined || status === survey.status ? data : { ...survey, status }
  }
  if (root !== 'surveys') return data
  if (key === undefined) return applyToSurveys(data as SurveyListItem[], changes)
  if (key !== 'list') return data
  const list = data as SurveyPages
  const pages = list.pages.map((page) => {
    const items = applyToSurveys(page.items, changes)
    return items === page.items ? page : { ...page, items }
  })
  return pages.some((page, index) => page !== list.pages[index]) ? { ...list, pages } : list
}

function applyToSurveys(
  surveys: SurveyListItem[],
  changes: ChangesOf<SurveyChange>,
): SurveyListItem[] {
  if (!surveys.some(({ id }) => changes.has(id))) return surveys
  return surveys.flatMap((survey) => {
    if (!changes.has(survey.id)) return survey
    const change = changes.get(survey.id)
    if (!change) return []
    const { survey_id: _, version: _version, ...fields } = change
    return { ...survey, ...fields }
  })
}

function applyAiUsage(usage: LiveAiUsage, changes: ChangesOf<LiveAiUsage>, id: string) {
  return changes.get(id) ?? usage
}

/** Applies progress; the list is fetched when an export reaches another status. */
function applyExports(queryKey: QueryKey, data: unknown, changes: ChangesOf<LiveExport>): unknown {
  if (queryKey[0] !== 'exports') return data
  const jobs = data as ExportJob[]
  if (!jobs.some(({ id }) => changes.has(id))) return data
  return jobs.flatMap((job) => {
    const change = changes.get(job.id)
    if (!change) return changes.has(job.id) ? [] : job
    const { status, percent, runs } = change
    return status === job.status ? { ...job, percent, runs } : job
  })
}

/** Applies progress only: the status stays `generating` until the finished report is fetched. */
function applyInsights(
  insights: SurveyInsights,
  changes: ChangesOf<LiveInsights>,
  id: string,
): SurveyInsights {
  const change = changes.get(id)
  if (change?.status !== 'generating') return insights
  const { progress } = change
  return { ...insights, status: 'generating', progress, can_generate: false }
}
