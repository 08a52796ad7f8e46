import { Follow, Unfollow, type FollowAck, type Items, type Topic } from '#contract/live.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { Channel, Page } from '#kernel/channel.ts'
import { Problem } from '#kernel/problem.ts'
import type { SocketDeps } from './deps.ts'
import { flushed } from './flushed.ts'
import { follow } from './follow.ts'
import type { Owner } from './owner-socket.ts'

/** What one page may follow at once, and ask for within ten seconds. */
export const ownerLimits = { follows: 40, requests: 200, windowMs: 10_000 }

type Request = { topic: Topic; id: string; since: string }

const missing: Record<Topic, ProblemCode> = {
  'survey-turns': 'surveys/not-found',
  'qualified-responses': 'surveys/not-found',
  insights: 'surveys/not-found',
  'ai-usage': 'surveys/not-found',
  'survey-figures': 'request/not-found',
  'credit-balance': 'request/not-found',
}

const refused = (code: ProblemCode): FollowAck => ({ ok: false, code })
const nameOf = ({ topic, id }: { topic: Topic; id: string }) => `${topic}:${id}`

/** Answers one owner's socket: starts and stops following feeds. */
export function serveOwner(socket: Owner, deps: SocketDeps): void {
  const follows = new Map<string, AbortController>()
  const mayAsk = limiter()

  async function join(input: unknown): Promise<FollowAck> {
    if (!mayAsk()) return refused('request/too-many')
    const { success, data } = Follow.safeParse(input)
    if (!success) return refused('request/invalid')
    const name = nameOf(data)
    if (!follows.has(name) && follows.size >= ownerLimits.follows)
      return refused('request/too-many')
    // Following again replaces: the client says what it has seen by now.
    follows.get(name)?.abort()
    const mine = new AbortController()
    follows.set(name, mine)
    const reply = await begin(socket, data, mine.signal, deps)
    if (!reply.ok && follows.get(name) === mine) follows.delete(name)
    return reply
  }

  // What arrives may be anything, whatever the types of the well-behaved client say.
  socket.on('follow', async (input: unknown, ack: unknown) => {
    const reply = await join(input)
    if (typeof ack === 'function') ack(reply)
  })
  socket.on('unfollow', (input: unknown) => {
    const { success, data } = Unfollow.safeParse(input)
    if (!success) return
    follows.get(nameOf(data))?.abort()
    follows.delete(nameOf(data))
  })
  socket.on('disconnect', () => follows.forEach((following) => following.abort()))
}

/** Answers once the page has everything that is there by now: then what it does not have does not exist. */
async function begin(
  socket: Owner,
  request: Request,
  signal: AbortSignal,
  deps: SocketDeps,
): Promise<FollowAck> {
  const { topic, id, since } = request
  const answer = Promise.withResolvers<FollowAck>()
  const fail = (error: unknown) => {
    // A cursor that is none of ours would be sent again and again.
    if (error instanceof Problem) return answer.resolve(refused(error.code))
    deps.log.error({ err: error, topic }, 'a live feed broke')
    answer.resolve(refused('internal'))
    // Closing the transport makes the client come back with the cursors it last saw.
    socket.conn.close()
  }
  try {
    const channel = await channelFor(request, socket.data.ownerId, deps)
    if (!channel) return refused(missing[topic])
    const { db, announcements } = deps
    const send = ({ items, cursor }: Page<unknown>) => {
      socket.emit('items', { topic, id, items: items as Items['items'], cursor })
      return flushed(socket.conn)
    }
    const upToDate = () => answer.resolve({ ok: true })
    const following = { channel, db, id, since, announcements, send, upToDate, fail, signal }
    // One that was replaced meanwhile ends without a word; its successor speaks for it.
    void follow(following).then(upToDate)
  } catch (error) {
    fail(error)
  }
  return answer.promise
}

async function channelFor(
  request: Request,
  ownerId: string,
  deps: SocketDeps,
): Promise<Channel | undefined> {
  const channel = deps.channels.find(({ name }) => name === request.topic)
  if (!channel) return undefined
  const look = async () =>
    (await channel.mayFollow(deps.db, ownerId, request.id)) ? channel : undefined
  return deps.found ? deps.found(look) : look()
}

/** Counts requests in windows of ten seconds. */
function limiter() {
  let [count, until] = [0, 0]
  return () => {
    const now = Date.now()
    if (now > until) [count, until] = [0, now + ownerLimits.windowMs]
    count += 1
    return count <= ownerLimits.requests
  }
}
