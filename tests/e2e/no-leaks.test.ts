// What was not paid for, what is a respondent's and what is an owner's: nobody else ever hears it, wherever they listen.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { wordsOf } from '#projections/conversations/quoted-words.ts'
import { operationsOf, send } from '../support/api.ts'
import { contractEndpoints } from '../support/contract-endpoints.ts'
import {
  overhear,
  overhearWrites,
  placesOf,
  search,
  type About,
  type Listener,
} from '../support/overheard.ts'
import { startSplit, type Split } from '../support/split-processes.ts'
import {
  asking,
  bought,
  converse,
  documentedConfig,
  forSale,
  goal,
  publishedSurvey,
  questionOf,
  signedIn,
  startedSession,
  talkative,
  type Asker,
} from '../support/walked-survey.ts'

const secretGoal = `${goal} (wombatgoal)`
const secretPoint = 'Whether numbatpoint is too expensive'
/** Where an owner may not read yet: past any excerpt. */
const hiddenFrom = limits.excerpt.max + 10

let split: Split
let baseUrl: string
let owner: Listener & { ask: Asker; cookie: string }
let stranger: Listener & { ask: Asker; cookie: string }
let nobody: Listener
let anyone: Asker
let about: About
let session: string
let pendingSession: string
/** Of each answer the word that no excerpt shows; by the response's id. */
const words = new Map<string, string>()
const answers = new Map<string, string>()
/** What every call that writes said to the owner while nothing was paid. */
let written: Map<string, string>
let locked: string[]
let pendingWord: string
const told: string[] = []

/** Says much, with a word of its own where no excerpt reaches. */
function marked(seed: number): (question: string) => string {
  const speak = talkative(seed)
  return (question) => {
    told.push(question)
    const text = speak(question)
    const cut = text.indexOf(' ', hiddenFrom)
    return `${text.slice(0, cut)} quokka${seed}x${told.length}${text.slice(cut)}`
  }
}

/** Words alone, one space between any two. */
const spaced = (text: string) =>
  ` ${wordsOf(text)
    .map((word) => word.text)
    .join(' ')} `

/** Five words in a row, wherever they begin, but for the first, which may be half a word. */
function phrasesOf(text: string): string[] {
  const all = spaced(text).trim().split(' ').slice(1)
  return all.slice(4).map((_, index) => ` ${all.slice(index, index + 5).join(' ')} `)
}

const wordIn = (text: string) => /quokka\w+/.exec(text)![0]

beforeAll(async () => {
  split = await startSplit({ apis: 1 })
  baseUrl = split.urls[0]!
  owner = { baseUrl, ...(await signedIn(baseUrl, 'bruno@prosa.test')) }
  stranger = { baseUrl, ...(await signedIn(baseUrl, 'layla@prosa.test')) }
  nobody = { baseUrl, ownerId: owner.ownerId }
  anyone = asking(baseUrl)
  const validation_points = [
    ...documentedConfig.validation_points,
    { id: 'custom-3', text: secretPoint },
  ]
  const config_json = JSON.stringify({ ...documentedConfig, validation_points, max_questions: 8 })
  const survey = await publishedSurvey(owner.ask, { goal: secretGoal, config_json })
  session = await startedSession(anyone, survey.public_id)
  for (const { text, responseId } of await converse(anyone, session, marked(1))) {
    words.set(responseId, wordIn(text))
    answers.set(responseId, text)
  }
  locked = (await forSale(owner.ask, survey.id, 3)).map(({ id }) => id)
  about = { surveyId: survey.id, publicId: survey.public_id, responseIds: [...words.keys()] }
  written = await overhearWrites(owner, about)
  await withInsights(survey.id)

  // An answer that nobody can judge: what it is worth stays open as long as the reactors are away.
  pendingSession = await startedSession(anyone, survey.public_id)
  const { question } = await questionOf(anyone, pendingSession)
  await split.end('reactor')
  const text_response = marked(2)(question!.text)
  pendingWord = wordIn(text_response)
  const answer = { question_id: question!.id, text_response }
  await anyone('POST', `/api/public/sessions/${pendingSession}/responses`, answer)
})
afterAll(() => split[Symbol.asyncDispose]())

async function withInsights(surveyId: string) {
  for (;;) {
    const { body } = await owner.ask('GET', `/api/surveys/${surveyId}/insights`)
    if (body.status === 'ready') return
    if (body.status === 'failed') throw new Error(`no insights: ${JSON.stringify(body)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const heardBy = (who: Listener) => overhear(who, about)

test('before anything is paid, no locked and no pending word is heard by anyone', async () => {
  expect(locked.length).toBeGreaterThanOrEqual(3)
  for (const who of [owner, stranger, nobody]) {
    const heard = await heardBy(who)
    expect(heard.size).toBeGreaterThan(15)
    for (const id of locked) expect(placesOf(words.get(id)!, heard)).toEqual([])
    expect(placesOf(pendingWord, heard)).toEqual([])
  }
})

test('what is walked through is all that there is', async () => {
  const described = new Set((await operationsOf(baseUrl)).map(({ name }) => name))
  const endpoints = await contractEndpoints()
  expect(endpoints.length).toBeGreaterThan(50)
  const forgotten = endpoints
    // Uploads take a recording and know nothing else.
    .filter(({ upload }) => !upload)
    .map(({ route }) => route.replace(/:(\w+)/g, '{$1}'))
    .filter((route) => !described.has(route))
  expect(forgotten).toEqual([])
})

test('no call that writes says a locked word, and no search finds one', async () => {
  expect(written.size).toBeGreaterThan(20)
  for (const id of locked) expect(placesOf(words.get(id)!, written)).toEqual([])
  const nothing = await search(owner, 'nobodyeversaidthis')
  expect(nothing.length).toBeGreaterThanOrEqual(2)
  for (const id of locked) expect(await search(owner, words.get(id)!)).toEqual(nothing)
})

test('insights and follow-up questions repeat nothing of what is hidden', async () => {
  const heard = await heardBy(owner)
  const insights = heard.get(`GET /api/surveys/${about.surveyId}/insights`)!
  expect(insights).toContain('"locked":true')
  const told = spaced([...heard.values(), ...written.values()].join('\n'))
  const open = [...answers].filter(([id]) => !locked.includes(id)).map(([, text]) => text)
  const beginnings = [...answers.values()].map((text) => text.slice(0, hiddenFrom))
  const readable = spaced([...open, ...beginnings].join('\n'))
  const hidden = locked
    .flatMap((id) => phrasesOf(answers.get(id)!.slice(hiddenFrom)))
    .filter((phrase) => !readable.includes(phrase))
  expect(hidden.length).toBeGreaterThan(100)
  expect(hidden.filter((phrase) => told.includes(phrase))).toEqual([])
})

test('the owner hears the beginnings, live and asked for; a stranger nothing of the survey', async () => {
  const heard = await heardBy(owner)
  const listed = JSON.parse(
    (await owner.ask('GET', `/api/surveys/${about.surveyId}/qualified-responses`)).text,
  ) as { response_text: string }[]
  for (const { response_text } of listed) {
    expect(response_text.length).toBeLessThanOrEqual(limits.excerpt.max + 1)
    const beginning = JSON.stringify(response_text.slice(0, 40)).slice(1, -1)
    expect(placesOf(beginning, heard).length).toBeGreaterThanOrEqual(2)
  }
  const elsewhere = await heardBy(stranger)
  expect(placesOf(secretGoal, heard)).not.toEqual([])
  for (const other of [elsewhere, await heardBy(nobody)]) {
    expect(placesOf('wombatgoal', other)).toEqual([])
    expect(placesOf('numbatpoint is', other)).toEqual([])
    for (const id of about.responseIds) expect(placesOf(words.get(id)!, other)).toEqual([])
  }
  expect(placesOf('bruno@prosa.test', elsewhere)).toEqual([])
})

test('nobody but the respondent has the key to the conversation', async () => {
  for (const who of [owner, stranger, nobody]) {
    const heard = await heardBy(who)
    for (const secret of [session, pendingSession]) expect(placesOf(secret, heard)).toEqual([])
  }
})

test('a respondent hears nothing of the goal', async () => {
  const seen = [
    await anyone('GET', `/api/public/surveys/${about.publicId}`),
    await anyone('GET', `/api/public/sessions/${session}`),
    await anyone('POST', `/api/public/sessions/${session}/next-question`, {}),
    await anyone('POST', `/api/public/sessions/${session}/complete`),
    await send(baseUrl, { method: 'GET', path: `/sa/${about.publicId}` }),
  ]
  for (const { text, status } of seen) {
    expect(status).toBe(200)
    expect(text).not.toContain('wombatgoal')
    for (const secret of [owner.ownerId, 'bruno@prosa.test', pendingWord])
      expect(text).not.toContain(secret)
  }
  expect(told.join(' ')).not.toContain('wombatgoal')
})

test('who did not pay, or whose it is not, unlocks nothing', async () => {
  const [id] = locked
  const refusals = [
    [await owner.ask('POST', `/api/responses/${id}/unlock`), 402],
    [await stranger.ask('POST', `/api/responses/${id}/unlock`), 404],
    [await anyone('POST', `/api/responses/${id}/unlock`), 401],
  ] as const
  for (const [reply, status] of refusals) {
    expect(reply.status).toBe(status)
    expect(reply.text).not.toContain(words.get(id!))
  }
})

test('once paid, that one answer is heard by its owner, and by nobody else', async () => {
  await split.start('reactor')
  await bought(owner.ask)
  const [paid, ...others] = locked
  const reply = await owner.ask('POST', `/api/responses/${paid}/unlock`)
  expect(reply.body).toMatchObject({ response: { is_unlocked: true }, credits: 9 })
  expect(reply.text).toContain(words.get(paid!))
  const heard = await heardBy(owner)
  const places = placesOf(words.get(paid!)!, heard)
  expect(places).toContain(`GET /api/surveys/${about.surveyId}/qualified-responses`)
  for (const topic of ['live survey-turns', 'live qualified-responses'])
    expect(places.filter((place) => place.startsWith(topic))).toHaveLength(1)
  for (const id of others) expect(placesOf(words.get(id)!, heard)).toEqual([])
  for (const who of [stranger, nobody])
    expect(placesOf(words.get(paid!)!, await heardBy(who))).toEqual([])
})

test('what is refused is not repeated', async () => {
  const secret = 'bilbysecret'
  const path = `/api/public/sessions/${session}/responses`
  const body = { question_id: secret, text_response: secret.repeat(400), scale_value: secret }
  const replies = [
    await anyone('POST', path, body),
    await anyone('POST', '/api/sessions', { code: secret, state: secret }),
    await anyone('POST', '/api/webhooks/payments', {}, { 'stripe-signature': secret }),
    await owner.ask('POST', '/api/surveys/advanced', {
      title: secret,
      goal: 1,
      config_json: secret,
    }),
    await owner.ask('PUT', `/api/surveys/${about.surveyId}`, {
      config_json: `{"${'x'}":"${secret}"}`,
    }),
    await send(baseUrl, { method: 'POST', path, body: `{"${secret}` }),
  ]
  for (const { status, text } of replies) {
    expect([400, 401, 409, 422]).toContain(status)
    expect(text).not.toContain(secret)
  }
})

test('nothing of it is in what the processes print', () => {
  const printed = split.output()
  const secrets = [...words.values(), pendingWord, 'wombatgoal', 'bilbysecret', session]
  secrets.push(pendingSession, owner.cookie.split('=')[1]!, '"email"')
  for (const secret of secrets) expect(printed).not.toContain(secret)
})
