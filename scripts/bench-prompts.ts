// `npm run bench:prompts [-- STEP ...]`: the prompts against labelled cases, with the model that OPENAI_* name. Writes a score
// file beside the prompts.
import { parseArgs } from 'node:util'
import { ConfigError } from '#kernel/config/environment.ts'
import { prompts } from '../services/adapters/ai/openai/prompts.ts'
import { openConfiguredModel } from './lib/bench/configured-model.ts'
import { setHash } from './lib/bench/prompts/cases.ts'
import { measurePrompt } from './lib/bench/prompts/measure.ts'
import { measuredSteps, promptHash } from './lib/bench/prompts/prompt-hash.ts'
import { minCases, writeScoreFile } from './lib/bench/prompts/score-file.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'

exitOnHelp(`Usage: npm run bench:prompts [-- STEP ...] [options]

Runs the cases of code, analyse and judge (or of the steps named) through the product's steps with the configured model
and writes services/adapters/ai/openai/prompts/scores/PROMPT.json. It takes ${minCases} replies at least.

  --misses                prints the cases that were missed
  --timeout-s N           seconds for each call, instead of OPENAI_*_TIMEOUT_MS
  --note TEXT             a note for the score file`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    misses: { type: 'boolean', default: false },
    'timeout-s': { type: 'string' },
    note: { type: 'string' },
  },
})

const unknown = positionals.filter((name) => !measuredSteps.some((step) => step === name))

try {
  if (unknown.length > 0) throw new ConfigError([`Unknown steps: ${unknown.join(', ')}.`])
  await measureSteps()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
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
