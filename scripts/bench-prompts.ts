// `npm run bench:prompts [-- STEP ...]`: the prompts against labelled cases, with the model that OPENAI_* name. Writes a score
// file beside the prompts.
import { parseArgs } from 'node:util'
import { ConfigError } from '#kernel/config/environment.ts'
import { prompts, type StepName } from '../services/adapters/ai/openai/prompts.ts'
import { openConfiguredModel } from './lib/bench/configured-model.ts'
import { type MeasuredStep, setHash } from './lib/bench/prompts/cases.ts'
import { measurePrompt } from './lib/bench/prompts/measure.ts'
import { promptHash } from './lib/bench/prompts/prompt-hash.ts'
import { minCases, readScoreFile, writeScoreFile } from './lib/bench/prompts/score-file.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'

exitOnHelp(`Usage: npm run bench:prompts [-- STEP ...] [options]

Runs the cases of code, analyse and judge (or of the steps named) through the product's steps with the configured model
and writes services/adapters/ai/openai/prompts/scores/PROMPT.json. It takes ${minCases} replies at least.

  --misses                prints the cases that were missed
  --timeout-s N           seconds for each call, instead of OPENAI_*_TIMEOUT_MS
  --note TEXT             a note for the score file
  --not-measured REASON   writes instead that the steps named, or all whose score file is missing or of another prompt,
                          were not measured`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    misses: { type: 'boolean', default: false },
    'timeout-s': { type: 'string' },
    note: { type: 'string' },
    'not-measured': { type: 'string' },
  },
})

const measuredSteps: readonly MeasuredStep[] = ['code', 'analyse', 'judge']
const allSteps = Object.keys(prompts) as StepName[]
const unknown = positionals.filter((name) => !allSteps.includes(name as StepName))

try {
  if (unknown.length > 0) throw new ConfigError([`Unknown steps: ${unknown.join(', ')}.`])
  const reason = values['not-measured']
  if (reason === undefined) await measureSteps()
  else recordUnmeasured(reason)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function recordUnmeasured(reason: string): void {
  const outdated = allSteps.filter((step) => readScoreFile(step)?.promptHash !== promptHash(step))
  for (const step of positionals.length > 0 ? (positionals as StepName[]) : outdated)
    writeScoreFile(step, {
      prompt: prompts[step].version,
      promptHash: promptHash(step),
      measured: false,
      reason,
    })
}

async function measureSteps(): Promise<void> {
  const { ai, settings } = openConfiguredModel(values['timeout-s'])
  const chosen = measuredSteps.filter(
    (step) => positionals.length === 0 || positionals.includes(step),
  )
  for (const step of chosen) {
    // oxlint-disable-next-line no-await-in-loop -- one prompt after the other
    const { figures, cases, failures, misses } = await measurePrompt(step, ai)
    printLine(`\n${prompts[step].version}: ${cases} cases, ${failures.length} failed`)
    for (const [name, { count, of }] of Object.entries(figures))
      printLine(`  ${name}: ${count} of ${of}`)
    for (const line of values.misses ? [...failures, ...misses] : failures) printLine(line)
    if (cases < minCases)
      throw new ConfigError([`${cases} replies are too few: ${minCases} are needed.`])
    const model = step === 'code' ? settings.interviewer : settings.analyst
    writeScoreFile(step, {
      prompt: prompts[step].version,
      promptHash: promptHash(step),
      measured: true,
      engine: 'openai',
      model: model.name,
      date: new Date().toISOString().slice(0, 10),
      cases,
      failed: failures.length,
      setHash: setHash(step),
      ...(values.note && { note: values.note }),
      figures,
    })
  }
}
