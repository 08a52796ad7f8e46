// Requests that a client would not send.
import type { SeededRandom } from '../simulated-respondents/seeded-random.ts'
import type { FuzzRequest } from './fuzz-types.ts'
import { damageJson, hostileText } from './hostile-values.ts'
import { damageValue } from './schema-values.ts'

const otherMethods = 'GET HEAD POST PUT DELETE PATCH OPTIONS TRACE PROPFIND QUERY'.split(' ')

/** Damages one part of the request. */
export function damageRequest(request: FuzzRequest, random: SeededRandom): FuzzRequest {
  const damaged = { ...request, isDamaged: true }
  switch (random.integer(0, 9)) {
    case 0:
      return { ...damaged, method: random.pick(otherMethods) }
    case 1:
      return { ...damaged, ...damagePath(request.path, random) }
    case 2:
      return { ...damaged, headers: damageHeaders(request.headers, random) }
    case 3:
      return {
        ...damaged,
        path: `${request.path}${request.path.includes('?') ? '&' : '?'}${damagedQuery(random)}`,
      }
    case 4:
      return request.body
        ? { ...damaged, body: damageJson(random, request.body.toString()) }
        : {
            ...damaged,
            body: damageJson(random, '{}'),
            headers: { ...request.headers, 'content-type': 'application/json' },
          }
    default:
      return request.body
        ? { ...damaged, body: damagedBody(request.body, random) }
        : { ...damaged, ...damagePath(request.path, random) }
  }
}

function damagedBody(body: Buffer, random: SeededRandom): Buffer {
  let value: unknown = JSON.parse(body.toString())
  for (let times = random.integer(1, 3); times > 0; times -= 1) value = damageValue(random, value)
  return Buffer.from(JSON.stringify(value) ?? 'null')
}

function damagedQuery(random: SeededRandom): string {
  const name = random.pick([
    'limit',
    'before',
    'at',
    'kind',
    'owner',
    'search',
    'format',
    'x',
    '__proto__',
    'limit[]',
    'a.b',
  ])
  const value = random.chance(0.5)
    ? hostileText(random)
    : random.pick(['-1', '1e9', '0x10', '1&limit=2', '[]'])
  return `${encodeURIComponent(name)}=${encode(value)}`
}

/** Also lone surrogates, as the bytes that they would be. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

function damagePath(path: string, random: SeededRandom): Pick<FuzzRequest, 'path' | 'isRaw'> {
  const segments = path.split('/')
  const at = random.integer(2, segments.length)
  const replace = (text: string) => segments.toSpliced(at, 1, text).join('/')
  switch (random.integer(0, 7)) {
    case 0:
      return { path: replace('..%2f..%2f..%2fetc%2fpasswd'), isRaw: false }
    case 1:
      return { path: replace('%'), isRaw: false }
    case 2:
      return { path: replace('%00%ff%c0%af'), isRaw: false }
    case 3:
      return { path: `/api/../${path}/../../${random.pick(['..', '.', ''])}`, isRaw: true }
    case 4:
      return { path: replace('a'.repeat(random.pick([301, 9_000, 17_000]))), isRaw: false }
    case 5:
      return { path: path.replaceAll('/', random.pick(['//', '/./', '\\', '%2f'])), isRaw: true }
    case 6:
      return { path: replace(`é\u00ff ${random.pick(['\t', '\u0001', '"', '<'])}`), isRaw: true }
    default:
      return { path: replace(encode(hostileText(random))), isRaw: false }
  }
}

function damageHeaders(
  headers: FuzzRequest['headers'],
  random: SeededRandom,
): FuzzRequest['headers'] {
  const [name, value] = random.pick<[string, string | string[]]>([
    ['content-type', 'text/plain'],
    ['content-type', 'application/xml'],
    ['content-type', 'application/json; charset=utf-16'],
    ['content-type', 'multipart/form-data'],
    ['content-type', 'multipart/form-data; boundary=x'],
    ['content-type', ';;;'],
    ['content-type', ['application/json', 'text/plain']],
    ['content-encoding', 'gzip'],
    ['accept', 'text/event-stream, application/x-ndjson'],
    ['accept-language', 'xx-YY;q=2,*;q=nan'],
    ['idempotency-key', ''],
    ['idempotency-key', 'k'.repeat(300)],
    ['idempotency-key', ['a', 'b']],
    ['idempotency-key', '__proto__'],
    ['authorization', 'Bearer '],
    ['authorization', `Bearer ${'x'.repeat(4_000)}`],
    ['authorization', ['Bearer a', 'Bearer b']],
    ['cookie', 'prosa_session=%ff; prosa_session=; __proto__=1; a=%'],
    ['cookie', `prosa_session=${'x'.repeat(6_000)}`],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
    ['x-forwarded-for', "1.1.1.1, '; drop table, ::ffff:999.1.1.1"],
    ['x-forwarded-host', 'evil.example'],
    ['forwarded', 'for="[::1]:x";host=evil'],
    ['host', 'evil.example'],
    ['prosa-position', '-1'],
    ['prosa-position', 'x'.repeat(30)],
    ['range', 'bytes=99999999-1'],
    ['if-none-match', '*'],
    ['x-session-id', '\u00ff'],
    ['upgrade', 'websocket'],
    ['expect', 'the impossible'],
    ['stripe-signature', `t=${random.integer(0, 2 ** 31)},v1=00,v1=zz,t=x`],
  ])
  return { ...headers, [name]: value }
}
