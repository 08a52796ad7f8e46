// Subjects' keys at rest: AES-256-GCM under the master key, bound to their subject.
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import type { MasterKey } from './master-key.ts'

export function wrapKey(subject: string, key: KeyObject, master: MasterKey): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', master.versions.get(master.current)!, iv)
  cipher.setAAD(Buffer.from(subject))
  return Buffer.concat([iv, cipher.update(key.export()), cipher.final(), cipher.getAuthTag()])
}

/** Throws if the key was wrapped with another master key, or for another subject. */
export function unwrapKey(
  subject: string,
  wrapped: Buffer,
  version: number,
  { versions }: MasterKey,
): KeyObject {
  const master = versions.get(version)
  if (!master) throw new Error(`Version ${version} of the master key is missing.`)
  const opening = createDecipheriv('aes-256-gcm', master, wrapped.subarray(0, 12), {
    authTagLength: 16,
  })
  opening.setAAD(Buffer.from(subject)).setAuthTag(wrapped.subarray(-16))
  return createSecretKey(
    Buffer.concat([opening.update(wrapped.subarray(12, -16)), opening.final()]),
  )
}
