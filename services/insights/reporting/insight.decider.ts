import type { SurveyLanguage } from '#contract/languages.ts'
import type { InsightEvent } from '#contract/events/insight-reports.ts'
import type { Decider } from '#kernel/commands/decider.ts'
import { refuse } from '#kernel/problem.ts'

type Data<T extends InsightEvent['type']> = Extract<InsightEvent, { type: T }>['data']

export type InsightCommand =
  | {
      type: 'RequestInsights'
      ownerId: string
      surveyId: string
      requestId: string
      language: SurveyLanguage
      /** All readable responses. */
      responseIds: readonly string[]
      /** A run without progress for too long; null where there is none. */
      staleRequestId: string | null
    }
  /** `parts`: the number known so far. */
  | { type: 'RecordDigest'; digest: Omit<Data<'ResponsesDigested'>, 'part'> }
  | { type: 'RecordReport'; report: Data<'InsightsGenerated'> }
  | { type: 'RecordFailure'; failure: Data<'InsightsFailed'> }

export type Insight = {
  ownerId?: string
  surveyId?: string
  running: { requestId: string; parts: number } | null
  digested: Set<string>
  /** Responses in the last report; null before the first. */
  reportedCount: number | null
  /** Whether responses were digested since the last report. */
  hasUnreportedDigests: boolean
}

/** Reports on a survey's responses. One run at a time; each response is digested once. */
export const insight: Decider<InsightCommand, InsightEvent, Insight> = {
  category: 'insight',
  initial: () => ({
    running: null,
    digested: new Set(),
    reportedCount: null,
    hasUnreportedDigests: false,
  }),
  evolve(state, event) {
    switch (event.type) {
      case 'InsightsRequested': {
        const { ownerId, surveyId, requestId } = event.data
        return { ...state, ownerId, surveyId, running: { requestId, parts: 0 } }
      }
      case 'ResponsesDigested': {
        const { requestId, part, responseIds } = event.data
        for (const id of responseIds) state.digested.add(id)
        return { ...state, running: { requestId, parts: part }, hasUnreportedDigests: true }
      }
      case 'InsightsGenerated':
        return {
          ...state,
          running: null,
          reportedCount: event.data.responseCount,
          hasUnreportedDigests: false,
        }
      case 'InsightsFailed':
        return { ...state, running: null }
    }
  },
  subjectIds: ({ ownerId, surveyId }) => ({
    ...(ownerId && { ownerId }),
    ...(surveyId && { surveyId }),
  }),
  decide(command, state) {
    switch (command.type) {
      case 'RequestInsights':
        return requestInsights(command, state)
      case 'RecordDigest': {
        const { digest } = command
        const isKnown = digest.responseIds.some((id) => state.digested.has(id))
        if (!isRunning(state, digest) || isKnown) return []
        const part = state.running.parts + 1
        const data = { ...digest, part, parts: Math.max(part, digest.parts) }
        return [{ type: 'ResponsesDigested', data }]
      }
      case 'RecordReport':
        return isRunning(state, command.report)
          ? [{ type: 'InsightsGenerated', data: command.report }]
          : []
      case 'RecordFailure':
        return isRunning(state, command.failure)
          ? [{ type: 'InsightsFailed', data: command.failure }]
          : []
    }
  },
}

type Request = Extract<InsightCommand, { type: 'RequestInsights' }>

function requestInsights(command: Request, state: Insight): readonly InsightEvent[] {
  const { ownerId, surveyId, requestId, language, responseIds, staleRequestId } = command
  if (state.running && state.running.requestId !== staleRequestId) return []
  if (responseIds.length === 0) refuse('insights/no-responses')
  if (!hasChanged(responseIds, state)) return []
  return [{ type: 'InsightsRequested', data: { ownerId, surveyId, requestId, language } }]
}

/** Also after an erasure: the report must not count the erased response. */
const hasChanged = (
  responseIds: readonly string[],
  { reportedCount, hasUnreportedDigests, digested }: Insight,
) =>
  hasUnreportedDigests ||
  reportedCount !== responseIds.length ||
  responseIds.some((id) => !digested.has(id))

/** Results of a replaced run are ignored. */
const isRunning = (
  state: Insight,
  { requestId }: { requestId: string },
): state is Insight & { running: object } => state.running?.requestId === requestId
