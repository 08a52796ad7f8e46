// Streams of any length, encrypted in chunks: each is authenticated with its number and with whether it is the last, so that
// none can be altered, left out, moved or cut off. AES-256-GCM under a key of the stream, derived with a random salt.
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

const cipher = 'aes-256-gcm'
const magic = Buffer.from('PRX1')
const saltLength = 32
const tagLength = 16
const options = { authTagLength: tagLength } as const
export const sealedHeaderLength = magic.length + saltLength
const chunkLength = 64 * 1024
export const sealedChunkLength = chunkLength + tagLength

/** `keys`: all are needed to read the stream, so destroying one makes it unreadable. `place`: names the stream, and is authenticated. */
export type StreamKeys = { keys: readonly KeyObject[]; place: string }

function streamKey({ keys, place }: StreamKeys, salt: Buffer): KeyObject {
  const secret = Buffer.concat(keys.map((key) => key.export()))
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, salt, `prosa stream ${place}`, 32)))
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 4)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Text is encoded as UTF-8. */
export async function* sealStream(
  source: AsyncIterable<string | Uint8Array>,
  of: StreamKeys,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength)
  const key = streamKey(of, salt)
  let index = 0
  const sealChunk = (plain: Buffer, isLast: boolean) => {
    const sealing = createCipheriv(cipher, key, nonceOf(index++, isLast), options)
    const sealed = sealing.update(plain)
    sealing.final()
    return Buffer.concat([sealed, sealing.getAuthTag()])
  }
  yield Buffer.concat([magic, salt])
  let rest = Buffer.alloc(0)
  for await (const piece of source) {
    const plain = typeof piece === 'string' ? Buffer.from(piece) : piece
    const held = rest.length === 0 ? Buffer.from(plain) : Buffer.concat([rest, plain])
    let at = 0
    // The last chunk is not empty unless the stream is.
    for (; held.length - at > chunkLength; at += chunkLength)
      yield sealChunk(held.subarray(at, at + chunkLength), false)
    rest = held.subarray(at)
  }
  yield sealChunk(rest, true)
}

/**
 * The opposite of `sealStream`, of its header and its sealed chunks: each of `sealedChunkLength` bytes but the last. Throws
 * an Error where something was altered or the end is missing.
 */
export async function* unsealStream(
  header: Buffer,
  chunks: AsyncIterable<{ sealed: Buffer; isLast: boolean }>,
  of: StreamKeys,
): AsyncGenerator<Buffer> {
  if (header.length !== sealedHeaderLength || !header.subarray(0, magic.length).equals(magic))
    throw new Error('This is not a sealed stream.')
  const key = streamKey(of, header.subarray(magic.length))
  let index = 0
  for await (const { sealed, isLast } of chunks) {
    const opening = createDecipheriv(cipher, key, nonceOf(index++, isLast), options)
    opening.setAuthTag(sealed.subarray(sealed.length - tagLength))
    const plain = opening.update(sealed.subarray(0, sealed.length - tagLength))
    opening.final()
    yield plain
  }
}
