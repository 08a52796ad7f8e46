import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parsePlantedSurvey } from './planted-survey.ts'
import { readVerdicts, writeUnjudged } from './verdicts.ts'

const survey = parsePlantedSurvey('en-any.txt', 'language: en\ngoal: Learn\n')
const sentences = [
  { sentence: 'Two people complain about the wait.', people: 'p1 p2' },
  { sentence: 'Two people praise the soup.', people: 'p2 p3' },
]
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdicts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('sentences without a verdict are written for a person to judge, and those of earlier reports dropped', () => {
  const path = join(folder, 'en-any.verdicts.tsv')
  writeFileSync(path, `no\t${sentences[0]!.sentence}\tp1 p2\nyes\tGone.\tp1\n`)
  writeUnjudged(folder, survey, sentences)
  expect(readFileSync(path, 'utf8')).toBe(
    'no\tTwo people complain about the wait.\tp1 p2\n?\tTwo people praise the soup.\tp2 p3\n',
  )
})

test('a verdict counts for the same sentence about the same people only', () => {
  writeFileSync(
    join(folder, 'en-any.verdicts.tsv'),
    'yes\tTwo people complain about the wait.\tp1 p2\nyes\tTwo people praise the soup.\tp1 p3\n',
  )
  expect(readVerdicts(folder, survey, sentences)).toEqual({
    supported: 1,
    judged: 1,
    unjudged: [sentences[1]],
  })
})
