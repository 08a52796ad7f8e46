// Ed25519 signatures of this installation. The key derives from the master key: write access to the database is not enough to sign.
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import canonicalize from 'canonicalize'

export type Signer = {
  /** The first 16 hex digits of the SHA-256 of the public key. */
  key: string
  /** 32 bytes in base64. */
  publicKey: string
  /** Adds `key` and `signature`: base64, over the canonical JSON (RFC 8785) of everything else. */
  sign<T extends object>(statement: T): Signed<T>
}

export type Signed<T> = T & { key: string; signature: string }

/** The DER of a key before its 32 bytes. */
const privateKeyDerPrefix = Buffer.from('302e020100300506032b657004220420', 'hex')
const publicKeyDerPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/** From 32 secret bytes; the same bytes give the same key. */
export function openSigner(seed: Buffer): Signer {
  const privateKey = createPrivateKey({
    key: Buffer.concat([privateKeyDerPrefix, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const der = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  const publicKey = der.subarray(publicKeyDerPrefix.length).toString('base64')
  const key = keyIdOf(publicKey)
  return {
    key,
    publicKey,
    sign(statement) {
      const named = { ...statement, key }
      const signature = sign(null, Buffer.from(canonicalize(named)!), privateKey)
      return { ...named, signature: signature.toString('base64') }
    },
  }
}

type SignedStatement = object & { key?: unknown; signature?: unknown }

/** Whether the signature covers every field and is of that key. */
export const verifySignature = (statement: SignedStatement, publicKey: string): boolean =>
  openVerifier(publicKey)(statement)

/** `verifySignature` for many statements of one key, which is parsed once. */
export function openVerifier(publicKey: string): (statement: SignedStatement) => boolean {
  const raw = Buffer.from(publicKey, 'base64')
  if (raw.length !== 32) return () => false
  const der = Buffer.concat([publicKeyDerPrefix, raw])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return ({ signature, ...named }) =>
    typeof signature === 'string' &&
    verify(null, Buffer.from(canonicalize(named)!), key, Buffer.from(signature, 'base64'))
}

export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16)
