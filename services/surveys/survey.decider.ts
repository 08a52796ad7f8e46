import type { SurveyEvent } from '#contract/events/surveys.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import {
  defaultSentiment,
  type SentimentConfig,
  type SurveyConfig,
  type SurveyStatus,
} from '#contract/survey.ts'
import type { Decider } from '#kernel/decider.ts'
import { refuse } from '#kernel/problem.ts'
import { missingFor } from './readiness.policy.ts'
import { tidySentiment } from './sentiment.policy.ts'

export type Content = {
  title: string
  description: string
  goal: string
  language: SurveyLanguage
  config: SurveyConfig
}

export type SurveyCommand =
  | ({ type: 'DraftSurvey'; ownerId: string; publicId: string } & Content)
  /** `expectedVersion`: the version that the changes were made on. Content first, then the move. */
  | {
      type: 'ChangeSurvey'
      ownerId: string
      changes: Partial<Content>
      status?: Exclude<SurveyStatus, 'draft'>
      expectedVersion?: number
    }
  /** `expectedVersion`: counts the configurations before this one. */
  | {
      type: 'ConfigureSentiment'
      ownerId: string
      config: SentimentConfig
      expectedVersion?: number | undefined
    }

type Drafted = {
  ownerId: string
  status: SurveyStatus
  version: number
  content: Content
  /** How many configurations there were, and the last of them. */
  sentiment: { version: number; config: SentimentConfig }
}
type State = Drafted | null

/** One survey. A revision of a published survey is published with it; conversations under way keep their version. */
export const survey: Decider<SurveyCommand, SurveyEvent, State> = {
  stream: 'survey',
  initial: () => null,
  evolve,
  decide,
  about: (state, surveyId) => (state ? { ownerId: state.ownerId, surveyId } : { surveyId }),
}

function evolve(state: State, event: SurveyEvent): State {
  if (event.type === 'SurveyDrafted') {
    const { ownerId, publicId: _, version, ...content } = event.data
    return {
      ownerId,
      status: 'draft',
      version,
      content,
      sentiment: { version: 0, config: defaultSentiment },
    }
  }
  if (!state) return null
  switch (event.type) {
    case 'SurveyRevised': {
      const { version, ...content } = event.data
      return { ...state, version, content }
    }
    case 'SurveyPublished':
    case 'SurveyReactivated':
      return { ...state, status: 'published' }
    case 'SurveyPaused':
      return { ...state, status: 'paused' }
    case 'SurveyClosed':
      return { ...state, status: 'closed' }
    case 'SentimentAnalysisConfigured': {
      const sentiment = { version: state.sentiment.version + 1, config: event.data.config }
      return { ...state, sentiment }
    }
  }
}

function decide(command: SurveyCommand, state: State): SurveyEvent[] {
  if (command.type === 'DraftSurvey') {
    const { type: _, ...data } = command
    return state ? [] : [{ type: 'SurveyDrafted', data: { ...data, version: 1 } }]
  }
  // Somebody else's survey is as unknown as one that never was.
  if (state?.ownerId !== command.ownerId) return refuse('surveys/not-found')
  if (command.type === 'ConfigureSentiment') return configure(command, state)
  const { expectedVersion = state.version } = command
  if (expectedVersion !== state.version)
    return refuse('surveys/stale-version', { version: state.version })

  const content = { ...state.content, ...command.changes }
  const revised = !same(content, state.content)
  const version = revised ? state.version + 1 : state.version
  const events: SurveyEvent[] = revised
    ? [{ type: 'SurveyRevised', data: { version, ...content } }]
    : []
  return [...events, ...move({ ...state, version, content }, revised, command.status)]
}

function configure(
  { config: asked, expectedVersion }: Extract<SurveyCommand, { type: 'ConfigureSentiment' }>,
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

/** Equal as JSON, whatever the order of fields. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))]
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && same(value, right.get(key)))
  )
}
