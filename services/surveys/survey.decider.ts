import type { SurveyEvent } from '#contract/events/surveys.ts'
import type { SentimentConfig, SurveyStatus } from '#contract/survey.ts'
import type { Decider } from '#kernel/decider.ts'
import { refuse } from '#kernel/problem.ts'
import { missingFor } from './readiness.policy.ts'
import { same } from './same.policy.ts'
import { tidySentiment } from './sentiment.policy.ts'
import { evolve, type Content, type Drafted, type State } from './survey-state.policy.ts'

export type SurveyCommand =
  | ({ type: 'DraftSurvey'; ownerId: string; publicId: string; copiedFrom?: string } & Content)
  | OwnersCommand
  /** By a clock: what is not due any more stays. */
  | { type: 'CloseWhenDue'; now: string }
  | { type: 'EraseWhenDue'; now: string }

/** Refused to everybody but the survey's owner. */
type OwnersCommand = { ownerId: string } & (
  | {
      type: 'ChangeSurvey'
      changes: Partial<Content>
      status?: Exclude<SurveyStatus, 'draft'>
      /** The version that the changes were made on. Content first, then the move. */
      expectedVersion?: number
    }
  | { type: 'RestoreVersion'; version: number; expectedVersion?: number }
  /** `expectedVersion`: counts the configurations before this one. */
  | {
      type: 'ConfigureSentiment'
      config: SentimentConfig
      expectedVersion?: number | undefined
    }
  /** ISO times, UTC. */
  | { type: 'ScheduleClosing'; closesAt: string | null; now: string }
  | { type: 'DeleteSurvey'; restorableUntil: string }
  | { type: 'RestoreSurvey'; now: string }
  | { type: 'IssueInvitations'; batchId: string; count: number }
)

/** One survey. A revision of a published survey is published with it; conversations under way keep their version. */
export const survey: Decider<SurveyCommand, SurveyEvent, State> = {
  stream: 'survey',
  initial: () => null,
  evolve,
  decide,
  about: (state, surveyId) => (state ? { ownerId: state.ownerId, surveyId } : { surveyId }),
}

function decide(command: SurveyCommand, state: State): SurveyEvent[] {
  if (command.type === 'DraftSurvey') {
    const { type: _, ...data } = command
    return state ? [] : [{ type: 'SurveyDrafted', data: { ...data, version: 1 } }]
  }
  if (command.type === 'CloseWhenDue') return state ? closeWhenDue(state, command.now) : []
  if (command.type === 'EraseWhenDue') return state ? eraseWhenDue(state, command.now) : []
  // Somebody else's survey is as unknown as one that never was.
  if (state?.ownerId !== command.ownerId || state.isErased) return refuse('surveys/not-found')
  if (command.type === 'RestoreSurvey') return restore(state, command.now)
  if (state.restorableUntil)
    return command.type === 'DeleteSurvey' ? [] : refuse('surveys/not-found')
  return decideForOwner(command, state)
}

function decideForOwner(
  command: Exclude<OwnersCommand, { type: 'RestoreSurvey' }>,
  state: Drafted,
): SurveyEvent[] {
  switch (command.type) {
    case 'ChangeSurvey':
      return change(command, state)
    case 'RestoreVersion': {
      expectVersion(state, command.expectedVersion)
      const { version: restoredFrom } = command
      if (restoredFrom === state.version) return []
      const content = state.earlier.get(restoredFrom) ?? refuse('surveys/unknown-version')
      return revise(state, content, { restoredFrom })
    }
    case 'ConfigureSentiment':
      return configure(command, state)
    case 'ScheduleClosing': {
      const { closesAt, now } = command
      if (closesAt === state.closesAt) return []
      if (closesAt && state.status === 'closed')
        return refuse('surveys/wrong-status', { from: 'closed', to: 'closed' })
      if (closesAt && closesAt <= now) return refuse('surveys/closing-in-the-past')
      return [{ type: 'SurveyClosingScheduled', data: { closesAt } }]
    }
    case 'DeleteSurvey': {
      const { restorableUntil } = command
      return [{ type: 'SurveyDeleted', data: { restorableUntil } }]
    }
    case 'IssueInvitations': {
      const { batchId, count } = command
      if (state.invitations.has(batchId)) return []
      return [{ type: 'InvitationsIssued', data: { batchId, count } }]
    }
  }
}

function change(
  { changes, status, expectedVersion }: Extract<OwnersCommand, { type: 'ChangeSurvey' }>,
  state: Drafted,
): SurveyEvent[] {
  expectVersion(state, expectedVersion)
  return revise(state, { ...state.content, ...changes }, { status })
}

function expectVersion({ version }: Drafted, expected = version): void {
  if (expected !== version) refuse('surveys/stale-version', { version })
}

function revise(
  state: Drafted,
  content: Content,
  { status, restoredFrom }: { status?: SurveyStatus | undefined; restoredFrom?: number },
): SurveyEvent[] {
  const revised = !same(content, state.content)
  const version = revised ? state.version + 1 : state.version
  const data = { version, ...content, ...(restoredFrom && { restoredFrom }) }
  const events: SurveyEvent[] = revised ? [{ type: 'SurveyRevised', data }] : []
  return [...events, ...move({ ...state, version, content }, revised, status)]
}

function configure(
  { config: asked, expectedVersion }: Extract<OwnersCommand, { type: 'ConfigureSentiment' }>,
  { content, sentiment }: Drafted,
): SurveyEvent[] {
  const config = tidySentiment(asked)
  // What is so already overwrites nothing, whatever it was made from.
  if (same(config, sentiment.config)) return []
  const { version } = sentiment
  if (expectedVersion !== undefined && expectedVersion !== version)
    return refuse('surveys/stale-version', { version })
  const known = new Set(content.config.validation_points.map(({ id }) => id))
  const unknown = Object.keys(config.questions).filter((id) => !known.has(id))
  if (unknown.length > 0) return refuse('surveys/unknown-point', { points: unknown })
  return [{ type: 'SentimentAnalysisConfigured', data: { config } }]
}

function move(survey: Drafted, revised: boolean, to: SurveyStatus = survey.status): SurveyEvent[] {
  const { status: from } = survey
  // What is published is always the latest version, so a revision publishes itself anew.
  if (to === from && !(from === 'published' && revised)) return []
  if (to === 'published' && from !== 'closed') return [published(survey)]
  if (to === 'paused' && from === 'published') return [{ type: 'SurveyPaused', data: {} }]
  if (to === 'closed' && from !== 'draft') return [{ type: 'SurveyClosed', data: {} }]
  return refuse('surveys/wrong-status', { from, to })
}

function published({ status, version, content }: Drafted): SurveyEvent {
  const missing = missingFor(content)
  if (missing.length > 0) return refuse('surveys/incomplete', { missing })
  return { type: status === 'paused' ? 'SurveyReactivated' : 'SurveyPublished', data: { version } }
}

function closeWhenDue({ status, closesAt, restorableUntil }: Drafted, now: string): SurveyEvent[] {
  const isDue = closesAt !== null && closesAt <= now && restorableUntil === null
  if (!isDue) return []
  // A draft that nobody published has nothing to close.
  if (status === 'draft') return [{ type: 'SurveyClosingScheduled', data: { closesAt: null } }]
  return status === 'closed' ? [] : [{ type: 'SurveyClosed', data: {} }]
}

function restore({ restorableUntil }: Drafted, now: string): SurveyEvent[] {
  if (!restorableUntil) return []
  return restorableUntil > now
    ? [{ type: 'SurveyRestored', data: {} }]
    : refuse('surveys/not-found')
}

function eraseWhenDue({ restorableUntil, isErased }: Drafted, now: string): SurveyEvent[] {
  const isDue = restorableUntil !== null && restorableUntil <= now
  return isDue && !isErased ? [{ type: 'SurveyErased', data: {} }] : []
}
