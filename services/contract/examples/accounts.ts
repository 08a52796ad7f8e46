import type * as accountDeletion from '../api/account-deletion.ts'
import type * as accountDownload from '../api/account-download.ts'
import type * as accounts from '../api/accounts.ts'
import type * as auditTrail from '../api/audit-trail.ts'
import type * as health from '../api/health.ts'
import type * as privacy from '../api/privacy.ts'
import type * as settings from '../api/settings.ts'
import type * as notifications from '../api/notifications.ts'
import type { ExamplesOf } from './examples-of.ts'
import { at, done, lotId, ownerId } from './ids.ts'

export const accountExamples = {
  getSignInUrl: { response: { redirectUrl: 'https://accounts.google.com/o/oauth2/v2/auth' } },
  signInOwner: { request: { code: '4/0AeanS0b', state: 'qF3x' }, response: done },
  signOutOwner: { response: done },
  listSessions: {
    response: [
      {
        id: lotId,
        browser: 'Firefox',
        system: 'Windows',
        network: '203.0.113.0/24',
        created_at: '2026-03-02T09:00:00.000Z',
        last_used_at: '2026-03-09T16:20:00.000Z',
        expires_at: '2026-03-23T16:20:00.000Z',
        current: true,
      },
    ],
  },
  revokeSession: { response: done },
  endSessions: { response: done },
  saveOnboardingProgress: { request: { step: 1 }, response: done },
  completeOnboarding: {
    request: {
      mobile_completion: false,
      timestamp: '2026-03-02T09:04:00.000Z',
      user_agent: 'Mozilla/5.0',
    },
    response: { onboarding_completed: true, verified: true },
  },
  getCurrentOwner: {
    response: {
      id: ownerId,
      email: 'ana@example.org',
      google_user_data: { name: 'Ana Souza' },
      onboarding_completed: true,
      onboarding_step: null,
      locale: 'pt-br',
      plan: {
        type: 'pro',
        limits: {
          max_questions: 12,
          active_surveys: null,
          advanced_surveys: null,
          responses: 2_000,
          audio_minutes: 300,
          ai_generations: 100,
          sentiment_analysis: true,
          whatsapp_integration: true,
          premium_insights: true,
          qualified_responses: true,
        },
        coming: ['whatsapp_integration', 'api_integration'],
      },
      stand_ins: [],
      models: { interviewer: 'small', analyst: 'large' },
      channels: { voice: true, whatsapp: false },
      support_url: 'https://wa.me/15550100',
      erase_at: null,
    },
  },
} satisfies ExamplesOf<typeof accounts>

export const settingsExamples = {
  getSettings: {
    response: {
      interface_language: 'pt-br',
      default_survey_language: 'en',
      time_zone: 'America/Sao_Paulo',
      time_zone_known: true,
      notifications: {
        email_responses: true,
        email_insights: true,
        email_weekly_report: false,
        responses_frequency: 'daily',
        daily_hour: 9,
      },
      privacy: { data_retention_days: 365, anonymous_responses: false },
    },
  },
  changeSettings: {
    request: { notifications: { email_weekly_report: true } },
    response: done,
  },
} satisfies ExamplesOf<typeof settings>

const surveyPrivacy = {
  data_retention_days: 90,
  account: { data_retention_days: 365, anonymous_responses: false },
} as const

export const privacyExamples = {
  getPlannedErasures: {
    response: {
      days: [{ day: '2026-03-03', conversations: 214 }],
      conversations: 214,
      until: '2026-05-01T09:00:00.000Z',
      change: { from: '2026-01-30T09:00:00.000Z', conversations: 38 },
    },
  },
  getSurveyPrivacy: { response: surveyPrivacy },
  changeSurveyRetention: { request: { data_retention_days: 90 }, response: surveyPrivacy },
} satisfies ExamplesOf<typeof privacy>

const deletion = {
  requested_at: '2026-11-23T09:00:00.000Z',
  erase_at: '2026-11-30T09:00:00.000Z',
  grace_days: 7,
  receipt_url:
    'https://prosa.example/api/public/erasures/fJ5meXQlQN6USuB_wfkK5wAAAABh0c2cUeMXc9kX2bLQ8Q7o',
  figures: {
    surveys: 3,
    conversations: 214,
    answers: 1_540,
    exports: 1,
    shared_reports: 2,
    sessions: 2,
    credits: 38,
    purchases: 2,
  },
}

export const accountDeletionExamples = {
  getAccountDeletion: { response: deletion },
  requestAccountDeletion: {
    request: { confirmation: 'ana@example.org' },
    response: deletion,
  },
  cancelAccountDeletion: { response: done },
  getErasureReceipt: {},
  listErasures: {
    response: {
      items: [
        {
          kind: 'survey',
          reference: '7C2D9E10',
          state: 'cleaned',
          requested_at: '2026-10-24T09:00:00.000Z',
          erased_at: '2026-11-23T09:00:00.000Z',
          finished_at: '2026-11-23T09:02:00.000Z',
          cleaned_at: '2026-11-23T09:40:00.000Z',
          conversations: 214,
          answers: 1_180,
          receipt_url: deletion.receipt_url,
        },
      ],
    },
  },
} satisfies ExamplesOf<typeof accountDeletion>

const download = {
  id: '0b1ee5f2-6ab1-4d8e-9a41-5b8f5f4b8a10',
  status: 'running',
  percent: 40,
  requested_at: '2026-11-23T09:00:00.000Z',
  as_of: null,
  bytes: null,
  expires_at: '2026-11-30T09:00:00.000Z',
  failure: null,
  url: null,
} as const

export const accountDownloadExamples = {
  getAccountDownload: { response: { download } },
  requestAccountDownload: { response: { download } },
} satisfies ExamplesOf<typeof accountDownload>

export const auditTrailExamples = {
  listAuditTrail: {
    response: [
      {
        id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
        at: '2026-01-31T12:00:00.000Z',
        kind: 'export',
        actor: { type: 'owner', id: ownerId },
        subject: { type: 'statement', id: ownerId },
        detail: 'csv',
        count: 1,
        network: '203.0.113.0/24',
      },
    ],
  },
} satisfies ExamplesOf<typeof auditTrail>

export const healthExamples = {
  getHealth: {
    response: {
      status: 'ready',
      version: '0.1.0',
      projections: { surveys: 0 },
      cleaning: { cleaned_at: at, attempted_at: at, remaining: [] },
      stand_ins: ['messaging'],
      models: null,
    },
  },
} satisfies ExamplesOf<typeof health>

export const notificationExamples = {
  getUnsubscribePage: {},
  stopMails: {},
  getMailStatus: {
    response: { provider: 'smtp', last_sent_at: at, stopped: { at, code: 550 } },
  },
  resumeMail: { response: { ok: true } },
  getOutbox: {},
} satisfies ExamplesOf<typeof notifications>
