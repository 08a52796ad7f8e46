// Millions of ids, each with a small number, in twenty bytes or forty: a Map of texts takes several times as much, and is slow to read back.
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

/** Words of four bytes that an id has. */
const words = 4
/** By which nobody who thinks up ids can know where they will lie. */
const salt = randomBytes(4).readUint32LE()

/** What is no UUID in lower case is kept, too, only not as small. */
export function openUuidMap(packed = ''): UuidMap {
  const [ids = '', others = '[]'] = packed.split('\n')
  const bytes = Buffer.from(ids, 'base64')
  const stored = new Uint32Array(new Uint8Array(bytes).buffer)
  const rest = new Map(JSON.parse(others) as [string, number][])
  let table = tableFor(stored.length / (words + 1))
  for (let at = 0; at < stored.length; at += words + 1)
    put(table, stored, at, stored[at + words]! + 1)

  const wanted = new Uint32Array(words)
  return {
    get size() {
      return table.size + rest.size
    },
    has: (id) => (read(id, wanted) ? table.values[find(table, wanted, 0)] !== 0 : rest.has(id)),
    get(id) {
      if (!read(id, wanted)) return rest.get(id)
      const value = table.values[find(table, wanted, 0)]!
      return value === 0 ? undefined : value - 1
    },
    set(id, value) {
      if (!read(id, wanted)) return void rest.set(id, value)
      if (table.size * 3 >= table.values.length * 2) table = grown(table)
      put(table, wanted, 0, value + 1)
    },
    pack: () => `${packTable(table)}\n${JSON.stringify([...rest])}`,
  }
}

/** Open addressing; a value of 0 is an empty place, so that values are kept one higher. */
type Table = { keys: Uint32Array; values: Uint32Array; size: number }

function tableFor(count: number): Table {
  let places = 16
  while (count * 3 >= places * 2) places *= 2
  return { keys: new Uint32Array(places * words), values: new Uint32Array(places), size: 0 }
}

function grown({ keys, values, size }: Table): Table {
  const larger = tableFor(size * 2)
  for (let at = 0; at < values.length; at++)
    if (values[at] !== 0) put(larger, keys, at * words, values[at]!)
  return larger
}

/** Where the key at `from` is, or would be. */
function find({ keys, values }: Table, key: Uint32Array, from: number): number {
  const [a, b, c, d] = [key[from]!, key[from + 1]!, key[from + 2]!, key[from + 3]!]
  const last = values.length - 1
  let mixed = Math.imul(a ^ salt, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)
  mixed ^= Math.imul(c, 0xc2b2ae35) ^ Math.imul(d, 0x27d4eb2f)
  for (let at = (mixed ^ (mixed >>> 15)) & last; ; at = (at + 1) & last) {
    if (values[at] === 0) return at
    const there = at * words
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
  const at = find(table, key, from)
  if (table.values[at] === 0) table.size += 1
  table.values[at] = value
  for (let word = 0; word < words; word++) table.keys[at * words + word] = key[from + word]!
}

function packTable({ keys, values, size }: Table): string {
  const packed = new Uint32Array(size * (words + 1))
  let end = 0
  for (let at = 0; at < values.length; at++) {
    if (values[at] === 0) continue
    packed.set(keys.subarray(at * words, (at + 1) * words), end)
    packed[end + words] = values[at]! - 1
    end += words + 1
  }
  return Buffer.from(packed.buffer).toString('base64')
}

/** Into `words`; false for what is not written as our UUIDs are. */
function read(id: string, into: Uint32Array): boolean {
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
