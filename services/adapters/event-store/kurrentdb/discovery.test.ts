import { expect, test } from 'vitest'
import { chooseNode, discover, type Member, nameOf } from './discovery.ts'

const [follower, leader] = [6, 8]
const endpointOf = (n: number) => ({ host: `n${n}`, port: 2113 })
const seeds = [1, 2, 3].map(endpointOf)

/** The cluster as seen by a node that takes `leading` for the leader. */
const viewOf = (leading: number, dead: readonly number[] = []): Member[] =>
  [1, 2, 3].map((n) => ({
    endpoint: endpointOf(n),
    state: n === leading ? leader : follower,
    isAlive: !dead.includes(n),
  }))

const refused = () => Promise.reject(new Error('refused'))

test('finds the leader through any node that answers', async () => {
  const readGossip = ({ host }: { host: string }) =>
    host === 'n1' ? refused() : Promise.resolve(viewOf(2))
  expect(await discover([endpointOf(1), endpointOf(3)], 'leader', readGossip)).toEqual(
    endpointOf(2),
  )
})

test('a node that is cut off and believes that it leads is outvoted', async () => {
  const readGossip = async ({ host }: { host: string }) =>
    host === 'n1' ? viewOf(1, [2, 3]) : viewOf(3, [1])
  expect(await discover(seeds, 'leader', readGossip)).toEqual(endpointOf(3))
  // The only seed is the one that is cut off.
  expect(await discover([endpointOf(1)], 'leader', readGossip)).toEqual(endpointOf(3))
})

test('does not wait for a node that never answers', async () => {
  const readGossip = ({ host }: { host: string }) =>
    host === 'n1' ? new Promise<never>(() => {}) : Promise.resolve(viewOf(2))
  expect(await discover(seeds, 'leader', readGossip)).toEqual(endpointOf(2))
})

test('without a leader nothing is available', async () => {
  await expect(discover(seeds, 'leader', async () => viewOf(0))).rejects.toThrow(
    'no node of the cluster leads',
  )
  await expect(discover(seeds, 'leader', refused)).rejects.toThrow('n1:2113: refused')
})

test('a follower is preferred where it is alive', () => {
  const views = [viewOf(2, [1]), viewOf(2, [1])]
  expect(nameOf(chooseNode(views, 'follower')!)).toBe('n3:2113')
  expect(nameOf(chooseNode([viewOf(2, [1, 3])], 'follower')!)).toBe('n2:2113')
  expect(nameOf(chooseNode(views, 'readonlyreplica')!)).toBe('n2:2113')
})
