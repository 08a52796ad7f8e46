import { expect, test } from 'vitest'
import { encodeAnnouncement, type Announcement } from './announcements.ts'

const decoded = (wake: readonly string[]) =>
  JSON.parse(encodeAnnouncement({ from: 'me', at: { a: '1' }, wake })) as Announcement
const topics = (kinds: number, ids: number) =>
  Array.from(
    { length: kinds * ids },
    (_, index) => `kind-${index % kinds}:00000000-0000-4000-8000-${index}`,
  )

test('topics beyond the size limit are replaced by wildcards of their kinds, or by one for all', () => {
  expect(decoded(topics(2, 5)).wake).toEqual(topics(2, 5))
  expect(decoded(topics(3, 1_000)).wake).toEqual(['kind-0:*', 'kind-1:*', 'kind-2:*'])
  expect(decoded(topics(1_000, 2)).wake).toEqual(['*'])
  expect(decoded(topics(1_000, 2)).at).toEqual({ a: '1' })
})
