import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isPreview, SessionId } from '#contract/api/public.ts'
import { Cursor, type RespondentMessage } from '#contract/live.ts'
import { isThisMachine } from '#kernel/http-guard.ts'
import { derivedId } from '#kernel/ids.ts'
import { must, refuse } from '#kernel/problem.ts'
import type { SocketDeps } from './deps.ts'
import { follow } from './follow.ts'
import { openPlaces } from './places.ts'
import { breakOff, plainSocket, type PlainSocket } from './plain-socket.ts'

type TurnsMessage = Extract<RespondentMessage, { type: 'turns' }>
type Asked = { conversationId: string; since: Cursor }

/** Of one conversation, open in several windows; and of one address, behind which there may be a room full of people. */
const most = { ofConversation: 10, ofAddress: 500 }

const Params = z.object({ sessionId: SessionId })
const Query = z.object({ since: Cursor.default('') })

/** The respondents' plain WebSocket: whoever holds the session id may listen to that conversation, and say nothing. */
export function respondentSocket(
  app: FastifyInstance,
  deps: SocketDeps,
  track: (socket: PlainSocket) => void,
): void {
  const asked = new WeakMap<FastifyRequest, Asked>()
  const [listening, here] = [openPlaces(most.ofConversation), openPlaces(most.ofAddress)]
  const admit = async (request: FastifyRequest) => {
    const params = Params.safeParse(request.params)
    if (!params.success) refuse('conversations/not-found')
    if (isPreview(params.data.sessionId)) refuse('conversations/preview-not-live')
    const query = Query.safeParse(request.query)
    if (!query.success) refuse('request/invalid')
    const conversationId = derivedId('conversation', params.data.sessionId)
    if (!(await deps.conversation(conversationId))) refuse('conversations/not-found')
    const isCrowded = listening.isFull(conversationId) || here.isFull(request.ip)
    if (isCrowded && !isThisMachine(request)) refuse('request/too-many')
    asked.set(request, { conversationId, since: query.data.since })
  }
  const path = '/api/public/sessions/:sessionId/live'
  // Admitted before the upgrade, so that a refusal is an ordinary HTTP answer.
  app.get(path, { websocket: true, preValidation: admit }, (socket, request) => {
    const plain = plainSocket(socket)
    track(plain)
    const admitted = must(asked.get(request), 'an admitted request')
    listening.take(admitted.conversationId, plain.gone)
    here.take(request.ip, plain.gone)
    void listen(plain, admitted, deps)
  })
}

async function listen(socket: PlainSocket, { conversationId, since }: Asked, deps: SocketDeps) {
  const channel = must(
    deps.channels.find(({ name }) => name === 'conversation'),
    'the channel of conversations',
  )
  const stop = deps.deltas.subscribe(conversationId, ({ number, text }) =>
    socket.sendLossy({ type: 'delta', number, text } satisfies RespondentMessage),
  )
  let finished = false
  await follow({
    channel,
    db: deps.db,
    id: conversationId,
    since,
    announcements: deps.announcements,
    send: ({ items, cursor }) =>
      socket.send({ type: 'turns', items: items as unknown as TurnsMessage['items'], cursor }),
    upToDate: async () => {
      if (finished || (await deps.conversation(conversationId)) !== 'finished') return
      finished = true
      // The line stays open: the last turn may be told after the end, by another read model.
      await socket.send({ type: 'finished' } satisfies RespondentMessage)
    },
    fail: (error) => breakOff(socket, error, deps.log),
    signal: socket.gone,
  })
  stop()
}
