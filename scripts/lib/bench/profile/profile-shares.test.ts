import { expect, test } from 'vitest'
import type { CpuProfile } from './inspector.ts'
import { sharesOf } from './profile-shares.ts'

const root = 'file:///prosa/'
const frame = (id: number, functionName: string, url: string, ...children: number[]) => ({
  ...{ id, callFrame: { functionName, url }, children },
})

const profile: CpuProfile = {
  nodes: [
    frame(1, '(root)', '', 2, 3, 8),
    frame(2, '(idle)', ''),
    frame(3, 'append', `${root}services/adapters/event-store/postgres/append.ts`, 4, 6),
    frame(4, 'query', `${root}node_modules/pg/lib/client.js`, 5),
    frame(5, 'writev', ''),
    frame(6, 'seal', `${root}services/kernel/privacy/seal.ts`, 7),
    frame(7, 'update', 'node:internal/crypto/cipher'),
    frame(8, '(garbage collector)', ''),
  ],
  samples: [2, 3, 4, 5, 7, 8, 2],
  // The first is before the first sample.
  intervals: [999, 50_000, 1_000, 2_000, 4_000, 8_000, 16_000],
}

test('busy time is divided by package, folder and module of Node; native functions belong to their callers', () => {
  const { busyMs, byPlace } = sharesOf(profile, root)
  expect(busyMs).toBe(31)
  expect(byPlace).toEqual([
    ['(garbage collector)', 16],
    ['node:internal/crypto/cipher', 8],
    ['pg', 6],
    ['services/adapters/event-store', 1],
  ])
})

test('time of packages and Node belongs to the nearest module on the stack', () => {
  expect(sharesOf(profile, root).byModule).toEqual([
    ['(garbage collector)', 16],
    ['services/kernel/privacy/seal.ts', 8],
    ['services/adapters/event-store/postgres/append.ts', 7],
  ])
})
