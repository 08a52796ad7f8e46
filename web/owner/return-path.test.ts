import { describe, expect, test } from 'vitest'
import { returnPathOf, safePath, signInPath } from './return-path.ts'

const place = (path: string) => new URL(path, 'https://prosa.test')

describe('the page to return to after a sign-in', () => {
  test('is kept with its query and its hash', () => {
    const path = '/surveys/5/edit/advanced?view=overview&q=a%20b#feed'
    const next = new URLSearchParams(signInPath(place(path)).split('?')[1])
    expect(returnPathOf(next)).toBe(path)
  })

  test('is named beside the end of a session', () => {
    const { pathname, searchParams } = place(signInPath(place('/ledger?at=3'), { ended: true }))
    expect(pathname).toBe('/login')
    expect(searchParams.has('ended')).toBe(true)
    expect(returnPathOf(searchParams)).toBe('/ledger?at=3')
  })

  test('is not named for the dashboard, where a sign-in ends anyway', () => {
    expect(signInPath(place('/dashboard'))).toBe('/login')
    expect(returnPathOf(new URLSearchParams())).toBe('/dashboard')
  })

  test.each([
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test/',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n\\evil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    'javascript:alert(1)',
    'surveys',
    '',
    `/${'a'.repeat(3_000)}`,
  ])('is never %j', (path) => {
    expect(safePath(path)).toBeNull()
  })

  test.each(['/', '/?error=x', '/login?next=%2Fledger', '/signup', '/auth/callback?code=1'])(
    'is not a page of the sign-in: %s',
    (path) => {
      expect(safePath(path)).toBeNull()
    },
  )
})
