import { randomUUID } from 'node:crypto'
import type { Socket } from 'socket.io'
import {
  FollowMessage,
  UnfollowMessage,
  type FollowAck,
  type ItemsMessage,
  type OwnerSocket,
  type Topic,
} from '#contract/live.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { Channel, ChannelPage } from '#kernel/read/channel.ts'
import { Problem } from '#kernel/problem.ts'
import { ownerActor } from '#kernel/security/events/request-actor.ts'
import type { AuthenticatedSession, SocketDeps } from './deps.ts'
import { waitForDrain } from './wait-for-drain.ts'
import { followChannel } from './follow-channel.ts'

export type OwnerConnection = Socket<
  OwnerSocket['clientToServer'],
  OwnerSocket['serverToClient'],
  object,
  AuthenticatedSession
>

/** Limits of one connection: concurrent subscriptions, and follow requests in a window. */
export const ownerLimits = { subscriptions: 40, requests: 200, windowMs: 10_000 }

type FollowRequest = { topic: Topic; id: string; since: string }

const notFoundCodes: Record<Topic, ProblemCode> = {
  'survey-turns': 'surveys/not-found',
  'qualified-responses': 'surveys/not-found',
  insights: 'surveys/not-found',
  'ai-usage': 'surveys/not-found',
  'survey-figures': 'request/not-found',
  'credit-balance': 'request/not-found',
  exports: 'request/not-found',
  reports: 'request/not-found',
}

const rejectFollow = (code: ProblemCode): FollowAck => ({ ok: false, code })
const subscriptionKey = ({ topic, id }: { topic: Topic; id: string }) => `${topic}:${id}`

/** Handles `follow` and `unfollow` of one connection. */
export function handleOwnerSocket(socket: OwnerConnection, deps: SocketDeps): void {
  const subscriptions = new Map<string, AbortController>()
  const mayAsk = createRequestLimiter()

  async function follow(input: unknown): Promise<FollowAck> {
    if (!mayAsk()) return rejectFollow('request/too-many')
    const { success, data } = FollowMessage.safeParse(input)
    if (!success) return rejectFollow('request/invalid')
    const key = subscriptionKey(data)
    if (!subscriptions.has(key) && subscriptions.size >= ownerLimits.subscriptions)
      return rejectFollow('request/too-many')
    // A second request for a topic replaces the first, with a newer cursor.
    subscriptions.get(key)?.abort()
    const subscription = new AbortController()
    subscriptions.set(key, subscription)
    const ack = await startFollowing(socket, data, subscription.signal, deps)
    if (!ack.ok && subscriptions.get(key) === subscription) subscriptions.delete(key)
    return ack
  }

  // Input is not trusted, so its types are `unknown`.
  socket.on('follow', async (input: unknown, callback: unknown) => {
    const ack = await follow(input)
    if (typeof callback === 'function') callback(ack)
  })
  socket.on('unfollow', (input: unknown) => {
    const { success, data } = UnfollowMessage.safeParse(input)
    if (!success) return
    subscriptions.get(subscriptionKey(data))?.abort()
    subscriptions.delete(subscriptionKey(data))
  })
  socket.on('disconnect', () => subscriptions.forEach((subscription) => subscription.abort()))
}

/** Resolves when every existing item is sent: what the client lacks then does not exist. */
async function startFollowing(
  socket: OwnerConnection,
  request: FollowRequest,
  signal: AbortSignal,
  deps: SocketDeps,
): Promise<FollowAck> {
  const { topic, id, since } = request
  const ack = Promise.withResolvers<FollowAck>()
  const fail = (error: unknown) => {
    // An invalid cursor: closing the transport would make the client send it again.
    if (error instanceof Problem) return ack.resolve(rejectFollow(error.code))
    deps.log.error({ err: error, topic }, 'a live feed failed')
    ack.resolve(rejectFollow('internal'))
    // The client reconnects with its last cursors.
    socket.conn.close()
  }
  try {
    const { ownerId } = socket.data
    const channel = await findAllowedChannel(request, ownerId, deps)
    if (!channel) {
      deps.securityEvents?.count(
        {
          ...{ kind: 'request-refused', ...ownerActor(ownerId), detail: notFoundCodes[topic] },
          subject: { type: 'route', id: `follow ${topic}` },
        },
        { address: deps.clientAddress(socket.request), requestId: randomUUID() },
      )
      return rejectFollow(notFoundCodes[topic])
    }
    const { db, announcements } = deps
    const send = ({ items, cursor }: ChannelPage<unknown>) => {
      socket.emit('items', { topic, id, items: items as ItemsMessage['items'], cursor })
      return waitForDrain(socket.conn)
    }
    const onCaughtUp = () => ack.resolve({ ok: true })
    const following = followChannel({
      ...{ channel, db, id, since, announcements, send, onCaughtUp, signal },
      onError: fail,
    })
    // A replaced subscription ends early; its request is acknowledged too.
    void following.then(onCaughtUp)
  } catch (error) {
    fail(error)
  }
  return ack.promise
}

async function findAllowedChannel(
  request: FollowRequest,
  ownerId: string,
  deps: SocketDeps,
): Promise<Channel | undefined> {
  const channel = deps.channels.find(({ name }) => name === request.topic)
  if (!channel) return undefined
  const read = async () =>
    (await channel.mayFollow(deps.db, ownerId, request.id)) ? channel : undefined
  return deps.readConsistently ? deps.readConsistently(read) : read()
}

/** Counts requests in windows of ten seconds. */
function createRequestLimiter() {
  let [count, until] = [0, 0]
  return () => {
    const now = Date.now()
    if (now > until) [count, until] = [0, now + ownerLimits.windowMs]
    count += 1
    return count <= ownerLimits.requests
  }
}
