import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { prompts } from '../../../../services/adapters/ai/openai/prompts.ts'
import { analyseCases, codeCases, judgeCases } from './cases.ts'
import { measuredSteps, promptHash } from './prompt-hash.ts'
import { minCases, parseScoreFile, readScoreFile, scoresFolder } from './score-file.ts'

test('every score file is of a current prompt and its reply’s schema (npm run bench:prompts)', () => {
  const versions = readdirSync(scoresFolder).map((file) => file.replace(/\.json$/, ''))
  expect(versions).not.toEqual([])
  for (const version of versions) {
    const step = measuredSteps.find((each) => prompts[each].version === version)
    expect(step, `${version} is no current prompt with labelled cases`).toBeDefined()
    expect(readScoreFile(version)).toMatchObject({ prompt: version, promptHash: promptHash(step!) })
  }
})

const measured = {
  ...{ prompt: 'code-10', promptHash: 'a'.repeat(64), engine: 'openai' },
  ...{ model: 'some-model', date: '2026-01-31', cases: minCases, failed: 0 },
  ...{ setHash: 'b'.repeat(64), figures: { intent: { count: 29, of: 30 } } },
}
test('a measurement is accepted', () =>
  expect(parseScoreFile(JSON.stringify(measured))).toEqual(measured))

test.each([
  ['too few cases', { cases: minCases - 1 }],
  ['no figures', { figures: {} }],
  ['more than all', { figures: { intent: { count: 31, of: 30 } } }],
  ['no model', { model: '' }],
  ['no hash of the cases', { setHash: undefined }],
  ['no date', { date: 'yesterday' }],
])('a measurement with %s is rejected', (_, over) =>
  expect(() => parseScoreFile(JSON.stringify({ ...measured, ...over }))).toThrow(z.ZodError),
)

test.each([
  ['code', codeCases],
  ['analyse', analyseCases],
  ['judge', judgeCases],
] as const)('the cases of %s are enough, different, and in three languages', (_, read) => {
  const cases = read()
  expect(cases.length).toBeGreaterThanOrEqual(40)
  expect(new Set(cases.map(({ answer }) => answer)).size).toBe(cases.length)
  for (const language of ['en', 'pt-br', 'ar'])
    expect(cases.filter((each) => each.language === language).length).toBeGreaterThanOrEqual(10)
})
