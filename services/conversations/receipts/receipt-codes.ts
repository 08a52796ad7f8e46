// Receipt codes: with one, a person reads or deletes what they said, whoever they are. Nothing of them is stored.
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { parse, stringify } from 'uuid'

export type ReceiptCodes = {
  codeOf: (conversationId: string) => string
  /** The conversation that a code is for, as far as the code can tell; undefined where we never made it. */
  conversationIdOf: (code: string) => string | undefined
}

/**
 * A code is the conversation's id, 128 bits, as one block of a cipher whose key is ours: whoever knows the id, as its
 * owner does, cannot tell the code, and no code can be guessed. `secret`: that of the session ids.
 */
export function openReceiptCodes(secret: Buffer): ReceiptCodes {
  const key = createHmac('sha256', secret).update('receipts').digest()
  // One block of random-looking ids: there is nothing that a mode or an IV would hide.
  const seal = (id: Buffer) => createCipheriv('aes-256-ecb', key, null).update(id)
  const open = (block: Buffer) =>
    createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(block)
  return {
    codeOf: (conversationId) => encodeBase32(seal(Buffer.from(parse(conversationId)))),
    conversationIdOf(code) {
      const block = decodeBase32(code)
      const id = block && open(block)
      return id && isDerivedId(id) ? stringify(id) : undefined
    },
  }
}

/** Ids of conversations are uuids of version 5, so most of what was mistyped is told apart without a look. */
const isDerivedId = (id: Buffer) => id.readUInt8(6) >> 4 === 5 && id.readUInt8(8) >> 6 === 2

/** Crockford's: no letter looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 26
const groups = /.{5}(?=.{5})/g

function encodeBase32(block: Buffer): string {
  let rest = BigInt(`0x${block.toString('hex')}`)
  let text = ''
  for (let place = 0; place < length; place++) {
    text = alphabet.charAt(Number(rest & 31n)) + text
    rest >>= 5n
  }
  return text.replace(groups, '$&-')
}

/** However it was typed: small letters, without dashes, and with what looks alike. */
function decodeBase32(code: string): Buffer | undefined {
  const text = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  if (text.length !== length) return undefined
  let whole = 0n
  for (const letter of text) {
    const value = alphabet.indexOf(letter)
    if (value < 0) return undefined
    whole = (whole << 5n) | BigInt(value)
  }
  return whole >> 128n ? undefined : Buffer.from(whole.toString(16).padStart(32, '0'), 'hex')
}
