// `npm run bench:judgement -- FOLDER …`: how an engine judges answers that people labelled; see docs/judgement.md.
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { SurveyLanguage } from '#contract/languages.ts'
import { offlineAi } from '../services/adapters/ai/offline/offline.ts'
import { openConfiguredModel } from './lib/bench/configured-model.ts'
import { printFigures, type Figure } from './lib/bench/figures.ts'
import { judgeFolder } from './lib/bench/judgement/judged-sets.ts'
import { retryingAi } from './lib/bench/retrying-ai.ts'
import { reportOptions, reportUsage, saveFigures } from './lib/bench/report.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'

exitOnHelp(`Usage: npm run bench:judgement -- FOLDER ... [options]

Each FOLDER is named by its language (en, pt-br, ar or es), with anything after a dash, and holds any of safety.jsonl,
feeling.jsonl, reviews.jsonl and worth.jsonl: docs/corpus.md has their fields.

  --engine model          the model that OPENAI_* name, instead of the offline engine
  --timeout-s N           seconds for each call of the model, instead of OPENAI_*_TIMEOUT_MS

${reportUsage}`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...reportOptions,
    engine: { type: 'string', default: 'offline' },
    'timeout-s': { type: 'string' },
  },
})
const ai =
  values.engine === 'model' ? retryingAi(openConfiguredModel(values['timeout-s']).ai) : offlineAi
const figures: Figure[] = []
for (const folder of positionals) {
  const name = basename(folder)
  const language = SurveyLanguage.options.find(
    (code) => name === code || name.startsWith(`${code}-`),
  )
  if (!language) throw new Error(`${folder}: no language begins its name.`)
  const judged = await judgeFolder({ folder, language, ai, fallback: offlineAi })
  printLine(`\n${name}`)
  printFigures(judged)
  figures.push(...judged.map((figure) => ({ ...figure, name: `${name}: ${figure.name}` })))
}
await saveFigures('bench:judgement', figures, values)
