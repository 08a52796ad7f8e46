// Receipt codes: a code authorizes reading and deleting one conversation. No code is stored.
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { parse, stringify } from 'uuid'

export type ReceiptCodes = {
  codeOf: (conversationId: string) => string
  /** The conversation id in a code, which need not exist; undefined for what is no code of ours. */
  conversationIdOf: (code: string) => string | undefined
}

/**
 * A code is the conversation's id, 128 bits, encrypted as one AES block: the id, which its owner knows, does not reveal
 * the code, and codes cannot be guessed. `secret`: that of the session ids.
 */
export function openReceiptCodes(secret: Buffer): ReceiptCodes {
  const key = createHmac('sha256', secret).update('receipts').digest()
  // ECB is safe here: one block per message, and every id occurs once.
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

/** Conversation ids are v5 uuids, so most mistyped codes are rejected without a read. */
const isDerivedId = (id: Buffer) => id.readUInt8(6) >> 4 === 5 && id.readUInt8(8) >> 6 === 2

/** Crockford's base32: no letter looks like a digit. */
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

/** Accepts lower case, missing dashes, and letters that look like digits. */
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
