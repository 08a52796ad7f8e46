import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Ana Maria Souza', 'AS'],
  ['ana', 'A'],
  ['يوسف العلي', 'ي'],
  ['(Ana) Souza', 'S'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
