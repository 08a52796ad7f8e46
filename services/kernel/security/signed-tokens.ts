// Short signed texts, numbered, made in batches, each for one purpose.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'

export type TokenId = { batchId: string; number: number }

export type SignedTokens = {
  /** Deterministic: an id and a purpose have one text. The purpose is authenticated, not contained. */
  issue: (purpose: string, id: TokenId) => string
  /** Undefined for a forged token, or one of another purpose. */
  verify: (purpose: string, text: string) => TokenId | undefined
}

const batchBytes = 16
const numberBytes = 4
const macBytes = 16
const tokenBytes = batchBytes + numberBytes + macBytes

export function openSignedTokens(secret: Buffer): SignedTokens {
  const macOf = (purpose: string, payload: Buffer) =>
    createHmac('sha256', secret)
      .update(`${purpose}\n`)
      .update(payload)
      .digest()
      .subarray(0, macBytes)
  return {
    issue(purpose, { batchId, number }) {
      const payload = Buffer.alloc(batchBytes + numberBytes)
      payload.set(parse(batchId))
      payload.writeUInt32BE(number, batchBytes)
      return Buffer.concat([payload, macOf(purpose, payload)]).toString('base64url')
    },
    verify(purpose, text) {
      const bytes = Buffer.from(text, 'base64url')
      // Base64url has several spellings of the same bytes; only one is a token.
      if (bytes.length !== tokenBytes || bytes.toString('base64url') !== text) return undefined
      const payload = bytes.subarray(0, batchBytes + numberBytes)
      if (!timingSafeEqual(macOf(purpose, payload), bytes.subarray(payload.length)))
        return undefined
      const batchId = stringify(payload.subarray(0, batchBytes))
      return { batchId, number: payload.readUInt32BE(batchBytes) }
    },
  }
}
