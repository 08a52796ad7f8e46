// What exists on the fuzzed instance: ids from its responses by their names, callers, and requests that succeeded.
import type { SeededRandom } from '../simulated-respondents/seeded-random.ts'
import type { Caller, FuzzRequest, OpenQuestion } from './fuzz-types.ts'

const maxIds = 60
const maxReplays = 400
/** Fields that a random text would not get past. */
const texts: Readonly<Record<string, readonly string[]>> = {
  goal: ['Understand why customers cancel their subscription in the first month'],
  phone_number: ['+5511987654321', '(11) 98765-4321', '+491711234567'],
  language: ['en', 'pt-br', 'ar'],
  package_id: ['starter_10'],
  number: ['4242 4242 4242 4242', '4000 0000 0000 0002', '4000 0000 0000 3220'],
  cvc: ['123'],
  what: ['audio-transcription'],
}
/** Fields of responses, and the name under which their values are used in requests. */
const harvested: Readonly<Record<string, string>> = {
  public_id: 'publicId',
  session_id: 'sessionId',
  response_id: 'responseId',
  payment_id: 'paymentId',
  payment_intent_id: 'intentId',
  receipt_code: 'code',
  question_id: 'questionId',
  lot_id: 'lotId',
  owner_id: 'ownerId',
  batch_id: 'batchId',
}
/** Fields of requests, and the name of their ids. */
const usedAs: Readonly<Record<string, string>> = {
  ...harvested,
  id: 'surveyId',
  survey: 'surveyId',
  owner: 'ownerId',
  publicId: 'publicId',
  before: 'eventId',
}

export type FuzzState = ReturnType<typeof openFuzzState>

export function openFuzzState(callers: readonly Caller[]) {
  const ids = new Map<string, string[]>()
  const replays: FuzzRequest[] = []
  const openQuestions = new Map<string, OpenQuestion>()
  function add(name: string, id: string): void {
    const known = ids.get(name) ?? []
    if (known.includes(id)) return
    ids.set(name, [...known, id].slice(-maxIds))
  }
  function harvestQuestion(value: unknown, path: string): void {
    const session = sessionIn(path)
    const { question } = (value ?? {}) as { question?: OpenQuestion }
    if (session !== undefined && question) openQuestions.set(session, question)
  }
  function harvest(value: unknown, operationPath: string): void {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner !== 'string') harvest(inner, operationPath)
      else if (harvested[name] !== undefined) add(harvested[name], inner)
      else if (name === 'id' && /^[0-9a-f-]{36}$/.test(inner)) add(idName(operationPath), inner)
    }
  }
  return {
    callers,
    add,
    harvest,
    harvestQuestion,
    /** The question that the session of a path waits for. */
    questionOf: (path: string) => openQuestions.get(sessionIn(path) ?? ''),
    pick: (random: SeededRandom, name: string): string | undefined => {
      const known = ids.get(name)
      return known && random.pick(known)
    },
    /** A value for a field of a request; undefined for an unknown name. */
    valueFor: (random: SeededRandom, field: string): string | undefined => {
      if (Object.hasOwn(texts, field)) return random.pick(texts[field]!)
      const name = Object.hasOwn(usedAs, field) ? usedAs[field] : undefined
      const known = name === undefined ? undefined : ids.get(name)
      return known && random.pick(known)
    },
    remember(request: FuzzRequest): void {
      replays.push(request)
      if (replays.length > maxReplays) replays.shift()
    },
    replay: (random: SeededRandom): FuzzRequest | undefined =>
      replays.length > 0 ? random.pick(replays) : undefined,
  }
}

const sessionIn = (path: string) => /\/sessions\/([\w-]+)\//.exec(path)?.[1]

function idName(path: string): string {
  if (path.includes('qualified-responses')) return 'responseId'
  if (path.includes('question')) return 'questionId'
  if (path.includes('users/me/sessions')) return 'webSessionId'
  if (path.includes('audit-trail')) return 'eventId'
  return 'surveyId'
}
