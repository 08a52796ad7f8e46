import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Authenticated encryption of cookie values, with an expiry. */
export type CookieSealer = {
  seal(value: unknown, ttlSeconds: number): string
  /** Undefined for a forged, changed or expired value. */
  unseal(sealed: string): unknown
}

/** AES-256-GCM; `key` is 32 bytes. */
export function createCookieSealer(key: Buffer, now: () => number = Date.now): CookieSealer {
  return {
    seal(value, ttlSeconds) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const text = JSON.stringify({ value, until: now() + ttlSeconds * 1000 })
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    unseal(sealed) {
      try {
        const bytes = Buffer.from(sealed, 'base64url')
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
        decipher.setAuthTag(bytes.subarray(12, 28))
        const text = Buffer.concat([
          decipher.update(bytes.subarray(28)),
          decipher.final(),
        ]).toString('utf8')
        const { value, until } = JSON.parse(text) as { value: unknown; until: number }
        return until > now() ? value : undefined
      } catch {
        return undefined
      }
    },
  }
}
