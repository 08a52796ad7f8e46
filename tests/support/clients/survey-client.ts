// Publishes and answers surveys through the public API, and signs in owners.
import { randomUUID } from 'node:crypto'
import { signIn } from '../../../scripts/lib/client/sign-in.ts'
import { readRows, WorthRow } from '../../../scripts/lib/training/corpus.ts'
import { sendRequest, type ApiResponse } from './openapi-client.ts'

export type ApiCaller = (
  method: string,
  path: string,
  body?: unknown,
  headers?: object,
) => Promise<ApiResponse>

/** Calls with JSON, and a cookie if given. */
export const createApiCaller =
  (baseUrl: string, cookie?: string): ApiCaller =>
  (method, path, body, headers = {}) =>
    sendRequest(baseUrl, {
      method,
      path,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    })

export async function signInAs(baseUrl: string, email: string, options = {}) {
  const { cookie, ownerId } = await signIn(baseUrl, email, options)
  return { cookie, ownerId, callApi: createApiCaller(baseUrl, cookie) }
}

export const goal = 'Understand why customers cancel their subscription in the first month'

/** An answer that qualifies for sale. */
export const qualifyingAnswer =
  'I cancelled in the third week because the invoice import kept failing: every Monday I lost an hour fixing the same file by hand, and support took four days to answer me.'

/** A configuration as documented clients send it. */
export const documentedConfig = {
  advanced_mode: true,
  enable_audio: true,
  enable_whatsapp: true,
  conversation_mode: true,
  max_followups: 3,
  max_questions: 5,
  ai_personality: 'professional',
  validation_points: [
    { id: '1', text: 'Main reasons for leaving', editable: true },
    { id: 'custom-2', text: 'Whether the price is fair', editable: true },
  ],
  pre_survey_config: { enabled: false, required_fields: [] },
  post_survey_rewards: { enabled: true, rewards: [{ title: 'Thanks', content: 'A coupon' }] },
  whatsapp_config: { typing_delay: 1200, messages: { welcome: 'Olá!' } },
  onboarding_created: true,
}

export async function createPublishedSurvey(callApi: ApiCaller, more: object = {}) {
  const { body } = await callApi('POST', '/api/surveys/advanced', {
    title: 'Why customers cancel',
    goal,
    description: 'Two minutes',
    language: 'en',
    config_json: JSON.stringify(documentedConfig),
    ...more,
  })
  const published = await callApi('PUT', `/api/surveys/${body.id}`, { status: 'published' })
  if (published.status !== 200) throw new Error(`publishing: ${published.text}`)
  return published.body
}

export async function startSession(callApi: ApiCaller, publicId: string): Promise<string> {
  const about = { user_agent: 'a test', referrer: '', language: 'pt', mode: 'advanced' }
  const { body } = await callApi('POST', `/api/public/surveys/${publicId}/sessions`, about)
  return body.session_id
}

/** Waits for the current question. */
export async function waitForQuestion(
  callApi: ApiCaller,
  session: string,
  which = 'next-question',
) {
  for (;;) {
    const reply = await callApi('POST', `/api/public/sessions/${session}/${which}`, {})
    if (reply.status === 200) return reply.body
    if (reply.status !== 503) throw new Error(`${which}: ${reply.text}`)
  }
}

/**
 * Holds a conversation with these answers to open questions and valid ones to the others. Answers faster than human
 * typing are never for sale, so each answer waits.
 */
export async function holdConversation(
  callApi: ApiCaller,
  session: string,
  answers: readonly string[] | ((question: string) => string),
) {
  const given: { text: string; responseId: string }[] = []
  let { question } = await waitForQuestion(callApi, session, 'first-question')
  while (question) {
    const text = typeof answers === 'function' ? answers(question.text) : answers[given.length]
    if (text === undefined) break
    await new Promise((resolve) => setTimeout(resolve, 300 + text.length * 10))
    const reply = await callApi('POST', `/api/public/sessions/${session}/responses`, {
      question_id: question.id,
      text_response: text,
      selected_options: question.type === 'multiple' ? [question.options[0]] : null,
      scale_value: question.type === 'scale' ? 7 : null,
      nps_value: question.type === 'nps' ? 9 : null,
      boolean_value: question.type === 'boolean' ? true : null,
    })
    if (reply.status !== 200) throw new Error(`answering: ${reply.text}`)
    given.push({ text, responseId: reply.body.response_id })
    ;({ question } = await waitForQuestion(callApi, session))
  }
  return given
}

export async function buyCredits(callApi: ApiCaller, packageId = 'starter_10') {
  const intent = await callApi('POST', '/api/billing/create-payment-intent', {
    package_id: packageId,
  })
  const { payment_intent_id } = intent.body
  const confirm = () => callApi('POST', '/api/billing/confirm-payment', { payment_intent_id })
  let paid = await confirm()
  // 503 while the payment's read model is behind.
  for (; paid.status === 503; paid = await confirm())
    await new Promise((resolve) => setTimeout(resolve, 100))
  if (paid.status !== 200) throw new Error(`paying: ${paid.text}`)
  return paid.body
}

/** Waits for this many responses for sale. */
export async function waitForQualifiedResponses(callApi: ApiCaller, surveyId: string, count = 1) {
  for (;;) {
    const { text } = await callApi('GET', `/api/surveys/${surveyId}/qualified-responses`)
    const body = JSON.parse(text) as { id: string; response_text: string }[]
    if (body.length >= count) return body
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

export const newIdempotencyKey = () => ({ 'idempotency-key': randomUUID() })

/** A talkative respondent, deterministic by number: accounts that people wrote for the corpus, none of them twice. */
export function createTalkativeAnswerer(seed: number): (question: string) => string {
  let given = 0
  return () => livedAccounts[(seed * accountsEach + given++) % livedAccounts.length]!
}

const accountsEach = 12
/** Longer than any excerpt. */
const accountLength = 220
const livedAccounts = ['en-1', 'en-2', 'en-3', 'en-4'].flatMap((author) =>
  readRows(`tests/corpus/answers/${author}/worth.jsonl`, WorthRow).flatMap((row) =>
    'a' in row && row.y === 1 && row.a.length >= accountLength ? [row.a] : [],
  ),
)
