// Values and texts that a server should refuse, or store as they are.
import type { SeededRandom } from '../simulated-respondents/seeded-random.ts'

const prototypeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
]

const texts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u0001\u001b[2J\u007f\u0085',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦'.repeat(50),
  'İ'.repeat(300),
  'ﷺ'.repeat(500),
  '\r\nset-cookie: prosa_session=x',
  "'; drop table read.surveys; --",
  '<script>alert(1)</script>',
  '=HYPERLINK("http://x")',
  '../../../../etc/passwd',
  '%00%ff',
  '${7*7}{{7*7}}',
  '1e400',
  '-0',
  'NaN',
  'null',
  '2026-02-30',
  '9999-99-99T99:99:99Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00Z',
  '0000-00-00T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'a'.repeat(300),
  'a'.repeat(5_000),
  'é'.repeat(40_000),
  '{"a":',
  '[[[[[[',
  '("\\x00")',
  '(a+)+$',
  ...prototypeNames,
]

const numbers: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  1.0000000000000002,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  2 ** 64,
  1e21,
  1e300,
  -1e300,
  5e-324,
]

function nest(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level += 1) value = wrap(value)
  return value
}

/** An object with its own property of any name, also `__proto__`. */
function withProperty(name: string, value: unknown): unknown {
  return JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`)
}

export function hostileText(random: SeededRandom): string {
  return random.pick(texts)
}

export function hostileValue(random: SeededRandom): unknown {
  switch (random.integer(0, 9)) {
    case 0:
      return null
    case 1:
      return random.chance(0.5)
    case 2:
    case 3:
      return random.pick(numbers)
    case 4:
      return random.pick<unknown>([[], [null], [[]], ['x', 1, null, {}], [undefined]])
    case 5:
      return random.pick<unknown>([{}, { length: -1 }, { toJSON: 'x' }])
    case 6:
      return withProperty(random.pick(prototypeNames), random.pick<unknown>([1, {}, null, 'x']))
    case 7:
      return nest(random.pick([5, 31, 33, 500]), (inner) =>
        random.chance(0.5) ? [inner] : { inner },
      )
    case 8:
      return Array.from({ length: random.pick([21, 200, 3_000]) }, (_, n) => n)
    default:
      return hostileText(random)
  }
}

export const hostileName = (random: SeededRandom): string =>
  random.chance(0.6) ? random.pick(prototypeNames) : hostileText(random)

/** JSON that is damaged as text. */
export function damageJson(random: SeededRandom, json: string): Buffer {
  switch (random.integer(0, 10)) {
    case 0:
      return Buffer.from(json.slice(0, random.integer(0, json.length)))
    case 1:
      return Buffer.from(`${json}${random.pick([',', '}', '\0', 'x', json])}`)
    case 2:
      return Buffer.from(`\ufeff${json}`)
    case 3:
      return Buffer.from(json, 'utf16le')
    case 4:
      return Buffer.concat([Buffer.from(json.slice(0, -1)), Buffer.from([0xff, 0xc0, 0x80])])
    case 5:
      return Buffer.from('['.repeat(random.pick([100, 30_000])))
    case 6:
      return Buffer.from(json.replace('{', `{"__proto__":{"x":1},`))
    case 7:
      return Buffer.from(json.replace('{', `{"a":1e999,"a":-1e999,`))
    case 8:
      return Buffer.from(json.replace(/"(?=[^"]*"[^"]*$)/, '"\\ud800'))
    case 9:
      return Buffer.from(`{"x":"${'y'.repeat(random.pick([66_000, 1_100_000]))}"}`)
    default:
      return Buffer.from(random.pick(['', 'null', '0', '"x"', '[]', 'NaN', "{'a':1}", '{}{}']))
  }
}
