// All projections, for the engine and `npm run projections`.
import { accountDeletions } from './accounts/account-deletions.projection.ts'
import { erasures } from './accounts/erasures.projection.ts'
import { monthlyUsage } from './accounts/monthly-usage.projection.ts'
import { ownerSettings } from './accounts/owner-settings.projection.ts'
import { owners } from './accounts/owners.projection.ts'
import { answerFingerprints } from './conversations/answer-fingerprints.projection.ts'
import { previews } from './conversations/previews.projection.ts'
import { responses } from './conversations/responses.projection.ts'
import { sessions } from './conversations/sessions.projection.ts'
import { creditBalances } from './credits/credit-balances.projection.ts'
import { creditEntries } from './credits/credit-entries.projection.ts'
import { creditLots } from './credits/credit-lots.projection.ts'
import { payments } from './credits/payments.projection.ts'
import type { AnyProjection } from './engine/projection.ts'
import { codingChecks } from './insights/coding-checks.projection.ts'
import { digestedResponses } from './insights/digested-responses.projection.ts'
import { insightReports } from './insights/insight-reports.projection.ts'
import { mailboxes } from './notifications/mailboxes.projection.ts'
import { exports } from './reports/exports.projection.ts'
import { answerChoices } from './reports/analytics/answer-choices.projection.ts'
import { sessionJourneys } from './reports/analytics/session-journeys.projection.ts'
import { surveyOpenings } from './reports/analytics/survey-openings.projection.ts'
import { retentionSettings } from './privacy/retention-settings.projection.ts'
import { erasedSessions } from './reports/erased-sessions.projection.ts'
import { sessionFigures } from './reports/session-figures.projection.ts'
import { sharedReports } from './reports/shared-reports.projection.ts'
import { aiUsage } from './surveys/ai-usage.projection.ts'
import { erasedSurveys } from './surveys/erased-surveys.projection.ts'
import { invitationBatches } from './surveys/invitation-batches.projection.ts'
import { invitees } from './surveys/invitees.projection.ts'
import { surveyFigures } from './surveys/survey-figures.projection.ts'
import { surveyVersions } from './surveys/survey-versions.projection.ts'
import { surveys } from './surveys/surveys.projection.ts'

export const projections: readonly AnyProjection[] = [
  owners,
  ownerSettings,
  retentionSettings,
  monthlyUsage,
  accountDeletions,
  erasures,
  surveys,
  surveyVersions,
  erasedSurveys,
  invitationBatches,
  invitees,
  surveyFigures,
  aiUsage,
  sessionFigures,
  sessionJourneys,
  surveyOpenings,
  answerChoices,
  erasedSessions,
  sharedReports,
  sessions,
  responses,
  answerFingerprints,
  previews,
  insightReports,
  digestedResponses,
  codingChecks,
  payments,
  creditBalances,
  creditLots,
  creditEntries,
  exports,
  mailboxes,
]
