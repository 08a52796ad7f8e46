// Keyed hashes as ids: without the secret they reveal nothing.
import { createHmac } from 'node:crypto'

const keyedHash = (secret: Buffer, ...parts: readonly (string | number)[]) =>
  createHmac('sha256', secret).update(['whatsapp', ...parts].join('\n'))

/** The stream id of a phone number. */
export const contactIdOf = (secret: Buffer, number: string): string =>
  keyedHash(secret, 'contact', number).digest('hex').slice(0, 32)

/** Seed of the session id: the same for a number's nth conversation about a survey. */
export const sessionSeedOf = (
  secret: Buffer,
  surveyId: string,
  number: string,
  nth: number,
): string => keyedHash(secret, 'session', surveyId, number, nth).digest('hex')

/**
 * The reference of a conversation in responses to the client. It is not the session id, since a client may enter another
 * person's number; nor the conversation id, with which an owner could link a number to its answers.
 */
export const referenceOf = (secret: Buffer, conversationId: string): string =>
  signReference(secret, keyedHash(secret, 'reference', conversationId).digest('hex').slice(0, 16))

/** Whether the second half is a valid signature of the first. */
export const isReference = (secret: Buffer, reference: string): boolean =>
  reference === signReference(secret, reference.slice(0, 16))

const signReference = (secret: Buffer, name: string) =>
  name + keyedHash(secret, 'signature', name).digest('hex').slice(0, 16)

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The code in the person's first message; valid only from the number that it was issued for. */
export const tokenOf = (secret: Buffer, conversationId: string): string =>
  [...keyedHash(secret, 'token', conversationId).digest().subarray(0, 8)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
