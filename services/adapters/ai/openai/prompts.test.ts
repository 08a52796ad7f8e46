import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prompts } from './prompts.ts'

/** Events record the version of a prompt, so another text is another version: a new file, and a new line here. */
const hashes = {
  'analyse-2.md': '9e478a2dd9e0',
  'assess-1.md': 'd2f02ec177cb',
  'check-3.md': '50e8d354cd06',
  'code-15.md': 'd286adf8f8a1',
  'digest-5.md': '03bb6095e661',
  'edit-2.md': '3fee1c7b179b',
  'judge-2.md': 'e2d1604958ba',
  'mend-6.md': '01fcaefb38ec',
  'questions-4.md': 'd0a1f5bf3990',
  'report-8.md': '5e2c7bb6a2da',
  'structure-16.md': 'c09798df110d',
  'translate-1.md': 'a87490d9a9cd',
  'turn-17.md': 'fbc46dc71c5d',
  'word-22.md': '614f1850e24e',
}

test('a prompt that changes is a new version', () => {
  const folder = join(import.meta.dirname, 'prompts')
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
      .slice(0, 12)
  expect(Object.fromEntries(files.map((file) => [file, hashOf(file)]))).toEqual(hashes)
})

test('every prompt file is the current one of its step', () => {
  const current = Object.values(prompts).map(({ version }) => `${version}.md`)
  expect(current.toSorted()).toEqual(Object.keys(hashes).toSorted())
})
