// Ed25519 signatures of this installation. Keys are wrapped under the master key: write access to the database is not enough to sign.
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { promisify } from 'node:util'
import canonicalize from 'canonicalize'

const signAsync = promisify(sign)

export type Signer = {
  /** The first 16 hex digits of the SHA-256 of the public key. */
  key: string
  /** 32 bytes in base64. */
  publicKey: string
  /** The keys that it has had, oldest first; the last is its own. */
  keys: readonly TrustedKey[]
  /** Adds `key` and `signature`: base64, over the canonical JSON (RFC 8785) of everything else. */
  sign<T extends object>(statement: T): Signed<T>
  /** Signs on a thread of the pool, so that the event loop is not blocked. */
  signInThread<T extends object>(statement: T): Promise<Signed<T>>
}

export type TrustedKey = { key: string; publicKey: string }

/** A public key in base64, or several, of which the one that a statement names has to have signed it. */
export type TrustedKeys = string | readonly TrustedKey[]

export type Signed<T> = T & { key: string; signature: string }

/** The DER of a key before its 32 bytes. */
const privateKeyDerPrefix = Buffer.from('302e020100300506032b657004220420', 'hex')
const publicKeyDerPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/** From 32 secret bytes; the same bytes give the same key. `earlier`: the keys that it has replaced. */
export function openSigner(seed: Buffer, earlier: readonly TrustedKey[] = []): Signer {
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
    keys: [...earlier, { key, publicKey }],
    sign(statement) {
      const named = { ...statement, key }
      const signature = sign(null, Buffer.from(canonicalize(named)!), privateKey)
      return { ...named, signature: signature.toString('base64') }
    },
    async signInThread(statement) {
      const named = { ...statement, key }
      const signature = await signAsync(null, Buffer.from(canonicalize(named)!), privateKey)
      return { ...named, signature: signature.toString('base64') }
    },
  }
}

type SignedStatement = object & { key?: unknown; signature?: unknown }
type Verify = (statement: SignedStatement) => boolean

/** Whether the signature covers every field and is of a trusted key. */
export const verifySignature = (statement: SignedStatement, trusted: TrustedKeys): boolean =>
  openVerifier(trusted)(statement)

/** `verifySignature` for many statements: keys are parsed once. */
export function openVerifier(trusted: TrustedKeys): Verify {
  if (typeof trusted === 'string') return openKeyVerifier(trusted)
  const verifiers = new Map(trusted.map(({ key, publicKey }) => [key, openKeyVerifier(publicKey)]))
  return (statement) => verifiers.get(String(statement.key))?.(statement) ?? false
}

function openKeyVerifier(publicKey: string): Verify {
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
