// Puts a marker through every door of the product: as an owner, as respondents, and on the phone.
import {
  buyCredits,
  createApiCaller,
  createPublishedSurvey,
  documentedConfig,
  signInAs,
  waitForQuestion,
  type ApiCaller,
} from '../../../../tests/support/clients/survey-client.ts'
import type { OpenAiServer } from '../../../../tests/support/servers/openai/server.ts'
import { wavOf } from '../../../../tests/support/fixtures/silent-audio.ts'
import { markerOf, phoneMarker, type MarkerName } from './markers.ts'

export type MarkedAccount = Awaited<ReturnType<typeof leaveMarkers>>

const sentence = (name: MarkerName) => `It broke on Mondays, ${markerOf(name)}, so we left.`
const fields = {
  name: `Rui ${markerOf('fieldname')}`,
  email: `${markerOf('fieldaddress')}@prosa.test`,
}

export async function leaveMarkers(baseUrl: string, openAi: OpenAiServer) {
  const email = `ana+${markerOf('address')}@prosa.test`
  const owner = await signInAs(baseUrl, email)
  const anyone = createApiCaller(baseUrl)
  const survey = await createPublishedSurvey(owner.callApi, markedSurvey())
  await owner.callApi('PUT', `/api/surveys/${survey.id}`, { title: title('latertitle') })
  const session = await startByLink(owner.callApi, anyone, survey)
  await answerAloud(baseUrl, { openAi, anyone, session })
  await answerNext(anyone, session, { text_response: sentence('answer') })
  await anyone('POST', `/api/public/sessions/${session}/complete`, {})
  const rating = { rating: 4, comment: `Thanks, ${markerOf('comment')}` }
  await anyone('POST', `/api/public/sessions/${session}/rating`, rating)
  await writeToPhone(anyone, survey.public_id)
  await answerForm(owner.callApi, anyone)
  await tryPreview(owner.callApi, anyone)
  await shareReports(owner.callApi, survey.id)
  await exportResults(owner.callApi, survey.id)
  await buyCredits(owner.callApi)
  return { ...owner, email, survey, session }
}

/** Markers in a conversation of another account, which its respondent then erases. */
export async function leaveSessionMarkers(baseUrl: string) {
  const { callApi } = await signInAs(baseUrl, 'bruno@prosa.test')
  const anyone = createApiCaller(baseUrl)
  const pre_survey_config = { enabled: true, required_fields: ['name'] }
  const config_json = JSON.stringify({ ...documentedConfig, pre_survey_config })
  const { public_id } = await createPublishedSurvey(callApi, { config_json })
  const start = { mode: 'advanced', pre_survey_data: { name: markerOf('sessionfield') } }
  const { body } = await anyone('POST', `/api/public/surveys/${public_id}/sessions`, start)
  await answerFirst(anyone, body.session_id, { text_response: sentence('sessionanswer') })
  const { body: state } = await anyone('GET', `/api/public/sessions/${body.session_id}`)
  return (state as unknown as { receipt_code: string }).receipt_code
}

const title = (name: MarkerName) => `Why people leave ${markerOf(name)}`

function markedSurvey() {
  const config_json = JSON.stringify({
    ...documentedConfig,
    asked_by: `Studio ${markerOf('asker')}`,
    validation_points: [{ id: '1', text: `Reasons for leaving ${markerOf('point')}` }],
    pre_survey_config: { enabled: true, required_fields: Object.keys(fields) },
    post_survey_rewards: { enabled: true, rewards: [{ title: markerOf('reward'), content: 'x' }] },
  })
  return {
    title: title('title'),
    description: `Two minutes ${markerOf('description')}`,
    goal: `Understand why customers cancel in the first month ${markerOf('goal')}`,
    config_json,
  }
}

type Survey = { id: string; public_id: string }

async function startByLink(callApi: ApiCaller, anyone: ApiCaller, survey: Survey): Promise<string> {
  const people = [{ name: markerOf('linkname'), reference: markerOf('linkreference') }]
  const { body } = await callApi('POST', `/api/surveys/${survey.id}/invitations`, { people })
  const [link] = (body as unknown as { links: string[] }).links
  const invitation = new URL(link!).searchParams.get('c')
  return startMarkedSession(anyone, survey.public_id, { invitation })
}

export async function startMarkedSession(anyone: ApiCaller, publicId: string, more: object = {}) {
  const { body, text } = await anyone('POST', `/api/public/surveys/${publicId}/sessions`, {
    ...{ language: 'en', mode: 'advanced', pre_survey_data: fields, ...more },
  })
  if (!body.session_id) throw new Error(`starting: ${text}`)
  return body.session_id
}

/** A recording with a marker in its sound, which the speech service turns into a text with another one. */
async function answerAloud(
  baseUrl: string,
  { openAi, anyone, session }: { openAi: OpenAiServer; anyone: ApiCaller; session: string },
): Promise<void> {
  const consent = { what: 'audio', text_version: 'audio-1' }
  await anyone('POST', `/api/public/sessions/${session}/consents`, consent)
  const { question } = await waitForQuestion(anyone, session, 'first-question')
  const recording = wavOf(2)
  recording.write(markerOf('sound'), recording.length / 2, 'latin1')
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(recording)], { type: 'audio/wav' }), 'sound.wav')
  form.append('session_id', session)
  openAi.respondNextWith((_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' })
    reply.end(JSON.stringify({ text: sentence('spoken') }))
  })
  const reply = await fetch(`${baseUrl}/api/audio/transcribe`, { method: 'POST', body: form })
  const { text } = (await reply.json()) as { text: string }
  if (!text?.includes(markerOf('spoken'))) throw new Error(`transcribing: ${reply.status}`)
  const answer = { question_id: question!.id, text_response: text, transcribed: true }
  await submit(anyone, session, answer)
}

async function submit(anyone: ApiCaller, session: string, answer: object): Promise<void> {
  const { status, text } = await anyone('POST', `/api/public/sessions/${session}/responses`, answer)
  if (status !== 200) throw new Error(`answering: ${text}`)
}

async function answerFirst(anyone: ApiCaller, session: string, answer: object): Promise<void> {
  const { question } = await waitForQuestion(anyone, session, 'first-question')
  await submit(anyone, session, { question_id: question!.id, ...answer })
}

export async function answerNext(
  anyone: ApiCaller,
  session: string,
  answer: object,
): Promise<void> {
  const { question } = await waitForQuestion(anyone, session)
  await submit(anyone, session, { question_id: question!.id, ...answer })
}

/** Returns once the greeting, which has the title, is on the simulated phone. */
async function writeToPhone(anyone: ApiCaller, publicId: string): Promise<void> {
  const number = { publicId, phone_number: `+${phoneMarker}`, pre_survey_data: fields }
  const { body, text } = await anyone('POST', '/api/whatsapp/initiate', number)
  if (!body.session_id) throw new Error(`WhatsApp: ${text}`)
  await waitUntil(async () => {
    const { body: message } = await anyone('GET', `/api/whatsapp/sessions/${body.session_id}`)
    return message.status === 'delivered'
  })
}

async function answerForm(callApi: ApiCaller, anyone: ApiCaller): Promise<void> {
  const { body: draft } = await callApi('POST', '/api/surveys', {
    title: 'A form',
    goal: 'Understand how people use the product every week',
    language: 'en',
  })
  const questions = [
    { id: 'q1', text: `What happened ${markerOf('question')}?`, type: 'open' },
    { id: 'q2', text: 'Which?', type: 'multiple', options: [markerOf('option'), 'Another'] },
  ]
  await callApi('PUT', `/api/surveys/${draft.id}`, { questions })
  const published = await callApi('PUT', `/api/surveys/${draft.id}`, { status: 'published' })
  const start = { language: 'en', mode: 'web' }
  const { body, text } = await anyone(
    'POST',
    `/api/public/surveys/${published.body.public_id}/sessions`,
    start,
  )
  if (!body.session_id) throw new Error(`form: ${text} ${published.text}`)
  const ids = { question_id: 'q1' }
  await submit(anyone, body.session_id, { ...ids, text_response: sentence('formanswer') })
  await submit(anyone, body.session_id, { ...ids, text_response: sentence('revisedanswer') })
  const choice = { question_id: 'q2', selected_options: [markerOf('option')] }
  await submit(anyone, body.session_id, choice)
}

async function tryPreview(callApi: ApiCaller, anyone: ApiCaller): Promise<void> {
  const { body, text } = await callApi('POST', '/api/surveys/preview-test', {
    goal: `Understand why customers cancel in the first month ${markerOf('previewgoal')}`,
    validation_points: [`Reasons for leaving ${markerOf('previewpoint')}`],
    language: 'en',
  })
  if (!body.session_id) throw new Error(`preview: ${text}`)
  await submit(anyone, body.session_id, { text_response: sentence('previewanswer') })
}

async function shareReports(callApi: ApiCaller, surveyId: string): Promise<void> {
  const report = { title: markerOf('reporttitle'), password: markerOf('reportpassword') }
  for (const surveys of ['all', [surveyId]]) {
    const { status, text } = await callApi('POST', '/api/shared-reports', { ...report, surveys })
    if (status !== 200) throw new Error(`sharing: ${text}`)
  }
}

/** Returns once the file is there, and the mail about it, which has the title. */
async function exportResults(callApi: ApiCaller, survey: string): Promise<void> {
  const request = { survey, format: 'csv', background: 'always' }
  for (const search of [undefined, markerOf('search')]) {
    const { status, text } = await callApi('POST', '/api/exports', { ...request, search })
    if (status !== 202) throw new Error(`exporting: ${text}`)
  }
  await waitUntil(async () => {
    const { text } = await callApi('GET', '/api/exports')
    return text.split('"ready"').length === 3
  })
  await waitUntil(async () => {
    const { text } = await callApi('GET', '/api/outbox', undefined, { accept: 'text/html' })
    return text.includes(markerOf('latertitle'))
  })
}

export async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 100))
}
