import { erasedConfig, type SurveyEvent } from '#contract/events/surveys.ts'
import type { CountryCode } from '#contract/help.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import {
  defaultSentiment,
  type SentimentConfig,
  type SurveyConfig,
  type SurveyQuestion,
  type SurveyStatus,
} from '#contract/survey.ts'
import type { SurveyRetention } from '#contract/settings.ts'

/** The content of one version. `questions`: forms only. */
export type SurveyContent = {
  title: string
  description: string
  goal: string
  language: SurveyLanguage
  country?: CountryCode | null | undefined
  config: SurveyConfig
  questions?: SurveyQuestion[]
}

export type ExistingSurvey = {
  ownerId: string
  status: SurveyStatus
  version: number
  content: SurveyContent
  /** By version number; can be restored. */
  earlierVersions: ReadonlyMap<number, SurveyContent>
  /** `version` counts the configurations; `config` is the latest. */
  sentiment: { version: number; config: SentimentConfig }
  retention: SurveyRetention
  closesAt: string | null
  /** Set while the survey is deleted. */
  restorableUntil: string | null
  /** After the restore period: every command is refused. */
  isErased: boolean
  /** Batch ids. */
  invitations: ReadonlySet<string>
}
export type SurveyState = ExistingSurvey | null

/** The key is destroyed, but a restored log does not have the erasure yet. */
export const isUnreadable = ({ content }: ExistingSurvey): boolean =>
  content.config === erasedConfig

const erasedContent = ({ content }: ExistingSurvey): SurveyContent => ({
  ...{ title: '', description: '', goal: '', language: content.language, config: erasedConfig },
})

export function evolve(state: SurveyState, event: SurveyEvent): SurveyState {
  if (event.type === 'SurveyDrafted') {
    const { ownerId, publicId: _, copiedFrom: __, version, ...content } = event.data
    return {
      ownerId,
      status: 'draft',
      version,
      content,
      earlierVersions: new Map(),
      sentiment: { version: 0, config: defaultSentiment },
      retention: 'account',
      closesAt: null,
      restorableUntil: null,
      isErased: false,
      invitations: new Set(),
    }
  }
  if (!state) return null
  switch (event.type) {
    case 'SurveyRevised': {
      const { version, restoredFrom: _, ...content } = event.data
      const earlier = new Map(state.earlierVersions).set(state.version, state.content)
      return { ...state, version, content, earlierVersions: earlier }
    }
    case 'SurveyPublished':
    case 'SurveyReactivated':
      return { ...state, status: 'published' }
    case 'SurveyPaused':
      return { ...state, status: 'paused' }
    case 'SurveyClosed':
      return { ...state, status: 'closed', closesAt: null }
    case 'SurveyClosingScheduled':
      return { ...state, closesAt: event.data.closesAt }
    case 'SurveyDeleted':
      return { ...state, restorableUntil: event.data.restorableUntil }
    case 'SurveyRestored':
      return { ...state, restorableUntil: null }
    case 'SurveyErased':
      return { ...state, isErased: true, content: erasedContent(state), earlierVersions: new Map() }
    case 'InvitationsIssued':
      return { ...state, invitations: new Set(state.invitations).add(event.data.batchId) }
    case 'SentimentAnalysisConfigured': {
      const sentiment = { version: state.sentiment.version + 1, config: event.data.config }
      return { ...state, sentiment }
    }
    case 'RetentionConfigured':
      return { ...state, retention: event.data.days }
  }
}
