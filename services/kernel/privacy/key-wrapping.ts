// Keys and secrets at rest: AES-256-GCM under a version of the master key, bound to their name.
import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto'

const ivLength = 12
const authTagLength = 16

export function wrapBytes(name: string, bytes: Buffer, master: KeyObject): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', master, iv)
  cipher.setAAD(Buffer.from(name))
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** Throws if they were wrapped with another master key, or for another name. */
export function unwrapBytes(name: string, wrapped: Buffer, master: KeyObject): Buffer {
  const opening = createDecipheriv('aes-256-gcm', master, wrapped.subarray(0, ivLength), {
    authTagLength,
  })
  opening.setAAD(Buffer.from(name)).setAuthTag(wrapped.subarray(-authTagLength))
  return Buffer.concat([
    opening.update(wrapped.subarray(ivLength, -authTagLength)),
    opening.final(),
  ])
}
