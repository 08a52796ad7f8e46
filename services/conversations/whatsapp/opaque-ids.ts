// Names that tell nothing of whom or what they stand for to anybody who lacks our secret.
import { createHmac } from 'node:crypto'

const keyedHash = (secret: Buffer, ...parts: readonly (string | number)[]) =>
  createHmac('sha256', secret).update(['whatsapp', ...parts].join('\n'))

/** Of a phone number: names its stream. */
export const contactIdOf = (secret: Buffer, number: string): string =>
  keyedHash(secret, 'contact', number).digest('hex').slice(0, 32)

/** From which the session's secret is made: the same for one number's nth conversation about a survey. */
export const sessionSeedOf = (
  secret: Buffer,
  surveyId: string,
  number: string,
  nth: number,
): string => keyedHash(secret, 'session', surveyId, number, nth).digest('hex')

/**
 * What whoever gave the number is told of the conversation. It is not the session's own secret, since anybody may give
 * anybody's number; nor its id, by which an owner who knows a number would find out what that person said.
 */
export const referenceOf = (secret: Buffer, conversationId: string): string =>
  signReference(secret, keyedHash(secret, 'reference', conversationId).digest('hex').slice(0, 16))

/** Whether it was ever told to anybody, which its second half proves. */
export const isReference = (secret: Buffer, reference: string): boolean =>
  reference === signReference(secret, reference.slice(0, 16))

const signReference = (secret: Buffer, name: string) =>
  name + keyedHash(secret, 'signature', name).digest('hex').slice(0, 16)

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What the person sends us from their phone; means something only from the number that it was made for. */
export const tokenOf = (secret: Buffer, conversationId: string): string =>
  [...keyedHash(secret, 'token', conversationId).digest().subarray(0, 8)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
