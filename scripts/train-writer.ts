// `npm run train:writer`: makes the survey writers of the offline engine. Needs Python with PyTorch.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { languageOf } from '../services/adapters/ai/languages/languages.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'
import { writerRows } from './lib/training/survey-writer/writer-rows.ts'

exitOnHelp(`Usage: npm run train:writer [-- options]

Trains the writer of surveys (things of a goal, spoken questions) on ${'`'}tests/corpus${'`'} and writes it beside each
language's models. The losses are those of goals that it has not learned from. Takes half a second a step.

  --language CODE   one language only
  --steps NUMBER    default 4500
  --continue        begins with the weights that are there, at half the rate
  --python PATH     of a Python with PyTorch and NumPy; default python3
  --rows            prints the rows that it learns from, and trains nothing`)

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    steps: { type: 'string', default: '4500' },
    python: { type: 'string', default: 'python3' },
    continue: { type: 'boolean', default: false },
    rows: { type: 'boolean', default: false },
  },
})

const continuedRate = '8e-4'
const trainer = fileURLToPath(new URL('lib/training/survey-writer/train.py', import.meta.url))

for (const language of ['en', 'pt-br', 'ar'] as const) {
  if (values.language !== undefined && values.language !== language) continue
  const lines = writerRows(language).map((row) => JSON.stringify(row))
  if (values.rows) printLine(lines.join('\n'))
  else train(language, lines)
}

function train(language: string, lines: readonly string[]): void {
  const folder = languageOf(language).models
  if (!folder) throw new Error(`${language} has no folder of models`)
  const work = mkdtempSync(join(tmpdir(), 'prosa-writer-'))
  try {
    const rows = join(work, 'rows.jsonl')
    writeFileSync(rows, lines.join('\n'))
    const file = fileURLToPath(new URL('survey-writer.bin', folder))
    printLine(`${language}: ${lines.length} rows`)
    const { status, error } = spawnSync(
      values.python,
      [
        ...[trainer, rows, file, '--steps', values.steps],
        ...(values.continue ? ['--start', file, '--rate', continuedRate] : []),
      ],
      { stdio: 'inherit' },
    )
    if (status !== 0) throw new Error(`${values.python} failed`, { cause: error ?? status })
  } finally {
    rmSync(work, { recursive: true })
  }
}
