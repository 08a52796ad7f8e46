// Critical moments as other people may read them: answers that their owner may read in full, and that name nobody.
import { isCallForHelp } from '#contract/events/conversation-types.ts'
import type { Db } from '#kernel/postgres/db.ts'
import {
  findQuotedStatuses,
  redactedStatuses,
  restsOn,
} from '../conversations/redacted-question.ts'
import { responses, type ResponseRow } from '../conversations/responses.projection.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import { isPersonal, namesOfRespondents } from '../insights/shared-insights.ts'
import type { DayRange } from './calendar.ts'
import { listCriticalMoments, type ReportScope } from './report-figures.ts'

export type SharedMomentRow = {
  responseId: string
  surveyId: string
  /** Empty where it rests on an answer that is locked or names a person. */
  question: string
  answer: string
  score: number
  /** YYYY-MM-DD. */
  day: string
}

const maxMoments = 10
/** The strongest moments, of which those are shown that may be. */
const candidates = 200

/** The strongest first. */
export async function sharedMomentsOf(
  db: Db,
  scope: ReportScope,
  range: DayRange,
): Promise<SharedMomentRow[]> {
  const ids = await listCriticalMoments(db, scope, range, candidates)
  const readable = await findReadable(db, ids)
  const [names, statusOf] = await Promise.all([
    namesOfRespondents(db, readable.keys()),
    findQuotedStatuses(db, [...readable.values()]),
  ])
  const mayShow = (text: string) => !isPersonal(text, names)
  const isVisible = (id: string) => !redactedStatuses.has(statusOf.get(id) ?? 'locked')
  return ids
    .flatMap((id): SharedMomentRow[] => {
      const row = readable.get(id)
      if (!row?.answer || !mayShow(row.answer)) return []
      const { responseId, surveyId, question, answer, sentimentScore } = row
      const mayShowQuestion =
        question !== null && mayShow(question) && restsOn(row).every(isVisible)
      return [
        {
          ...{ responseId, surveyId, answer, score: sentimentScore ?? 0 },
          question: mayShowQuestion ? question : '',
          day: (row.answeredAt ?? row.askedAt).slice(0, 10),
        },
      ]
    })
    .slice(0, maxMoments)
}

/** The moments whose answers still exist and may be read. */
export async function withoutErasedMoments(
  db: Db,
  moments: readonly SharedMomentRow[],
): Promise<SharedMomentRow[]> {
  const readable = await findReadable(
    db,
    moments.map(({ responseId }) => responseId),
  )
  return moments.filter(({ responseId }) => readable.has(responseId))
}

/** By id: neither locked nor erased, and no calls for help. */
async function findReadable(
  db: Db,
  responseIds: readonly string[],
): Promise<ReadonlyMap<string, ResponseRow>> {
  if (responseIds.length === 0) return new Map()
  const rows = await queryRows(
    db,
    responses,
    'select * from read.responses where "responseId" = any($1::uuid[]) and status <> all($2)',
    [responseIds, [...redactedStatuses]],
  )
  return new Map(
    rows
      .filter(({ answer, intent }) => answer !== null && !isCallForHelp(intent))
      .map((row) => [row.responseId, row]),
  )
}
