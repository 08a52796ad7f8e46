// Everything that a viewer can read: calls, pages, live topics and feeds.
import { once } from 'node:events'
import { io } from 'socket.io-client'
import WebSocket from 'ws'
import { Topic } from '#contract/live.ts'
import {
  minimalInput,
  listOperations,
  pathOf,
  sendRequest,
  type Operation,
} from './openapi-client.ts'

export type Viewer = { baseUrl: string; cookie?: string; ownerId: string }
/** Ids used in the requests. */
export type ScanTarget = { surveyId: string; publicId: string; responseIds: readonly string[] }

/** All readable texts by source. */
export async function collectReadableTexts(
  viewer: Viewer,
  about: ScanTarget,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const [name, text] of await collectReadCalls(viewer, about)) texts.set(name, text)
  for (const path of pagesOf(about))
    texts.set(path, (await get(viewer, path, { accept: 'text/html' })).text)
  for (const [name, text] of await collectLiveTopics(viewer, about)) texts.set(name, text)
  texts.set('the ledger feed', await readLedgerFeed(viewer))
  return texts
}

/** Sources whose text contains the words. */
export const sourcesContaining = (words: string, texts: ReadonlyMap<string, string>): string[] =>
  [...texts].filter(([, text]) => text.includes(words)).map(([name]) => name)

const get = ({ baseUrl, cookie }: Viewer, path: string, headers = {}) =>
  sendRequest(baseUrl, { method: 'GET', path, headers: { ...(cookie && { cookie }), ...headers } })

/** Every reading call, with each variant of its query, except those that need a respondent's secret. */
async function collectReadCalls(viewer: Viewer, about: ScanTarget) {
  const texts: [string, string][] = []
  for (const operation of await listCallableOperations(viewer))
    if (operation.method === 'GET')
      for (const path of pathsOf(operation, about))
        for (const query of queriesOf(operation)) {
          const { text, headers } = await get(viewer, path + query)
          texts.push([`GET ${path}${query}`, `${JSON.stringify(headers)}\n${text}`])
        }
  return texts
}

/** Calls that sign the caller out. */
const endsSession = new Set(['POST /api/logout', 'DELETE /api/users/me/sessions'])

/** Responses of every writing call; deletions come late, and restoring the survey last. */
export async function collectWriteResponses(
  viewer: Viewer,
  about: ScanTarget,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const writing = (await listCallableOperations(viewer)).filter(
    ({ method, path }) => method !== 'GET' && !endsSession.has(`${method} ${path}`),
  )
  const order = ({ method, path }: Operation) =>
    path.endsWith('/surveys/{id}/restore') ? 2 : method === 'DELETE' ? 1 : 0
  for (const operation of writing.toSorted((one, other) => order(one) - order(other)))
    for (const path of pathsOf(operation, about)) {
      const { method, hasBody } = operation
      const body = hasBody ? JSON.stringify(minimalInput(operation)) : undefined
      const headers = {
        ...(viewer.cookie && { cookie: viewer.cookie }),
        ...(hasBody && { 'content-type': 'application/json' }),
      }
      const reply = await sendRequest(viewer.baseUrl, { method, path, body, headers })
      texts.set(`${method} ${path}`, `${JSON.stringify(reply.headers)}\n${reply.text}`)
    }
  return texts
}

/** Results of every searching call: equal results for different words reveal nothing. */
export async function searchSurveys(viewer: Viewer, words: string): Promise<string[]> {
  const searching = (await listCallableOperations(viewer)).filter(
    ({ method, fields }) => method === 'GET' && fields['search'],
  )
  return Promise.all(
    searching.map(async ({ path }) => (await get(viewer, `${path}?search=${words}`)).text),
  )
}

const listCallableOperations = async ({ baseUrl }: Viewer) =>
  (await listOperations(baseUrl)).filter(({ path }) => !/\{(sessionId|code)\}/.test(path))

/** The operation's paths with the target's ids. */
function pathsOf(operation: Operation, { surveyId, publicId, responseIds }: ScanTarget): string[] {
  const ids = operation.path.includes('/responses/{id}') ? responseIds : [surveyId]
  const paths = ids.map((id) => pathOf(operation, { id, publicId, number: '1', intentId: 'none' }))
  return [...new Set(paths)]
}

/** The required fields, and in addition each enum value. */
function queriesOf(operation: Operation): string[] {
  const required = minimalInput(operation)
  const known = Object.entries(operation.fields).flatMap(([name, schema]) =>
    ('enum' in schema ? (schema.enum as unknown[]) : []).map((value) => ({ [name]: value })),
  )
  const queries = [{}, ...known].map((fields) =>
    new URLSearchParams({ ...required, ...fields } as Record<string, string>).toString(),
  )
  return queries.map((query) => (query ? `?${query}` : ''))
}

const pagesOf = ({ surveyId, publicId }: ScanTarget) => [
  '/',
  '/dashboard',
  `/surveys/${surveyId}/edit/advanced`,
  `/s/${publicId}`,
  `/sa/${publicId}`,
]

/** Follows every topic; each is acknowledged after its existing items. */
async function collectLiveTopics({ baseUrl, cookie, ownerId }: Viewer, { surveyId }: ScanTarget) {
  const texts: [string, string][] = []
  const socket = io(baseUrl, {
    path: '/live/owner',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { ...(cookie && { cookie }) },
  })
  socket.onAny((_event, items: { topic: string }) =>
    texts.push([items.topic, JSON.stringify(items)]),
  )
  const { promise: refused, resolve } = Promise.withResolvers<Error>()
  socket.once('connect_error', resolve)
  const error = await Promise.race([
    refused,
    once(socket as never, 'connect').then(() => undefined),
  ])
  if (error) return [['the socket', error.message]] as [string, string][]
  for (const topic of Topic.options) {
    for (const id of [surveyId, ownerId]) {
      const reply: unknown = await socket.emitWithAck('follow', { topic, id, since: '' })
      texts.push([`${topic} of ${id}`, JSON.stringify(reply)])
    }
  }
  socket.disconnect()
  return texts.map(([name, text], n): [string, string] => [`live ${name} (${n})`, text])
}

/** Messages of the endless feed within some round trips. */
async function readLedgerFeed({ baseUrl, cookie }: Viewer): Promise<string> {
  const url = `${baseUrl.replace('http', 'ws')}/api/ledger/feed`
  const socket = new WebSocket(url, { headers: { ...(cookie && { cookie }) } })
  let received = ''
  socket.on('message', (data: Buffer) => (received += data.toString()))
  const { promise, resolve } = Promise.withResolvers<void>()
  socket.on('unexpected-response', () => resolve())
  socket.on('error', () => resolve())
  socket.on('open', () => socket.ping())
  // After the fifth pong the existing entries have been read.
  let echoes = 0
  socket.on('pong', () => ((echoes += 1) === 5 ? resolve() : socket.ping()))
  await promise
  socket.terminate()
  return received
}
