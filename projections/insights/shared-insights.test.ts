import { expect, test } from 'vitest'
import { isPersonal } from './shared-insights.ts'

test.each([
  ['Write to bob@example.org.', []],
  ['Call +44 20 7946 0958 instead.', []],
  ['I am Ana, by the way.', ['ana']],
  ['اسمي علي وأنا زبون.', ['علي']],
  ['souza was never called back', ['ana', 'souza']],
])('%s names a person', (text, names) => expect(isPersonal(text, names)).toBe(true))

test.each([
  ['The bananas were 3 for 20.', ['ana']],
  ['It was slow in 2025.', ['souza']],
])('%s names no one', (text, names) => expect(isPersonal(text, names)).toBe(false))
