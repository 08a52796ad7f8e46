// Short texts that prove that they came from us: numbered, made in batches, each good for one thing.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'

export type TokenId = { batchId: string; number: number }

export type SignedTokens = {
  /** The same ticket is the same text every time. `purpose` is what it is good for, and is not told in it. */
  issue: (purpose: string, ticket: TokenId) => string
  /** Undefined where we never made it, or for another purpose. */
  verify: (purpose: string, text: string) => TokenId | undefined
}

const batchBytes = 16
const numberBytes = 4
const macBytes = 16
const tokenBytes = batchBytes + numberBytes + macBytes

export function openSignedTokens(secret: Buffer): SignedTokens {
  const sealOf = (purpose: string, ticket: Buffer) =>
    createHmac('sha256', secret)
      .update(`${purpose}\n`)
      .update(ticket)
      .digest()
      .subarray(0, macBytes)
  return {
    issue(purpose, { batchId, number }) {
      const ticket = Buffer.alloc(batchBytes + numberBytes)
      ticket.set(parse(batchId))
      ticket.writeUInt32BE(number, batchBytes)
      return Buffer.concat([ticket, sealOf(purpose, ticket)]).toString('base64url')
    },
    verify(purpose, text) {
      const bytes = Buffer.from(text, 'base64url')
      // Another spelling of the same bytes is no ticket of ours either.
      if (bytes.length !== tokenBytes || bytes.toString('base64url') !== text) return undefined
      const ticket = bytes.subarray(0, batchBytes + numberBytes)
      if (!timingSafeEqual(sealOf(purpose, ticket), bytes.subarray(ticket.length))) return undefined
      const batchId = stringify(ticket.subarray(0, batchBytes))
      return { batchId, number: ticket.readUInt32BE(batchBytes) }
    },
  }
}
