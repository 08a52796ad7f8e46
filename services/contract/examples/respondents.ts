import type * as audio from '../api/audio.ts'
import type * as respondents from '../api/public.ts'
import type * as receipts from '../api/receipts.ts'
import type * as whatsapp from '../api/whatsapp.ts'
import type { ExamplesOf } from './examples-of.ts'
import { answer, at, done, publicId, question, responseId, sessionId, surveyId } from './ids.ts'

const position = '00000000000000000042'
const title = 'Why customers cancel'
const asked = {
  id: responseId,
  text: question,
  type: 'open' as const,
  options: [],
  number: 1,
  language: 'en' as const,
}
const state = { current_count: 1, max_questions: 8, questions_answered: 0 }
const next = { question: asked, session_state: state, completion_triggered: false }

export const respondentExamples = {
  getPublicSurvey: {
    response: {
      id: surveyId,
      public_id: publicId,
      title,
      description: '',
      status: 'published',
      survey_type: 'advanced',
      language: 'en',
      goal: '',
      config_json: '{"max_questions":8}',
      questions: [],
    },
  },
  reportOpening: { response: done },
  startSession: {
    request: { language: 'en', pre_survey_data: { name: 'Rui' } },
    response: { session_id: sessionId },
  },
  getSession: {
    response: {
      public_id: publicId,
      survey_type: 'advanced',
      finished: false,
      turns: [{ key: '1', position, question: asked, answer: null, given: null }],
      questions: [],
      session_state: state,
      receipt_code: 'ABCD-EFGH-JKMN',
    },
  },
  getFirstQuestion: { request: {}, response: next },
  getNextQuestion: { request: { context_preserved: true }, response: next },
  submitAnswer: {
    request: { question_id: responseId, text_response: answer },
    response: { ok: true, response_id: responseId, position },
  },
  completeSession: { response: { ok: true, receipt_code: 'ABCD-EFGH-JKMN' } },
  rateSession: { request: { rating: 5, comment: 'Quick and kind.' }, response: done },
} satisfies ExamplesOf<typeof respondents>

export const receiptExamples = {
  readReceipt: {
    response: {
      survey: { title, public_id: publicId, language: 'en' },
      started_at: at,
      finished: true,
      kept_until: '2027-03-02T14:05:09.120Z',
      anonymous: false,
      fields: { name: 'Rui' },
      invited_as: { name: 'Rui Costa', reference: 'C-1042' },
      answers: [{ question, answer, kind: 'open', at }],
      rating: { rating: 5, comment: 'Quick and kind.' },
    },
  },
  deleteReceipt: { response: done },
} satisfies ExamplesOf<typeof receipts>

export const audioExamples = {
  giveConsent: {
    request: { what: 'audio', text_version: 'audio-1' },
    response: { ok: true, position },
  },
  transcribeAudio: { response: { text: answer, language: 'en', duration_seconds: 3.2 } },
} satisfies ExamplesOf<typeof audio>

const phone = { phone_number: '5511912345678', formatted: '+55 11 91234-5678' }

export const whatsAppExamples = {
  parseWhatsAppNumber: {
    request: { phone_number: '+55 (11) 91234-5678' },
    response: { ...phone, country: 'BR' },
  },
  initiateWhatsApp: {
    request: { publicId, phone_number: '+55 (11) 91234-5678' },
    response: {
      ...phone,
      session_id: sessionId,
      link: 'https://wa.me/5511900000000?text=Start',
      simulated: false,
    },
  },
  getWhatsAppStatus: { response: { status: 'delivered' } },
} satisfies ExamplesOf<typeof whatsapp>
