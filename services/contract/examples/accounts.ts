import type * as accounts from '../api/accounts.ts'
import type * as health from '../api/health.ts'
import type { ExamplesOf } from './examples-of.ts'
import { done, ownerId } from './ids.ts'

export const accountExamples = {
  getSignInUrl: { response: { redirectUrl: 'https://accounts.google.com/o/oauth2/v2/auth' } },
  signInOwner: { request: { code: '4/0AeanS0b', state: 'qF3x' }, response: done },
  signOutOwner: { response: done },
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
    },
  },
} satisfies ExamplesOf<typeof accounts>

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
