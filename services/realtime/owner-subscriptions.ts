import {
  FollowMessage,
  UnfollowMessage,
  type FollowAck,
  type ItemsMessage,
  type Topic,
} from '#contract/live.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { Channel, ChannelPage } from '#kernel/read/channel.ts'
import { Problem } from '#kernel/problem.ts'
import type { SocketDeps } from './deps.ts'
import { waitForDrain } from './wait-for-drain.ts'
import { followChannel } from './follow-channel.ts'
import type { OwnerConnection } from './owner-socket.ts'

/** What one page may follow at once, and ask for within ten seconds. */
export const ownerLimits = { subscriptions: 40, requests: 200, windowMs: 10_000 }

type FollowRequest = { topic: Topic; id: string; since: string }

const notFoundCodes: Record<Topic, ProblemCode> = {
  'survey-turns': 'surveys/not-found',
  'qualified-responses': 'surveys/not-found',
  insights: 'surveys/not-found',
  'ai-usage': 'surveys/not-found',
  'survey-figures': 'request/not-found',
  'credit-balance': 'request/not-found',
}

const rejectFollow = (code: ProblemCode): FollowAck => ({ ok: false, code })
const subscriptionKey = ({ topic, id }: { topic: Topic; id: string }) => `${topic}:${id}`

/** Answers one owner's socket: starts and stops following feeds. */
export function handleOwnerSocket(socket: OwnerConnection, deps: SocketDeps): void {
  const follows = new Map<string, AbortController>()
  const mayAsk = createRequestLimiter()

  async function join(input: unknown): Promise<FollowAck> {
    if (!mayAsk()) return rejectFollow('request/too-many')
    const { success, data } = FollowMessage.safeParse(input)
    if (!success) return rejectFollow('request/invalid')
    const name = subscriptionKey(data)
    if (!follows.has(name) && follows.size >= ownerLimits.subscriptions)
      return rejectFollow('request/too-many')
    // Following again replaces: the client says what it has seen by now.
    follows.get(name)?.abort()
    const mine = new AbortController()
    follows.set(name, mine)
    const reply = await startFollowing(socket, data, mine.signal, deps)
    if (!reply.ok && follows.get(name) === mine) follows.delete(name)
    return reply
  }

  // What arrives may be anything, whatever the types of the well-behaved client say.
  socket.on('follow', async (input: unknown, ack: unknown) => {
    const reply = await join(input)
    if (typeof ack === 'function') ack(reply)
  })
  socket.on('unfollow', (input: unknown) => {
    const { success, data } = UnfollowMessage.safeParse(input)
    if (!success) return
    follows.get(subscriptionKey(data))?.abort()
    follows.delete(subscriptionKey(data))
  })
  socket.on('disconnect', () => follows.forEach((following) => following.abort()))
}

/** Answers once the page has everything that is there by now: then what it does not have does not exist. */
async function startFollowing(
  socket: OwnerConnection,
  request: FollowRequest,
  signal: AbortSignal,
  deps: SocketDeps,
): Promise<FollowAck> {
  const { topic, id, since } = request
  const answer = Promise.withResolvers<FollowAck>()
  const fail = (error: unknown) => {
    // A cursor that is none of ours would be sent again and again.
    if (error instanceof Problem) return answer.resolve(rejectFollow(error.code))
    deps.log.error({ err: error, topic }, 'a live feed broke')
    answer.resolve(rejectFollow('internal'))
    // Closing the transport makes the client come back with the cursors it last saw.
    socket.conn.close()
  }
  try {
    const channel = await findAllowedChannel(request, socket.data.ownerId, deps)
    if (!channel) return rejectFollow(notFoundCodes[topic])
    const { db, announcements } = deps
    const send = ({ items, cursor }: ChannelPage<unknown>) => {
      socket.emit('items', { topic, id, items: items as ItemsMessage['items'], cursor })
      return waitForDrain(socket.conn)
    }
    const upToDate = () => answer.resolve({ ok: true })
    const following = {
      channel,
      db,
      id,
      since,
      announcements,
      send,
      onCaughtUp: upToDate,
      onError: fail,
      signal,
    }
    // One that was replaced meanwhile ends without a word; its successor speaks for it.
    void followChannel(following).then(upToDate)
  } catch (error) {
    fail(error)
  }
  return answer.promise
}

async function findAllowedChannel(
  request: FollowRequest,
  ownerId: string,
  deps: SocketDeps,
): Promise<Channel | undefined> {
  const channel = deps.channels.find(({ name }) => name === request.topic)
  if (!channel) return undefined
  const look = async () =>
    (await channel.mayFollow(deps.db, ownerId, request.id)) ? channel : undefined
  return deps.readConsistently ? deps.readConsistently(look) : look()
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
