// The system prompt of each step, the same for every call. A changed prompt is a file with a new number, which replaces the
// old file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const current = {
  structure: 'structure-16',
  edit: 'edit-2',
  questions: 'questions-4',
  translate: 'translate-1',
  mend: 'mend-6',
  code: 'code-15',
  word: 'word-22',
  turn: 'turn-17',
  analyse: 'analyse-2',
  judge: 'judge-2',
  assess: 'assess-1',
  digest: 'digest-5',
  report: 'report-8',
  check: 'check-3',
} as const

export type StepName = keyof typeof current

export type Prompt = { version: string; text: string }

const read = (version: string): Prompt => ({
  version,
  text: readFileSync(join(import.meta.dirname, 'prompts', `${version}.md`), 'utf8'),
})

export const prompts = Object.fromEntries(
  Object.entries(current).map(([step, version]) => [step, read(version)]),
) as Readonly<Record<StepName, Prompt>>
