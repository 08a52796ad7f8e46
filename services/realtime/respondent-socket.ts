import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isPreview, SessionId } from '#contract/api/public.ts'
import { Cursor, type RespondentMessage } from '#contract/live.ts'
import { isFromThisMachine } from '#kernel/http/forwarded-headers.ts'
import { derivedId } from '#kernel/ids.ts'
import { must, refuse } from '#kernel/problem.ts'
import type { SocketDeps } from './deps.ts'
import { followChannel } from './follow-channel.ts'
import { openConnectionLimit } from './connection-limit.ts'
import { closeOnError, openPlainSocket, type PlainSocket } from './plain-socket.ts'

type TurnsMessage = Extract<RespondentMessage, { type: 'turns' }>
type ConversationFeedRequest = { conversationId: string; since: Cursor }

/** Concurrent sockets: of one conversation, which may be open in several windows; of one address, which a network may share. */
const connectionLimits = { ofConversation: 10, ofAddress: 500 }

const ConversationFeedParams = z.object({ sessionId: SessionId })
const ConversationFeedQuery = z.object({ since: Cursor.default('') })

/** The respondents' WebSocket, send-only. The session id gives access to its conversation. */
export function registerRespondentSocket(
  app: FastifyInstance,
  deps: SocketDeps,
  track: (socket: PlainSocket) => void,
): void {
  const admitted = new WeakMap<FastifyRequest, ConversationFeedRequest>()
  const { connections } = deps
  const share = (purpose: string) => connections && { purpose, connections }
  const byConversation = openConnectionLimit(connectionLimits.ofConversation, share('conversation'))
  const byAddress = openConnectionLimit(connectionLimits.ofAddress, share('address'))
  const requireFreeConnection = async (conversationId: string, address: string) => {
    const [ofConversation, ofAddress] = await Promise.all([
      byConversation.countOthers(conversationId),
      byAddress.countOthers(address),
    ])
    if (
      byConversation.isFull(conversationId, ofConversation) ||
      byAddress.isFull(address, ofAddress)
    )
      refuse('request/too-many')
  }
  const admit = async (request: FastifyRequest) => {
    const params = ConversationFeedParams.safeParse(request.params)
    if (!params.success) refuse('conversations/not-found')
    if (isPreview(params.data.sessionId)) refuse('conversations/preview-not-live')
    const query = ConversationFeedQuery.safeParse(request.query)
    if (!query.success) refuse('request/invalid')
    const conversationId = derivedId('conversation', params.data.sessionId)
    if (!(await deps.conversationStatus(conversationId))) refuse('conversations/not-found')
    if (!isFromThisMachine(request)) await requireFreeConnection(conversationId, request.ip)
    admitted.set(request, { conversationId, since: query.data.since })
  }
  const path = '/api/public/sessions/:sessionId/live'
  // Authorized before the upgrade, so that a refusal is an HTTP response.
  app.get(path, { websocket: true, preValidation: admit }, (socket, request) => {
    const plain = openPlainSocket(socket)
    track(plain)
    const feed = must(admitted.get(request), 'an admitted request')
    byConversation.acquire(feed.conversationId, plain.closed)
    byAddress.acquire(request.ip, plain.closed)
    void streamConversation(plain, feed, deps)
  })
}

async function streamConversation(
  socket: PlainSocket,
  { conversationId, since }: ConversationFeedRequest,
  deps: SocketDeps,
) {
  const channel = must(
    deps.channels.find(({ name }) => name === 'conversation'),
    'the conversation channel',
  )
  const unsubscribe = deps.tokenStream.subscribe(conversationId, ({ number, text }) =>
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
      // The socket stays open: the last turn comes from another read model, which may be behind.
      await socket.send({ type: 'finished' } satisfies RespondentMessage)
    },
    onError: (error) => closeOnError(socket, error, deps.log),
    signal: socket.closed,
  })
  unsubscribe()
}
