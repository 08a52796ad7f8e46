import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(
  scrypt,
)
/** 16 MiB and some 50 ms for each try. */
const cost = { N: 2 ** 14, r: 8, p: 1 }
const hashBytes = 32

/** Salt and hash in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(normalize(password), salt, hashBytes, cost)
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.')
  const expected = Buffer.from(hash, 'base64url')
  if (expected.length !== hashBytes) return false
  const found = await derive(normalize(password), Buffer.from(salt, 'base64url'), hashBytes, cost)
  return timingSafeEqual(found, expected)
}

/** Keyboards compose the same letter in different ways. */
const normalize = (password: string) => password.normalize('NFC')
