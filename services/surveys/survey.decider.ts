import type { SurveyEvent } from '#contract/events/surveys.ts'
import type { SurveyRetention } from '#contract/settings.ts'
import type { SentimentConfig, SurveyStatus } from '#contract/survey.ts'
import type { Decider } from '#kernel/commands/decider.ts'
import { refuse } from '#kernel/problem.ts'
import { missingRequirements } from './readiness.policy.ts'
import { jsonEqual } from './json-equal.policy.ts'
import { configurableIds, normalizeSentimentConfig } from './sentiment/sentiment-config.policy.ts'
import {
  evolve,
  isUnreadable,
  type SurveyContent,
  type ExistingSurvey,
  type SurveyState,
} from './survey-state.ts'

export type SurveyCommand =
  | ({
      type: 'DraftSurvey'
      ownerId: string
      publicId: string
      copiedFrom?: string
    } & SurveyContent)
  | OwnerCommand
  | JobCommand

/** Sent by jobs; no events when not due. */
type JobCommand =
  | { type: 'CloseWhenDue'; now: string }
  | { type: 'EraseWhenDue'; now: string }
  /** With its owner's account, or again after a restored backup. */
  | { type: 'Erase' }

/** Other owners get `surveys/not-found`. */
type OwnerCommand = { ownerId: string } & (
  | {
      type: 'ChangeSurvey'
      changes: Partial<SurveyContent>
      status?: Exclude<SurveyStatus, 'draft'>
      /** The version that the changes are based on. The content changes before the status. */
      expectedVersion?: number
    }
  | { type: 'RestoreVersion'; version: number; expectedVersion?: number }
  /** `expectedVersion`: the number of earlier configurations. */
  | {
      type: 'ConfigureSentiment'
      config: SentimentConfig
      expectedVersion?: number | undefined
    }
  | { type: 'ConfigureRetention'; days: SurveyRetention }
  /** ISO times, UTC. */
  | { type: 'ScheduleClosing'; closesAt: string | null; now: string }
  | { type: 'DeleteSurvey'; restorableUntil: string }
  | { type: 'RestoreSurvey'; now: string }
  | { type: 'IssueInvitations'; batchId: string; count: number }
)

/** One survey. A revision of a published survey is published at once; running conversations keep their version. */
export const survey: Decider<SurveyCommand, SurveyEvent, SurveyState> = {
  category: 'survey',
  initial: () => null,
  evolve,
  decide,
  opens: 'owned',
  sealedFor: (_, surveyId) => surveyId,
  subjectIds: (state, surveyId) => (state ? { ownerId: state.ownerId, surveyId } : { surveyId }),
}

function decide(command: SurveyCommand, state: SurveyState): SurveyEvent[] {
  if (command.type === 'DraftSurvey') {
    const { type: _, ...data } = command
    return state ? [] : [{ type: 'SurveyDrafted', data: { ...data, version: 1 } }]
  }
  if (isJobCommand(command)) return state ? decideForJob(command, state) : []
  // Another owner's survey gets the same refusal as an unknown id.
  if (state?.ownerId !== command.ownerId || state.isErased || isUnreadable(state))
    return refuse('surveys/not-found')
  if (command.type === 'RestoreSurvey') return restore(state, command.now)
  if (state.restorableUntil)
    return command.type === 'DeleteSurvey' ? [] : refuse('surveys/not-found')
  return decideForOwner(command, state)
}

const jobCommands: ReadonlySet<string> = new Set(['CloseWhenDue', 'EraseWhenDue', 'Erase'])

const isJobCommand = (command: SurveyCommand): command is JobCommand =>
  jobCommands.has(command.type)

function decideForJob(command: JobCommand, state: ExistingSurvey): SurveyEvent[] {
  switch (command.type) {
    case 'CloseWhenDue':
      return closeWhenDue(state, command.now)
    case 'EraseWhenDue':
      return eraseWhenDue(state, command.now)
    case 'Erase':
      return state.isErased ? [] : [{ type: 'SurveyErased', data: {} }]
  }
}

function decideForOwner(
  command: Exclude<OwnerCommand, { type: 'RestoreSurvey' }>,
  state: ExistingSurvey,
): SurveyEvent[] {
  switch (command.type) {
    case 'ChangeSurvey':
      return changeSurvey(command, state)
    case 'RestoreVersion': {
      assertVersion(state, command.expectedVersion)
      const { version: restoredFrom } = command
      if (restoredFrom === state.version) return []
      const content = state.earlierVersions.get(restoredFrom) ?? refuse('surveys/unknown-version')
      return revise(state, content, { restoredFrom })
    }
    case 'ConfigureSentiment':
      return configureSentiment(command, state)
    case 'ConfigureRetention': {
      const { days } = command
      return days === state.retention ? [] : [{ type: 'RetentionConfigured', data: { days } }]
    }
    case 'ScheduleClosing':
      return scheduleClosing(command, state)
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

function scheduleClosing(
  { closesAt, now }: Extract<OwnerCommand, { type: 'ScheduleClosing' }>,
  state: ExistingSurvey,
): SurveyEvent[] {
  if (closesAt === state.closesAt) return []
  if (closesAt && state.status === 'closed')
    return refuse('surveys/wrong-status', { from: 'closed', to: 'closed' })
  if (closesAt && closesAt <= now) return refuse('surveys/closing-in-the-past')
  return [{ type: 'SurveyClosingScheduled', data: { closesAt } }]
}

function changeSurvey(
  { changes, status, expectedVersion }: Extract<OwnerCommand, { type: 'ChangeSurvey' }>,
  state: ExistingSurvey,
): SurveyEvent[] {
  assertVersion(state, expectedVersion)
  return revise(state, { ...state.content, ...changes }, { status })
}

function assertVersion({ version }: ExistingSurvey, expected = version): void {
  if (expected !== version) refuse('surveys/stale-version', { version })
}

function revise(
  state: ExistingSurvey,
  content: SurveyContent,
  { status, restoredFrom }: { status?: SurveyStatus | undefined; restoredFrom?: number },
): SurveyEvent[] {
  const revised = !jsonEqual(content, state.content)
  const version = revised ? state.version + 1 : state.version
  const data = { version, ...content, ...(restoredFrom && { restoredFrom }) }
  const events: SurveyEvent[] = revised ? [{ type: 'SurveyRevised', data }] : []
  return [...events, ...changeStatus({ ...state, version, content }, revised, status)]
}

function configureSentiment(
  { config: input, expectedVersion }: Extract<OwnerCommand, { type: 'ConfigureSentiment' }>,
  { content, sentiment }: ExistingSurvey,
): SurveyEvent[] {
  const config = normalizeSentimentConfig(input)
  // An equal configuration overwrites nothing, so its `expectedVersion` does not matter.
  if (jsonEqual(config, sentiment.config)) return []
  const { version } = sentiment
  if (expectedVersion !== undefined && expectedVersion !== version)
    return refuse('surveys/stale-version', { version })
  const known = configurableIds(content)
  const unknown = Object.keys(config.questions).filter((id) => !known.has(id))
  if (unknown.length > 0) return refuse('surveys/unknown-point', { points: unknown })
  return [{ type: 'SentimentAnalysisConfigured', data: { config } }]
}

function changeStatus(
  survey: ExistingSurvey,
  revised: boolean,
  to: SurveyStatus = survey.status,
): SurveyEvent[] {
  const { status: from } = survey
  // The published version is always the latest, so a revision publishes again.
  if (to === from && !(from === 'published' && revised)) return []
  if (to === 'published' && from !== 'closed') return [publish(survey)]
  if (to === 'paused' && from === 'published') return [{ type: 'SurveyPaused', data: {} }]
  if (to === 'closed' && from !== 'draft') return [{ type: 'SurveyClosed', data: {} }]
  return refuse('surveys/wrong-status', { from, to })
}

function publish({ status, version, content }: ExistingSurvey): SurveyEvent {
  const missing = missingRequirements(content)
  if (missing.length > 0) return refuse('surveys/incomplete', { missing })
  return { type: status === 'paused' ? 'SurveyReactivated' : 'SurveyPublished', data: { version } }
}

function closeWhenDue(
  { status, closesAt, restorableUntil }: ExistingSurvey,
  now: string,
): SurveyEvent[] {
  const isDue = closesAt !== null && closesAt <= now && restorableUntil === null
  if (!isDue) return []
  // A draft is not closed; its closing date is cleared.
  if (status === 'draft') return [{ type: 'SurveyClosingScheduled', data: { closesAt: null } }]
  return status === 'closed' ? [] : [{ type: 'SurveyClosed', data: {} }]
}

function restore({ restorableUntil }: ExistingSurvey, now: string): SurveyEvent[] {
  if (!restorableUntil) return []
  return restorableUntil > now
    ? [{ type: 'SurveyRestored', data: {} }]
    : refuse('surveys/not-found')
}

function eraseWhenDue({ restorableUntil, isErased }: ExistingSurvey, now: string): SurveyEvent[] {
  const isDue = restorableUntil !== null && restorableUntil <= now
  return isDue && !isErased ? [{ type: 'SurveyErased', data: {} }] : []
}
