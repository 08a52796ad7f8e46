import { createHash } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const length = 12

/** The short name in a survey's public link: 71 bits of a hash of its id, so a retried creation gives the same. */
export function derivePublicId(surveyId: string): string {
  let rest = BigInt(`0x${createHash('sha256').update(surveyId).digest('hex')}`)
  let id = ''
  while (id.length < length) {
    id += alphabet[Number(rest % 62n)]
    rest /= 62n
  }
  return id
}
