// The specification's calls, exactly as its clients make them.
import { beforeAll, expect, test } from 'vitest'
import { apiCatalogue, namedEndpoints } from '#contract/api/catalogue.ts'
import { listOperations, sendRequest } from '../../support/clients/openapi-client.ts'
import { newOwnerEmail } from '../../support/browser/owner-page.ts'
import { sharedInstance } from '../../support/processes/shared-instance.ts'
import {
  createApiCaller,
  documentedConfig,
  goal,
  createPublishedSurvey,
  signInAs,
  startSession,
  type ApiCaller,
} from '../../support/clients/survey-client.ts'

let baseUrl: string
let callAsOwner: ApiCaller
let cookie: string
let callAnonymously: ApiCaller
const config_json = JSON.stringify(documentedConfig)
const draft = { title: 'Why they leave', goal, description: '', language: 'pt', config_json }

beforeAll(async () => {
  ;({ baseUrl } = sharedInstance())
  ;({ callApi: callAsOwner, cookie } = await signInAs(baseUrl, newOwnerEmail('pt-br')))
  callAnonymously = createApiCaller(baseUrl)
})

test('the document has every operation of the catalogue', async () => {
  const document = await fetch(`${baseUrl}/api/openapi.json`)
  const { paths } = (await document.json()) as { paths: Record<string, object> }
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const catalogued = namedEndpoints(apiCatalogue).map(({ endpoint }) =>
    endpoint.route.replace(/:(\w+)/g, '{$1}'),
  )
  expect(catalogued.length).toBeGreaterThan(60)
  expect(documented.toSorted()).toEqual(catalogued.toSorted())
})

test('an owner’s calls', async () => {
  const structure = (await callAsOwner('POST', '/api/surveys/generate-structure', { goal })).body
  expect(structure).toMatchObject({
    title: expect.any(String),
    description: expect.any(String),
    validation_points: expect.arrayContaining([
      expect.objectContaining({ id: expect.any(String), text: expect.any(String) }),
    ]),
    ai_personality: expect.any(String),
    max_questions: expect.any(Number),
    enable_audio: expect.any(Boolean),
    enable_whatsapp: expect.any(Boolean),
    conversation_mode: expect.any(Boolean),
    pre_survey_config: { enabled: expect.any(Boolean), required_fields: expect.any(Array) },
    post_survey_rewards: { enabled: expect.any(Boolean), rewards: expect.any(Array) },
  })
  const created = await callAsOwner('POST', '/api/surveys/advanced', draft)
  expect(created).toMatchObject({
    status: 200,
    body: { id: expect.any(String), title: draft.title },
  })
  const path = `/api/surveys/${created.body.id}`
  const { body } = await callAsOwner('GET', path)
  expect(body).toMatchObject({ title: draft.title, goal, status: 'draft', description: '' })
  expect(JSON.parse(body.config_json)).toEqual(documentedConfig)
  // A client may send back what it read.
  const { title, description, config_json: read } = body
  expect(
    await callAsOwner('PUT', path, { title, description, goal, config_json: read }),
  ).toMatchObject({
    status: 200,
  })
  for (const status of ['published', 'paused', 'published'])
    expect(await callAsOwner('PUT', path, { status })).toMatchObject({
      status: 200,
      body: { status },
    })
  expect((await callAsOwner('GET', `${path}/analytics`)).body).toMatchObject({
    total_sessions: 0,
    completed_sessions: 0,
    completion_rate: 0,
    total_responses: 0,
    avg_questions_per_session: 0,
    objectives_validated: 0,
    objectives_completion_rate: 0,
    advanced_mode_active: true,
  })
  expect((await callAsOwner('GET', `${path}/qualified-responses`)).body).toEqual([])
  const listed = await callAsOwner('GET', '/api/surveys')
  expect(listed.body).toEqual([
    expect.objectContaining({ id: created.body.id, status: 'published' }),
  ])
  const reports = await callAsOwner('GET', '/api/reports?period=30d&survey=all')
  expect(reports.body).toMatchObject({ metrics: { total_surveys: 1, active_surveys: 1 } })
  expect(reports.body.survey_reports).toHaveLength(1)
})

test('the onboarding is saved, completed and restarted on the server', async () => {
  const { callApi } = await signInAs(baseUrl, newOwnerEmail('en'), {
    seesOnboarding: true,
  })
  const readOnboarding = async () => {
    const { onboarding_completed, onboarding_step } = JSON.parse(
      (await callApi('GET', '/api/users/me')).text,
    ) as Record<string, unknown>
    return { onboarding_completed, onboarding_step }
  }
  const save = (step: unknown) => callApi('PUT', '/api/users/onboarding-progress', { step })
  expect(await readOnboarding()).toEqual({ onboarding_completed: false, onboarding_step: null })
  expect(await save(1)).toMatchObject({ status: 200 })
  expect(await readOnboarding()).toEqual({ onboarding_completed: false, onboarding_step: 1 })
  for (const step of [3, -1, 0.5, '1', null])
    expect(await save(step), `${step}`).toMatchObject({ status: 422 })
  const about = {
    mobile_completion: true,
    timestamp: new Date().toISOString(),
    user_agent: 'Mozilla/5.0 (iPhone)',
  }
  expect(await callApi('POST', '/api/users/complete-onboarding', about)).toMatchObject({
    status: 200,
    body: { onboarding_completed: true, verified: true },
  })
  // A retry that arrives late changes nothing.
  await save(1)
  expect(await readOnboarding()).toEqual({ onboarding_completed: true, onboarding_step: null })
  await save(0)
  expect(await readOnboarding()).toEqual({ onboarding_completed: false, onboarding_step: 0 })
})

test('an owner who has surveys is not thrown into the onboarding', async () => {
  const { callApi } = await signInAs(baseUrl, newOwnerEmail('en'), {
    seesOnboarding: true,
  })
  await callApi('POST', '/api/surveys/advanced', draft)
  expect((await callApi('GET', '/api/users/me')).body).toMatchObject({
    onboarding_completed: true,
    onboarding_step: null,
  })
})

test('text is stored as text', async () => {
  const title = `<script>alert('1')</script>'; drop table x; -- \u202e👩‍👩‍👧‍👦 %s \${1}`
  const { body } = await callAsOwner('POST', '/api/surveys/advanced', {
    ...draft,
    title,
    description: title,
  })
  expect((await callAsOwner('GET', `/api/surveys/${body.id}`)).body).toMatchObject({
    title,
    description: title,
  })
  const published = await callAsOwner('PUT', `/api/surveys/${body.id}`, { status: 'published' })
  const page = await sendRequest(baseUrl, {
    method: 'GET',
    path: `/sa/${published.body.public_id}`,
    headers: { accept: 'text/html' },
  })
  expect(page.status).toBe(200)
  expect(page.text).not.toContain("<script>alert('1')")
})

test.each([
  [
    'a normal one',
    { user_agent: 'x', referrer: 'https://a.example/?b=c', language: 'pt', mode: 'normal' },
  ],
  ['an advanced one', { user_agent: 'x', referrer: '', language: 'pt', mode: 'advanced' }],
  ['web', { mode: 'web', pre_survey_data: { name: 'Ana', age: 30, member: true } }],
  ['nothing', {}],
  ['no body', undefined],
])('a session is started with %s', async (_name, body) => {
  const survey = await createPublishedSurvey(callAsOwner)
  const seen = (await callAnonymously('GET', `/api/public/surveys/${survey.public_id}`)).body
  expect(seen).toMatchObject({
    id: survey.id,
    public_id: survey.public_id,
    status: 'published',
    survey_type: 'advanced',
    config_json: expect.any(String),
    questions: [],
    goal: '',
  })
  const started = await callAnonymously(
    'POST',
    `/api/public/surveys/${survey.public_id}/sessions`,
    body,
  )
  expect(started).toMatchObject({ status: 200, body: { session_id: expect.any(String) } })
})

/** One request as sent by different clients. */
const clients: [string, Record<string, string>, string | undefined][] = [
  ['JSON', { 'content-type': 'application/json' }, '{}'],
  ['JSON in UTF-8', { 'content-type': 'application/json;charset=UTF-8' }, '{}'],
  ['no type', {}, '{}'],
  ['an empty body', { 'content-type': 'application/json' }, ''],
  ['no body and a type', { 'content-type': 'application/json' }, undefined],
  ['no body', {}, undefined],
  ['curl -d ""', { 'content-type': 'application/x-www-form-urlencoded', accept: '*/*' }, ''],
  [
    'python-requests',
    { 'accept-encoding': 'gzip, deflate', accept: '*/*', 'content-length': '0' },
    undefined,
  ],
]

test.each(clients)('a respondent’s calls without fields, as %s', async (_name, headers, body) => {
  const survey = await createPublishedSurvey(callAsOwner)
  const post = (path: string) => sendRequest(baseUrl, { method: 'POST', path, headers, body })
  const session = (await post(`/api/public/surveys/${survey.public_id}/sessions`)).body.session_id
  const at = `/api/public/sessions/${session}`
  expect(await post(`${at}/first-question`)).toMatchObject({
    status: 200,
    body: { question: { text: expect.any(String) }, completion_triggered: false },
  })
  expect((await post(`${at}/next-question`)).status).toBe(200)
  expect((await post(`${at}/complete`)).status).toBe(200)
  expect((await post(`${at}/complete`)).status).toBe(200)
})

test('a respondent’s conversation', async () => {
  const survey = await createPublishedSurvey(callAsOwner)
  const session = await startSession(callAnonymously, survey.public_id)
  const at = `/api/public/sessions/${session}`
  const first = await callAnonymously('POST', `${at}/first-question`, {
    survey_config: documentedConfig,
  })
  expect(first.body).toMatchObject({
    question: { id: expect.any(String), text: expect.any(String), type: 'open', options: [] },
    session_state: { current_count: 1, max_questions: 5, questions_answered: 0 },
  })
  const answer = {
    question_id: first.body.question!.id,
    text_response: 'It was too expensive.',
    selected_options: [],
    scale_value: 5,
    boolean_value: null,
    ranking_order: [],
    number_value: null,
    date_value: null,
  }
  expect((await callAnonymously('POST', `${at}/responses`, answer)).status).toBe(200)
  const next = { context_preserved: true, anti_repetition: true }
  expect((await callAnonymously('POST', `${at}/next-question`, next)).body).toMatchObject({
    question: { text: expect.any(String) },
    session_state: { current_count: 2, max_questions: 5, questions_answered: 1 },
    completion_triggered: false,
  })
  const done = await callAnonymously('POST', `${at}/complete`)
  expect(done.body.rewards_data?.rewards).toEqual([{ title: 'Thanks', content: 'A coupon' }])
  const late = await callAnonymously('POST', `${at}/responses`, answer)
  expect(late).toMatchObject({ status: 409, body: { code: 'conversations/finished' } })
  expect((await callAnonymously('POST', `${at}/first-question`, {})).status).toBe(409)
  const over = await callAnonymously('POST', `${at}/next-question`, {})
  expect(over.body.question).toBeUndefined()
})

test('a whole conversation by API calls', async () => {
  const survey = await createPublishedSurvey(callAsOwner)
  const at = `/api/public/sessions/${await startSession(callAnonymously, survey.public_id)}`
  let { body } = await callAnonymously('POST', `${at}/first-question`, {
    survey_config: documentedConfig,
  })
  const questions: string[] = []
  while (body.question) {
    const { id, text, type, options } = body.question
    questions.push(text)
    const answer = {
      question_id: id,
      text_response: type === 'open' ? `Because of the ${questions.length} invoices.` : '7',
      selected_options: type === 'multiple' ? [options[0]] : [],
      scale_value: type === 'scale' ? 7 : null,
      boolean_value: type === 'boolean' ? true : null,
    }
    expect((await callAnonymously('POST', `${at}/responses`, answer)).status).toBe(200)
    const next = { context_preserved: true, anti_repetition: true }
    let reply = await callAnonymously('POST', `${at}/next-question`, next)
    // The interviewer has not asked yet.
    while (reply.status === 503) reply = await callAnonymously('POST', `${at}/next-question`, next)
    body = reply.body
  }
  expect(body).toMatchObject({
    completion_triggered: true,
    session_state: { questions_answered: questions.length, max_questions: 5 },
  })
  expect(new Set(questions).size).toBe(questions.length)
  const done = await callAnonymously('POST', `${at}/complete`)
  expect(done).toMatchObject({ status: 200, body: { rewards_data: expect.any(Object) } })
})

test('a whole form by API calls', async () => {
  const form = { title: 'How was it?', goal, language: 'pt', question_count: 4 }
  const { id } = (await callAsOwner('POST', '/api/surveys', form)).body
  const questions = [
    { id: 'why', text: 'Why?', type: 'open' },
    { id: 'which', text: 'Which?', type: 'multiple', options_json: '["Price","Speed"]' },
    { id: 'marks', text: 'How was it?', type: 'scale' },
    { id: 'again', text: 'Again?', type: 'boolean', is_required: false },
  ]
  await callAsOwner('PUT', `/api/surveys/${id}`, { questions })
  const { public_id } = (await callAsOwner('PUT', `/api/surveys/${id}`, { status: 'published' }))
    .body
  const seen = (await callAnonymously('GET', `/api/public/surveys/${public_id}`)).body
  expect(seen).toMatchObject({
    survey_type: 'normal',
    questions: questions.map(({ id }) => ({ id })),
  })
  expect(JSON.parse(seen.questions[1]!.options_json)).toEqual(['Price', 'Speed'])
  const about = { user_agent: 'x', referrer: '', language: 'pt', mode: 'normal' }
  const started = await callAnonymously('POST', `/api/public/surveys/${public_id}/sessions`, about)
  const at = `/api/public/sessions/${started.body.session_id}`
  const nothing = {
    text_response: '',
    selected_options: [],
    scale_value: null,
    boolean_value: null,
  }
  const given = {
    why: { text_response: 'It was slow.' },
    which: { selected_options: ['Speed'], text_response: 'Speed' },
    marks: { scale_value: 5, text_response: '5' },
  }
  const early = await callAnonymously('POST', `${at}/complete`)
  expect(early).toMatchObject({ status: 409, body: { missing: Object.keys(given) } })
  for (const [question_id, answer] of Object.entries(given))
    expect(
      await callAnonymously('POST', `${at}/responses`, { question_id, ...nothing, ...answer }),
    ).toMatchObject({ status: 200 })
  expect((await callAnonymously('POST', `${at}/complete`)).status).toBe(200)
  expect((await callAnonymously('GET', at)).body).toMatchObject({
    finished: true,
    turns: { length: 3 },
  })
})

test('signing out ends access', async () => {
  const some = (await listOperations(baseUrl)).filter(({ isPrivate }) => isPrivate)
  expect((await callAsOwner('POST', '/api/logout')).status).toBe(200)
  const headers = { cookie }
  for (const { method, path } of some)
    expect((await sendRequest(baseUrl, { method, path, headers })).status).toBe(401)
})
