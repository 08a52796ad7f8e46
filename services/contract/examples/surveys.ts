import type * as helpLines from '../api/help-lines.ts'
import type * as invitations from '../api/invitations.ts'
import type * as previews from '../api/previews.ts'
import type * as sentiment from '../api/sentiment.ts'
import type * as surveyLifecycle from '../api/survey-lifecycle.ts'
import type * as surveys from '../api/surveys.ts'
import type { ExamplesOf } from './examples-of.ts'
import { at, conversationId, helpLine, publicId, question, surveyId } from './ids.ts'
import { qualifiedResponse } from './results.ts'

const title = 'Why customers cancel'
const goal = 'Learn why customers cancel'
const figures = {
  total_sessions: 40,
  completed_sessions: 30,
  completion_rate: 75,
  total_responses: 210,
  qualified_responses: 24,
}
const fixedQuestion = { id: 'q1', text: question, type: 'open' as const }

const survey = {
  id: surveyId,
  public_id: publicId,
  title,
  description: '',
  goal,
  language: 'en' as const,
  country: 'BR',
  status: 'draft' as const,
  survey_type: 'normal' as const,
  questions: [{ ...fixedQuestion, is_required: true, options: [], options_json: '[]' }],
  config_json: '{}',
  version: 1,
  closes_at: null,
  created_at: at,
  updated_at: at,
}

export const helpLineExamples = {
  listHelpLines: { response: { lines: [{ ...helpLine, checked: '2026-11' }] } },
} satisfies ExamplesOf<typeof helpLines>

export const surveyExamples = {
  generateStructure: {
    request: { goal },
    response: {
      title,
      description: 'A short conversation about cancelling.',
      language: 'en',
      validation_points: [{ id: 'p1', text: 'The reason for cancelling', editable: true }],
      ai_personality: 'professional',
      max_questions: 8,
      enable_audio: false,
      enable_whatsapp: false,
      conversation_mode: true,
      pre_survey_config: { enabled: false, required_fields: [] },
      post_survey_rewards: { enabled: false, rewards: [] },
    },
  },
  generateQuestions: {
    request: { goal, question_count: 6 },
    response: { questions: [{ ...fixedQuestion, is_required: true, options: [] }] },
  },
  proposeSpokenQuestion: {
    request: { text: 'Main reasons for leaving', language: 'en' },
    response: { text: 'What were your main reasons for leaving?', language: 'en' },
  },
  detectTextLanguage: {
    request: { text: 'Understand why customers cancel', language: 'pt-br' },
    response: { language: 'en' },
  },
  createSurvey: { request: { title, goal, language: 'en' }, response: survey },
  createAdvancedSurvey: {
    request: { title, goal, language: 'en', config_json: '{"max_questions":8}' },
    response: survey,
  },
  listSurveys: {
    response: [
      {
        id: surveyId,
        public_id: publicId,
        title,
        description: '',
        status: 'published',
        survey_type: 'normal',
        closes_at: null,
        created_at: at,
        ...figures,
      },
    ],
  },
  countSurveys: { response: { total: 7, published: 3, draft: 2, paused: 1, closed: 1 } },
  getSurvey: { response: survey },
  updateSurvey: { request: { status: 'published', version: 1 }, response: survey },
  getSurveyAnalytics: {
    response: {
      ...figures,
      ratings: 12,
      avg_rating: 4.5,
      running_sessions: 1,
      avg_questions_per_session: 6.2,
      objectives_validated: 3,
      objectives_completion_rate: 60,
      advanced_mode_active: false,
      nps: [
        {
          question: 'How likely are you to recommend us?',
          answers: 10,
          score: 30,
          detractors: 2,
          passives: 3,
          promoters: 5,
          distribution: [0, 0, 0, 1, 0, 0, 1, 1, 2, 3, 2],
        },
      ],
    },
  },
  listQualifiedResponses: { response: [qualifiedResponse] },
} satisfies ExamplesOf<typeof surveys>

export const surveyLifecycleExamples = {
  scheduleClosing: { request: { closes_at: at }, response: survey },
  deleteSurvey: { response: { ok: true, restorable_until: at } },
  restoreSurvey: { response: survey },
  listDeletedSurveys: {
    response: [{ id: surveyId, title, deleted_at: at, restorable_until: at }],
  },
  duplicateSurvey: { response: survey },
  listSurveyVersions: {
    response: [
      {
        version: 2,
        at,
        title,
        published: true,
        restored_from: null,
        changes: [{ field: 'max_questions', before: 8, after: 10 }],
      },
    ],
  },
  restoreVersion: { request: { version: 2 }, response: survey },
} satisfies ExamplesOf<typeof surveyLifecycle>

const personalLink = 'https://prosa.example/s/Kp3vT9xWq2Lm?c=a1'

export const invitationExamples = {
  issueInvitations: {
    request: { people: [{ name: 'Ana Souza', reference: 'C-1042' }] },
    response: { batch_id: conversationId, links: [personalLink] },
  },
  listInvitations: {
    response: [
      {
        ...{ batch_id: conversationId, issued_at: at },
        ...{ count: 100, named: 100, started: 40, completed: 30 },
      },
    ],
  },
  listInvitationLinks: {
    response: [
      {
        number: 1,
        url: personalLink,
        name: 'Ana Souza',
        reference: 'C-1042',
        status: 'completed',
        conversation_id: conversationId,
        opened_at: at,
        completed_at: at,
        answers: 7,
      },
    ],
  },
  eraseInvitee: { response: { ok: true } },
} satisfies ExamplesOf<typeof invitations>

const settings = {
  enabled: true,
  emotion_analysis: true,
  aspect_analysis: true,
  auto_followups: true,
  confidence_threshold: 0.4,
  aspect_keywords: ['speed'],
  followup_negative: '',
  followup_very_positive: '',
  questions: {},
  version: 1,
  updated_at: at,
}

export const sentimentExamples = {
  getSentimentConfig: { response: settings },
  configureSentiment: { request: { aspect_keywords: ['speed'], version: 0 }, response: settings },
} satisfies ExamplesOf<typeof sentiment>

export const previewExamples = {
  startPreview: {
    request: { goal, validation_points: ['The reason for cancelling'], language: 'en' },
    response: {
      session_id: 'preview-7c1e5a90b3d84f26a1c0e9d7b5f48362',
      first_question: { id: 'q1', text: question, type: 'open', options: [], number: 1 },
    },
  },
} satisfies ExamplesOf<typeof previews>
