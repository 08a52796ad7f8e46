// Unpaid answers, respondents' secrets and owners' data are exposed to no one else, by any call, page or feed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { wordsOf } from '#projections/conversations/redaction.ts'
import { listOperations, sendRequest } from '../../support/clients/openapi-client.ts'
import { contractEndpoints } from '../../support/clients/contract-endpoints.ts'
import {
  collectReadableTexts,
  collectWriteResponses,
  sourcesContaining,
  searchSurveys,
  type ScanTarget,
  type Viewer,
} from '../../support/clients/exposure-scan.ts'
import {
  startMultiProcessInstance,
  type MultiProcessInstance,
} from '../../support/processes/multi-process-instance.ts'
import {
  createApiCaller,
  buyCredits,
  holdConversation,
  documentedConfig,
  waitForQualifiedResponses,
  goal,
  createPublishedSurvey,
  waitForQuestion,
  signInAs,
  startSession,
  createTalkativeAnswerer,
  type ApiCaller,
} from '../../support/clients/survey-client.ts'

const secretGoal = `${goal} (wombatgoal)`
const secretPoint = 'Whether numbatpoint is too expensive'
/** Offset past any excerpt, not readable by an owner before payment. */
const hiddenFrom = limits.excerpt.max + 10

let cluster: MultiProcessInstance
let baseUrl: string
let owner: Viewer & { callApi: ApiCaller; cookie: string }
let otherOwner: Viewer & { callApi: ApiCaller; cookie: string }
let anonymousViewer: Viewer
let callAnonymously: ApiCaller
let scanTarget: ScanTarget
let session: string
let pendingSession: string
/** A word of each answer past its excerpt, by response id. */
const hiddenWords = new Map<string, string>()
const answers = new Map<string, string>()
/** Responses of all writing calls to the owner before payment. */
let writeResponses: Map<string, string>
let lockedIds: string[]
let pendingWord: string
const askedQuestions: string[] = []

/** A long answer with a unique word past the excerpt. */
function createMarkedAnswerer(seed: number): (question: string) => string {
  const speak = createTalkativeAnswerer(seed)
  return (question) => {
    askedQuestions.push(question)
    const text = speak(question)
    const cut = text.indexOf(' ', hiddenFrom)
    // No word is the beginning of another.
    const number = String(askedQuestions.length).padStart(3, '0')
    return `${text.slice(0, cut)} quokka${seed}x${number}${text.slice(cut)}`
  }
}

/** Words only, separated by single spaces. */
const normalizeSpaces = (text: string) =>
  ` ${wordsOf(text)
    .map((word) => word.text)
    .join(' ')} `

/** All runs of five words, except from the first, which may be half a word. */
function phrasesOf(text: string): string[] {
  const all = normalizeSpaces(text).trim().split(' ').slice(1)
  return all.slice(4).map((_, index) => ` ${all.slice(index, index + 5).join(' ')} `)
}

const wordIn = (text: string) => /quokka\w+/.exec(text)![0]

beforeAll(async () => {
  cluster = await startMultiProcessInstance({ apis: 1 })
  baseUrl = cluster.urls[0]!
  owner = { baseUrl, ...(await signInAs(baseUrl, 'bruno@prosa.test')) }
  otherOwner = { baseUrl, ...(await signInAs(baseUrl, 'layla@prosa.test')) }
  anonymousViewer = { baseUrl, ownerId: owner.ownerId }
  callAnonymously = createApiCaller(baseUrl)
  const validation_points = [
    ...documentedConfig.validation_points,
    { id: 'custom-3', text: secretPoint },
  ]
  const config_json = JSON.stringify({ ...documentedConfig, validation_points, max_questions: 8 })
  const survey = await createPublishedSurvey(owner.callApi, { goal: secretGoal, config_json })
  // Insights are about several people.
  const sessions = await Promise.all([1, 3, 4].map((seed) => answerAll(survey.public_id, seed)))
  session = sessions[0]!
  lockedIds = (await waitForQualifiedResponses(owner.callApi, survey.id, 3)).map(({ id }) => id)
  scanTarget = {
    surveyId: survey.id,
    publicId: survey.public_id,
    responseIds: [...hiddenWords.keys()],
  }
  writeResponses = await collectWriteResponses(owner, scanTarget)
  await withInsights(survey.id)

  // An unjudged answer: it stays pending while the reactors are stopped.
  pendingSession = await startSession(callAnonymously, survey.public_id)
  const { question } = await waitForQuestion(callAnonymously, pendingSession)
  await cluster.stop('reactor')
  const text_response = createMarkedAnswerer(2)(question!.text)
  pendingWord = wordIn(text_response)
  const answer = { question_id: question!.id, text_response }
  await callAnonymously('POST', `/api/public/sessions/${pendingSession}/responses`, answer)
}, 240_000)
afterAll(() => cluster[Symbol.asyncDispose]())

/** Holds a whole conversation with marked answers. */
async function answerAll(publicId: string, seed: number): Promise<string> {
  const own = await startSession(callAnonymously, publicId)
  const speak = createMarkedAnswerer(seed)
  for (const { text, responseId } of await holdConversation(callAnonymously, own, speak)) {
    hiddenWords.set(responseId, wordIn(text))
    answers.set(responseId, text)
  }
  return own
}

async function withInsights(surveyId: string) {
  for (;;) {
    const { body } = await owner.callApi('GET', `/api/surveys/${surveyId}/insights`)
    if (body.status === 'ready') return
    if (body.status === 'failed') throw new Error(`no insights: ${JSON.stringify(body)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const collectTextsFor = (viewer: Viewer) => collectReadableTexts(viewer, scanTarget)

/** What each viewer reads before payment, collected once. */
const textsBeforePayment = new Map<Viewer, ReturnType<typeof collectTextsFor>>()
function readBeforePayment(viewer: Viewer): ReturnType<typeof collectTextsFor> {
  const texts = textsBeforePayment.get(viewer) ?? collectTextsFor(viewer)
  textsBeforePayment.set(viewer, texts)
  return texts
}

test('before payment no viewer gets a locked or pending word', async () => {
  expect(lockedIds.length).toBeGreaterThanOrEqual(3)
  for (const viewer of [owner, otherOwner, anonymousViewer]) {
    const texts = await readBeforePayment(viewer)
    expect(texts.size).toBeGreaterThan(15)
    for (const id of lockedIds) expect(sourcesContaining(hiddenWords.get(id)!, texts)).toEqual([])
    expect(sourcesContaining(pendingWord, texts)).toEqual([])
  }
})

test('the scan covers every endpoint', async () => {
  const described = new Set((await listOperations(baseUrl)).map(({ name }) => name))
  const endpoints = await contractEndpoints()
  expect(endpoints.length).toBeGreaterThan(50)
  const forgotten = endpoints
    // Uploads take a recording and no other input.
    .filter(({ upload }) => !upload)
    .map(({ route }) => route.replace(/:(\w+)/g, '{$1}'))
    .filter((route) => !described.has(route))
  expect(forgotten).toEqual([])
})

test('no writing call returns a locked word, and no search finds one', async () => {
  expect(writeResponses.size).toBeGreaterThan(20)
  for (const id of lockedIds)
    expect(sourcesContaining(hiddenWords.get(id)!, writeResponses)).toEqual([])
  const nothing = await searchSurveys(owner, 'nobodyeversaidthis')
  expect(nothing.length).toBeGreaterThanOrEqual(2)
  for (const id of lockedIds)
    expect(await searchSurveys(owner, hiddenWords.get(id)!)).toEqual(nothing)
})

test('insights and follow-up questions repeat no hidden text', async () => {
  const texts = await readBeforePayment(owner)
  const insights = texts.get(`GET /api/surveys/${scanTarget.surveyId}/insights`)!
  expect(insights).toContain('"locked":true')
  const exposed = normalizeSpaces([...texts.values(), ...writeResponses.values()].join('\n'))
  const open = [...answers].filter(([id]) => !lockedIds.includes(id)).map(([, text]) => text)
  const beginnings = [...answers.values()].map((text) => text.slice(0, hiddenFrom))
  const readable = normalizeSpaces([...open, ...beginnings].join('\n'))
  const hidden = lockedIds
    .flatMap((id) => phrasesOf(answers.get(id)!.slice(hiddenFrom)))
    .filter((phrase) => !readable.includes(phrase))
  expect(hidden.length).toBeGreaterThan(100)
  expect(hidden.filter((phrase) => exposed.includes(phrase))).toEqual([])
})

test('the owner gets the excerpts, live and by request; other owners get nothing of the survey', async () => {
  const texts = await readBeforePayment(owner)
  const listed = JSON.parse(
    (await owner.callApi('GET', `/api/surveys/${scanTarget.surveyId}/qualified-responses`)).text,
  ) as { response_text: string }[]
  for (const { response_text } of listed) {
    expect(response_text.length).toBeLessThanOrEqual(limits.excerpt.max + 1)
    const beginning = JSON.stringify(response_text.slice(0, 40)).slice(1, -1)
    expect(sourcesContaining(beginning, texts).length).toBeGreaterThanOrEqual(2)
  }
  const otherTexts = await readBeforePayment(otherOwner)
  expect(sourcesContaining(secretGoal, texts)).not.toEqual([])
  for (const other of [otherTexts, await readBeforePayment(anonymousViewer)]) {
    expect(sourcesContaining('wombatgoal', other)).toEqual([])
    expect(sourcesContaining('numbatpoint is', other)).toEqual([])
    for (const id of scanTarget.responseIds)
      expect(sourcesContaining(hiddenWords.get(id)!, other)).toEqual([])
  }
  expect(sourcesContaining('bruno@prosa.test', otherTexts)).toEqual([])
})

test('only the respondent has the session’s secret', async () => {
  for (const viewer of [owner, otherOwner, anonymousViewer]) {
    const texts = await readBeforePayment(viewer)
    for (const secret of [session, pendingSession])
      expect(sourcesContaining(secret, texts)).toEqual([])
  }
})

test('a respondent gets nothing of the goal', async () => {
  const seen = [
    await callAnonymously('GET', `/api/public/surveys/${scanTarget.publicId}`),
    await callAnonymously('GET', `/api/public/sessions/${session}`),
    await callAnonymously('POST', `/api/public/sessions/${session}/next-question`, {}),
    await callAnonymously('POST', `/api/public/sessions/${session}/complete`),
    await sendRequest(baseUrl, { method: 'GET', path: `/sa/${scanTarget.publicId}` }),
  ]
  for (const { text, status } of seen) {
    expect(status).toBe(200)
    expect(text).not.toContain('wombatgoal')
    for (const secret of [owner.ownerId, 'bruno@prosa.test', pendingWord])
      expect(text).not.toContain(secret)
  }
  expect(askedQuestions.join(' ')).not.toContain('wombatgoal')
})

test('an owner without credits, and another owner, cannot unlock', async () => {
  const [id] = lockedIds
  const refusals = [
    [await owner.callApi('POST', `/api/responses/${id}/unlock`), 402],
    [await otherOwner.callApi('POST', `/api/responses/${id}/unlock`), 404],
    [await callAnonymously('POST', `/api/responses/${id}/unlock`), 401],
  ] as const
  for (const [reply, status] of refusals) {
    expect(reply.status).toBe(status)
    expect(reply.text).not.toContain(hiddenWords.get(id!))
  }
})

test('a paid answer is readable by its owner, and by no one else', async () => {
  await cluster.start('reactor')
  await buyCredits(owner.callApi)
  const [paid, ...others] = lockedIds
  const reply = await owner.callApi('POST', `/api/responses/${paid}/unlock`)
  expect(reply.body).toMatchObject({ response: { is_unlocked: true }, credits: 9 })
  expect(reply.text).toContain(hiddenWords.get(paid!))
  const texts = await collectTextsFor(owner)
  const places = sourcesContaining(hiddenWords.get(paid!)!, texts)
  expect(places).toContain(`GET /api/surveys/${scanTarget.surveyId}/qualified-responses`)
  for (const topic of ['live survey-turns', 'live qualified-responses'])
    expect(places.filter((place) => place.startsWith(topic))).toHaveLength(1)
  for (const id of others) expect(sourcesContaining(hiddenWords.get(id)!, texts)).toEqual([])
  for (const viewer of [otherOwner, anonymousViewer])
    expect(sourcesContaining(hiddenWords.get(paid!)!, await collectTextsFor(viewer))).toEqual([])
})

test('errors do not repeat the refused input', async () => {
  const secret = 'bilbysecret'
  const path = `/api/public/sessions/${session}/responses`
  const body = { question_id: secret, text_response: secret.repeat(400), scale_value: secret }
  const replies = [
    await callAnonymously('POST', path, body),
    await callAnonymously('POST', '/api/sessions', { code: secret, state: secret }),
    await callAnonymously('POST', '/api/webhooks/payments', {}, { 'stripe-signature': secret }),
    await owner.callApi('POST', '/api/surveys/advanced', {
      title: secret,
      goal: 1,
      config_json: secret,
    }),
    await owner.callApi('PUT', `/api/surveys/${scanTarget.surveyId}`, {
      config_json: `{"${'x'}":"${secret}"}`,
    }),
    await sendRequest(baseUrl, { method: 'POST', path, body: `{"${secret}` }),
  ]
  for (const { status, text } of replies) {
    expect([400, 401, 409, 422]).toContain(status)
    expect(text).not.toContain(secret)
  }
})

test('the processes log none of it', () => {
  const printed = cluster.output()
  const secrets = [...hiddenWords.values(), pendingWord, 'wombatgoal', 'bilbysecret', session]
  secrets.push(pendingSession, owner.cookie.split('=')[1]!, '"email"')
  for (const secret of secrets) expect(printed).not.toContain(secret)
})
