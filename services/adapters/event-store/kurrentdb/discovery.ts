// Which node of a cluster leads, by what the nodes say of each other.
import grpc from '@grpc/grpc-js'
import gossip from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js'
import gossipClients from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_grpc_pb.js'
import shared from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js'
import { EventStoreUnavailable } from '#ports/event-store.ts'
import type { Endpoint, NodePreference } from './address.ts'

const { VNodeState } = gossip.MemberInfo

export type Member = { endpoint: Endpoint; state: number; isAlive: boolean }

/** What each node that answered says of the cluster. */
export type Views = readonly (readonly Member[])[]

export type ReadGossip = (endpoint: Endpoint) => Promise<readonly Member[]>

export const nameOf = ({ host, port }: Endpoint): string => `${host}:${port}`

/**
 * The node for a role. Asks the seeds, and then the members that they name, until most members agree on the leader: a node
 * that is cut off may still believe that it leads. Throws EventStoreUnavailable.
 */
export async function discover(
  seeds: readonly Endpoint[],
  preference: NodePreference,
  readGossip: ReadGossip,
): Promise<Endpoint> {
  const views = new Map<string, readonly Member[]>()
  const failures: string[] = []
  const ask = async (endpoints: readonly Endpoint[]) => {
    const asked = endpoints.map(async (endpoint) => {
      try {
        views.set(nameOf(endpoint), await readGossip(endpoint))
      } catch (error) {
        failures.push(`${nameOf(endpoint)}: ${(error as Error).message}`)
      }
    })
    await firstOf(asked, () => hasMajority([...views.values()]))
  }
  await ask(seeds)
  if (!hasMajority([...views.values()])) {
    const named = new Map(
      [...views.values()].flat().map(({ endpoint }) => [nameOf(endpoint), endpoint]),
    )
    await ask([...named].filter(([name]) => !views.has(name)).map(([, endpoint]) => endpoint))
  }
  const chosen = chooseNode([...views.values()], preference)
  if (chosen) return chosen
  const reasons = failures.length > 0 ? ` (${failures.join('; ')})` : ''
  throw new EventStoreUnavailable(`KurrentDB: no node of the cluster leads${reasons}`)
}

/** Resolves when all have ended, or as soon as `isEnough`. */
async function firstOf(asked: readonly Promise<void>[], isEnough: () => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  void Promise.all(asked).then(() => resolve())
  for (const each of asked) void each.then(() => isEnough() && resolve())
  await promise
}

/** Exported for its test. */
export function chooseNode(views: Views, preference: NodePreference): Endpoint | undefined {
  const leader = leaderOf(views)?.endpoint
  if (preference === 'leader' || !leader) return leader
  // The members as one that agrees on the leader sees them.
  const view = views.find((members) => nameOf(leader) === nameOfLeader(members)) ?? []
  const others = view.filter(({ isAlive, state }) => isAlive && isEligible[preference](state))
  return others[Math.floor(Math.random() * others.length)]?.endpoint ?? leader
}

const replicas: ReadonlySet<number> = new Set([
  VNodeState.READONLYLEADERLESS,
  VNodeState.PREREADONLYREPLICA,
  VNodeState.READONLYREPLICA,
])
const isEligible = {
  follower: (state: number) => state === VNodeState.FOLLOWER,
  readonlyreplica: (state: number) => replicas.has(state),
  random: (state: number) =>
    state === VNodeState.FOLLOWER || state === VNodeState.LEADER || replicas.has(state),
}

const findLeader = (members: readonly Member[]) =>
  members.find(({ isAlive, state }) => isAlive && state === VNodeState.LEADER)

const nameOfLeader = (members: readonly Member[]) => {
  const leader = findLeader(members)
  return leader && nameOf(leader.endpoint)
}

/** The leader that most of the nodes name. */
function leaderOf(views: Views): { endpoint: Endpoint; votes: number } | undefined {
  const votes = new Map<string, { endpoint: Endpoint; votes: number }>()
  for (const members of views) {
    const leader = findLeader(members)
    if (!leader) continue
    const name = nameOf(leader.endpoint)
    const before = votes.get(name)?.votes ?? 0
    votes.set(name, { endpoint: leader.endpoint, votes: before + 1 })
  }
  return [...votes.values()].toSorted((one, other) => other.votes - one.votes)[0]
}

function hasMajority(views: Views): boolean {
  const size = Math.max(0, ...views.map((members) => members.length))
  return (leaderOf(views)?.votes ?? 0) > size / 2
}

export function createReadGossip(
  credentials: grpc.ChannelCredentials,
  timeoutMs: number,
): ReadGossip {
  return (endpoint) => {
    const options = { 'grpc.use_local_subchannel_pool': 1 }
    const client = new gossipClients.GossipClient(nameOf(endpoint), credentials, options)
    const { promise, resolve, reject } = Promise.withResolvers<readonly Member[]>()
    const deadline = Date.now() + timeoutMs
    client.read(new shared.Empty(), new grpc.Metadata(), { deadline }, (error, info) => {
      client.close()
      if (error) reject(error)
      else
        resolve(
          info.getMembersList().map((member) => ({
            endpoint: {
              host: member.getHttpEndPoint()?.getAddress() ?? '',
              port: member.getHttpEndPoint()?.getPort() ?? 0,
            },
            state: member.getState(),
            isAlive: member.getIsAlive(),
          })),
        )
    })
    return promise
  }
}
