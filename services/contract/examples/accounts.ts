import type * as accountDeletion from '../api/account-deletion.ts'
import type * as accounts from '../api/accounts.ts'
import type * as auditTrail from '../api/audit-trail.ts'
import type * as health from '../api/health.ts'
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
          sentiment_analysis: true,
          whatsapp_integration: true,
          premium_insights: true,
          qualified_responses: true,
        },
      },
      stand_ins: [],
      models: { interviewer: 'small', analyst: 'large' },
      channels: { voice: true, whatsapp: false },
      support_url: 'https://wa.me/15550100',
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

const deletion = {
  requested_at: '2026-11-23T09:00:00.000Z',
  erase_at: '2026-11-30T09:00:00.000Z',
  grace_days: 7,
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
} satisfies ExamplesOf<typeof accountDeletion>

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
