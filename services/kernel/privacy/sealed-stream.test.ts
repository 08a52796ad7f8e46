import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  sealedChunkLength,
  sealedHeaderLength,
  sealStream,
  unsealStream,
  type StreamKeys,
} from './sealed-stream.ts'

const newKey = () => createSecretKey(randomBytes(32))
const of: StreamKeys = { keys: [newKey(), newKey()], place: 'one' }
const chunkLength = sealedChunkLength - 16

const sealAll = async (pieces: readonly (string | Uint8Array)[]) =>
  Buffer.concat(
    await Array.fromAsync(
      sealStream(
        (async function* () {
          yield* pieces
        })(),
        of,
      ),
    ),
  )

async function unsealAll(sealed: Buffer, by = of): Promise<Buffer> {
  async function* chunks() {
    for (let at = sealedHeaderLength; at < sealed.length; at += sealedChunkLength) {
      const chunk = sealed.subarray(at, at + sealedChunkLength)
      yield { sealed: chunk, isLast: at + sealedChunkLength >= sealed.length }
    }
  }
  const header = sealed.subarray(0, sealedHeaderLength)
  return Buffer.concat(await Array.fromAsync(unsealStream(header, chunks(), by)))
}

test.each([0, 1, chunkLength - 1, chunkLength, chunkLength + 1, 3 * chunkLength, 200_001])(
  '%i bytes are restored, in whatever pieces they came',
  async (length) => {
    const content = randomBytes(length)
    const pieces = [7, 70_000, length].map((end, index, ends) =>
      content.subarray(index === 0 ? 0 : ends[index - 1], end),
    )
    const sealed = await sealAll(pieces)
    expect((await unsealAll(sealed)).equals(content)).toBe(true)
    // Few random bytes may be among the sealed ones by chance.
    expect(length >= 16 && sealed.includes(content.subarray(0, 16))).toBe(false)
  },
)

test('text is UTF-8', async () =>
  expect((await unsealAll(await sealAll(['Olá, ', 'مرحبا 👋']))).toString()).toBe('Olá, مرحبا 👋'))

test('a stream cannot be altered, cut off at a chunk, reordered, or read with other keys', async () => {
  const sealed = await sealAll([randomBytes(2 * chunkLength + 5)])
  const [header, first, second] = [
    sealed.subarray(0, sealedHeaderLength),
    sealed.subarray(sealedHeaderLength, sealedHeaderLength + sealedChunkLength),
    sealed.subarray(sealedHeaderLength + sealedChunkLength, sealed.length - 21),
  ]
  const altered = Buffer.from(sealed)
  altered[sealedHeaderLength + 3]! ^= 1
  const swapped = Buffer.concat([header, second, first, sealed.subarray(sealed.length - 21)])
  const failure = 'unable to authenticate data'
  for (const bad of [altered, swapped, Buffer.concat([header, first, second])])
    await expect(unsealAll(bad)).rejects.toThrow(failure)
  await expect(unsealAll(sealed, { ...of, place: 'other' })).rejects.toThrow(failure)
  await expect(unsealAll(sealed, { ...of, keys: [newKey(), of.keys[1]!] })).rejects.toThrow(failure)
  await expect(unsealAll(sealed.subarray(1))).rejects.toThrow('not a sealed stream')
})
