import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isPreview, SessionId } from '#contract/api/public.ts'
import { Cursor, type RespondentMessage } from '#contract/live.ts'
import { isLocalhost } from '#kernel/http/guards.ts'
import { derivedId } from '#kernel/ids.ts'
import { must, refuse } from '#kernel/problem.ts'
import type { SocketDeps } from './deps.ts'
import { followChannel } from './follow-channel.ts'
import { openConnectionLimit } from './connection-limit.ts'
import { closeOnError, openPlainSocket, type PlainSocket } from './plain-socket.ts'

type TurnsMessage = Extract<RespondentMessage, { type: 'turns' }>
type ConversationFeedRequest = { conversationId: string; since: Cursor }

/** Of one conversation, open in several windows; and of one address, behind which there may be a room full of people. */
const connectionLimits = { ofConversation: 10, ofAddress: 500 }

const ConversationFeedParams = z.object({ sessionId: SessionId })
const ConversationFeedQuery = z.object({ since: Cursor.default('') })

/** The respondents' plain WebSocket: whoever holds the session id may listen to that conversation, and say nothing. */
export function registerRespondentSocket(
  app: FastifyInstance,
  deps: SocketDeps,
  track: (socket: PlainSocket) => void,
): void {
  const asked = new WeakMap<FastifyRequest, ConversationFeedRequest>()
  const [listening, here] = [
    openConnectionLimit(connectionLimits.ofConversation),
    openConnectionLimit(connectionLimits.ofAddress),
  ]
  const admit = async (request: FastifyRequest) => {
    const params = ConversationFeedParams.safeParse(request.params)
    if (!params.success) refuse('conversations/not-found')
    if (isPreview(params.data.sessionId)) refuse('conversations/preview-not-live')
    const query = ConversationFeedQuery.safeParse(request.query)
    if (!query.success) refuse('request/invalid')
    const conversationId = derivedId('conversation', params.data.sessionId)
    if (!(await deps.conversationStatus(conversationId))) refuse('conversations/not-found')
    const isCrowded = listening.isFull(conversationId) || here.isFull(request.ip)
    if (isCrowded && !isLocalhost(request)) refuse('request/too-many')
    asked.set(request, { conversationId, since: query.data.since })
  }
  const path = '/api/public/sessions/:sessionId/live'
  // Admitted before the upgrade, so that a refusal is an ordinary HTTP answer.
  app.get(path, { websocket: true, preValidation: admit }, (socket, request) => {
    const plain = openPlainSocket(socket)
    track(plain)
    const admitted = must(asked.get(request), 'an admitted request')
    listening.acquire(admitted.conversationId, plain.closed)
    here.acquire(request.ip, plain.closed)
    void streamConversation(plain, admitted, deps)
  })
}

async function streamConversation(
  socket: PlainSocket,
  { conversationId, since }: ConversationFeedRequest,
  deps: SocketDeps,
) {
  const channel = must(
    deps.channels.find(({ name }) => name === 'conversation'),
    'the channel of conversations',
  )
  const stop = deps.tokenStream.subscribe(conversationId, ({ number, text }) =>
    socket.sendVolatile({ type: 'delta', number, text } satisfies RespondentMessage),
  )
  let finished = false
  await followChannel({
    channel,
    db: deps.db,
    id: conversationId,
    since,
    announcements: deps.announcements,
    send: ({ items, cursor }) =>
      socket.send({ type: 'turns', items: items as unknown as TurnsMessage['items'], cursor }),
    onCaughtUp: async () => {
      if (finished || (await deps.conversationStatus(conversationId)) !== 'finished') return
      finished = true
      // The line stays open: the last turn may be told after the end, by another read model.
      await socket.send({ type: 'finished' } satisfies RespondentMessage)
    },
    onError: (error) => closeOnError(socket, error, deps.log),
    signal: socket.closed,
  })
  stop()
}
