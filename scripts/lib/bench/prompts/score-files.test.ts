// Each prompt has a score file: figures of a measurement, or that there is none.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { prompts, type StepName } from '../../../../services/adapters/ai/openai/prompts.ts'
import { analyseCases, codeCases, judgeCases } from './cases.ts'
import { promptHash } from './prompt-hash.ts'
import { minCases, parseScoreFile, readScoreFile } from './score-file.ts'

describe.each(Object.keys(prompts) as StepName[])('the prompt of %s', (step) => {
  test('has a score file of its text and schema (npm run bench:prompts)', () =>
    expect(readScoreFile(step)).toMatchObject({
      prompt: prompts[step].version,
      promptHash: promptHash(step),
    }))
})

const measured = {
  ...{ prompt: 'code-10', promptHash: 'a'.repeat(64), measured: true, engine: 'openai' },
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
  ['figures beside "not measured"', { measured: false, reason: 'No model here.' }],
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
