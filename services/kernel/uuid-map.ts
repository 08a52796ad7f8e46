// A map from UUIDs to small numbers for millions of entries, in 20 to 40 bytes each. A Map of strings takes several times as much, and is slow to unpack.
import { randomBytes } from 'node:crypto'

export type UuidMap = {
  readonly size: number
  has(id: string): boolean
  get(id: string): number | undefined
  /** `value`: a whole number from 0 to 2^32 - 2. */
  set(id: string, value: number): void
  /** Everything in it, as text for `openUuidMap`. */
  pack(): string
}

/** Words of four bytes per id. */
const wordsPerId = 4
/** Makes slots unpredictable to clients that choose ids. */
const hashSalt = randomBytes(4).readUint32LE()

/** Keys that are not lower-case UUIDs are stored in an ordinary Map. */
export function openUuidMap(packed = ''): UuidMap {
  const [ids = '', others = '[]'] = packed.split('\n')
  const bytes = Buffer.from(ids, 'base64')
  const stored = new Uint32Array(new Uint8Array(bytes).buffer)
  const rest = new Map(JSON.parse(others) as [string, number][])
  let table = tableFor(stored.length / (wordsPerId + 1))
  for (let at = 0; at < stored.length; at += wordsPerId + 1)
    put(table, stored, at, stored[at + wordsPerId]! + 1)

  const words = new Uint32Array(wordsPerId)
  return {
    get size() {
      return table.size + rest.size
    },
    has: (id) =>
      parseUuid(id, words) ? table.values[findSlot(table, words, 0)] !== 0 : rest.has(id),
    get(id) {
      if (!parseUuid(id, words)) return rest.get(id)
      const value = table.values[findSlot(table, words, 0)]!
      return value === 0 ? undefined : value - 1
    },
    set(id, value) {
      if (!parseUuid(id, words)) return void rest.set(id, value)
      if (table.size * 3 >= table.values.length * 2) table = grow(table)
      put(table, words, 0, value + 1)
    },
    pack: () => `${packTable(table)}\n${JSON.stringify([...rest])}`,
  }
}

/** Open addressing; a value of 0 is an empty place, so that values are kept one higher. */
type Table = { keys: Uint32Array; values: Uint32Array; size: number }

function tableFor(count: number): Table {
  let places = 16
  while (count * 3 >= places * 2) places *= 2
  return { keys: new Uint32Array(places * wordsPerId), values: new Uint32Array(places), size: 0 }
}

function grow({ keys, values, size }: Table): Table {
  const larger = tableFor(size * 2)
  for (let at = 0; at < values.length; at++)
    if (values[at] !== 0) put(larger, keys, at * wordsPerId, values[at]!)
  return larger
}

/** Where the key at `from` is, or would be. */
function findSlot({ keys, values }: Table, key: Uint32Array, from: number): number {
  const [a, b, c, d] = [key[from]!, key[from + 1]!, key[from + 2]!, key[from + 3]!]
  const last = values.length - 1
  let mixed = Math.imul(a ^ hashSalt, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)
  mixed ^= Math.imul(c, 0xc2b2ae35) ^ Math.imul(d, 0x27d4eb2f)
  for (let at = (mixed ^ (mixed >>> 15)) & last; ; at = (at + 1) & last) {
    if (values[at] === 0) return at
    const there = at * wordsPerId
    if (
      keys[there] === a &&
      keys[there + 1] === b &&
      keys[there + 2] === c &&
      keys[there + 3] === d
    )
      return at
  }
}

function put(table: Table, key: Uint32Array, from: number, value: number): void {
  const at = findSlot(table, key, from)
  if (table.values[at] === 0) table.size += 1
  table.values[at] = value
  for (let word = 0; word < wordsPerId; word++)
    table.keys[at * wordsPerId + word] = key[from + word]!
}

function packTable({ keys, values, size }: Table): string {
  const packed = new Uint32Array(size * (wordsPerId + 1))
  let end = 0
  for (let at = 0; at < values.length; at++) {
    if (values[at] === 0) continue
    packed.set(keys.subarray(at * wordsPerId, (at + 1) * wordsPerId), end)
    packed[end + wordsPerId] = values[at]! - 1
    end += wordsPerId + 1
  }
  return Buffer.from(packed.buffer).toString('base64')
}

/** Into `words`; false for what is not written as our UUIDs are. */
function parseUuid(id: string, into: Uint32Array): boolean {
  if (id.length !== 36) return false
  let [digits, word] = [0, 0]
  for (let at = 0; at < 36; at++) {
    const code = id.charCodeAt(at)
    if (at === 8 || at === 13 || at === 18 || at === 23) {
      if (code !== 45) return false
      continue
    }
    const digit = code >= 48 && code <= 57 ? code - 48 : code >= 97 && code <= 102 ? code - 87 : -1
    if (digit < 0) return false
    word = (word << 4) | digit
    digits += 1
    if (digits % 8 === 0) into[digits / 8 - 1] = word
  }
  return true
}
