// Personal fields are stored encrypted with their subject's key. A sealed value is a string: a prefix for its type, then
// base64 of IV, ciphertext and tag. The event id and the path of the field are authenticated with it.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomFillSync,
  type KeyObject,
} from 'node:crypto'

type Data = Record<string, unknown>
type FieldTransform = (value: unknown, place: string) => unknown

const cipher = 'aes-256-gcm'
const options = { authTagLength: 16 } as const
const ivLength = 12
const textPrefix = '1s.'
const jsonPrefix = '1j.'

/** Data with the fields at `paths` encrypted, or null without a key (after an erasure). */
export function seal(
  data: Data,
  paths: readonly string[],
  key: KeyObject | undefined,
  eventId: string,
): Data {
  return transformFields(data, paths, eventId, (value, place) => {
    if (isEmpty(value)) return value
    return key ? sealValue(value, key, place) : null
  })
}

/** The opposite of `seal`. Throws if a sealed value was altered. */
export function unseal(
  data: Data,
  paths: readonly string[],
  key: KeyObject | undefined,
  eventId: string,
): Data {
  return transformFields(data, paths, eventId, (value, place) => {
    if (!key) return null
    return typeof value === 'string' && value !== '' ? unsealValue(value, key, place) : value
  })
}

/** Data as aggregates fold it: the same before and after an erasure. */
export const withoutPersonal = (data: Data, paths: readonly string[]): Data =>
  transformFields(data, paths, '', () => null)

/** Data with each of these fields, where it is present, replaced by a fixed value. */
export function replaceFields(data: Data, values: ReadonlyMap<string, unknown>): Data {
  let replaced = data
  for (const [path, value] of values) replaced = transformFields(replaced, [path], '', () => value)
  return replaced
}

/** Not encrypted: null, '', [], {}. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object') return value === null || Object.keys(value).length === 0
  return value === '' || value === undefined
}

// Random bytes in bulk: one system call for many IVs.
const ivPool = Buffer.allocUnsafeSlow(ivLength * 512)
let ivPoolOffset = ivPool.length

/** Valid until the next call. */
function nextIv(): Buffer {
  if (ivPoolOffset === ivPool.length) {
    randomFillSync(ivPool)
    ivPoolOffset = 0
  }
  ivPoolOffset += ivLength
  return ivPool.subarray(ivPoolOffset - ivLength, ivPoolOffset)
}

/** Base64 of IV, ciphertext and tag. `place` is authenticated: the text cannot be opened under another one. */
export const encryptText = (text: string, key: KeyObject, place: string): string =>
  encryptWithIv(text, key, place, nextIv())

/**
 * As `encryptText`, and always the same for the same text, key and place: equal values are found without opening them. The IV
 * is a keyed hash of text and place, so no IV serves two texts.
 */
export function encryptTextRepeatably(text: string, key: KeyObject, place: string): string {
  const hmac = createHmac('sha256', ivKeyOf(key)).update(`${place}\0${text}`)
  return encryptWithIv(text, key, place, hmac.digest().subarray(0, ivLength))
}

const ivKeys = new WeakMap<KeyObject, KeyObject>()

/** Derived: the key itself encrypts. */
function ivKeyOf(key: KeyObject): KeyObject {
  let derived = ivKeys.get(key)
  if (!derived) {
    derived = createSecretKey(createHmac('sha256', key).update('prosa repeatable iv').digest())
    ivKeys.set(key, derived)
  }
  return derived
}

function encryptWithIv(text: string, key: KeyObject, place: string, iv: Buffer): string {
  const sealing = createCipheriv(cipher, key, iv, options).setAAD(Buffer.from(place))
  const ciphertext = sealing.update(text, 'utf8')
  sealing.final() // Empty: this mode has no padding.
  return Buffer.concat([iv, ciphertext, sealing.getAuthTag()]).toString('base64')
}

/** The opposite of `encryptText`. Throws if the text was altered, or encrypted with another key or for another place. */
export function decryptText(encrypted: string, key: KeyObject, place: string): string {
  const bytes = Buffer.from(encrypted, 'base64')
  const tagAt = bytes.length - options.authTagLength
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivLength), options)
  opening.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(tagAt))
  const text = opening.update(bytes.subarray(ivLength, tagAt)).toString('utf8')
  opening.final()
  return text
}

function sealValue(value: unknown, key: KeyObject, place: string): string {
  return typeof value === 'string'
    ? textPrefix + encryptText(value, key, place)
    : jsonPrefix + encryptText(JSON.stringify(value), key, place)
}

function unsealValue(sealed: string, key: KeyObject, place: string): unknown {
  const text = decryptText(sealed.slice(textPrefix.length), key, place)
  return sealed.startsWith(textPrefix) ? text : (JSON.parse(text) as unknown)
}

const segments = new Map<string, readonly string[]>()

function segmentsOf(path: string): readonly string[] {
  let known = segments.get(path)
  if (!known) segments.set(path, (known = path.split('.')))
  return known
}

/** Copies what it changes and nothing else. */
function transformFields(
  data: Data,
  paths: readonly string[],
  eventId: string,
  to: FieldTransform,
): Data {
  const copy = { ...data }
  for (const path of paths) {
    const value = copy[path]
    if (value !== undefined) copy[path] = to(value, `${eventId}/${path}`)
    else if (path.includes('.')) transformFieldAt(copy, segmentsOf(path), 0, eventId, to)
  }
  return copy
}

/** `holder` is already a copy. */
function transformFieldAt(
  holder: Data,
  path: readonly string[],
  at: number,
  place: string,
  to: FieldTransform,
): void {
  const segment = path[at]!
  for (const name of segment === '*' ? Object.keys(holder) : [segment]) {
    const value = holder[name]
    if (value === undefined) continue
    const here = `${place}/${name}`
    if (at === path.length - 1) holder[name] = to(value, here)
    else if (value !== null && typeof value === 'object') {
      const copy = (Array.isArray(value) ? [...value] : { ...value }) as Data
      holder[name] = copy
      transformFieldAt(copy, path, at + 1, here, to)
    }
  }
}
