// `npm run train`: makes the models of the offline engine from the corpus.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { languageOf } from '../services/adapters/ai/languages/languages.ts'
import { formatModel } from '../services/adapters/ai/learned/linear-model.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'
import { quantise } from './lib/training/compress.ts'
import { corpusLanguages } from './lib/training/corpus.ts'
import { isLearnedFrom, scoreUnseenAuthors } from './lib/training/cross-validation.ts'
import { fit } from './lib/training/logistic-regression.ts'
import type { TrainingTask } from './lib/training/task.ts'
import { intentsTask } from './lib/training/tasks/intents.ts'
import { issuesTask, issueSidesTask } from './lib/training/tasks/issues.ts'
import { safetyTask } from './lib/training/tasks/safety.ts'
import { situationsTask } from './lib/training/tasks/situations.ts'
import { sentimentTask } from './lib/training/tasks/sentiment.ts'
import { subjectsTask } from './lib/training/tasks/subjects.ts'
import { wordingTasks } from './lib/training/tasks/wordings.ts'
import { worthTask } from './lib/training/tasks/worth.ts'

exitOnHelp(`Usage: npm run train [-- TASK ...] [options]

Fits the models of ${'`'}tests/corpus${'`'} and writes them beside each language's data. The figures are of authors
that a model had not seen. The same corpus gives the same files.

  TASK              safety, sentiment, worth, intents, situations, issues, issue-sides, questions, titles,
                    descriptions or subjects; all without one
  --language CODE   one language only
  --dry-run         prints the figures and writes nothing`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
})
const tasks: readonly TrainingTask[] = [
  safetyTask,
  sentimentTask,
  worthTask,
  intentsTask,
  situationsTask,
  issuesTask,
  issueSidesTask,
  ...wordingTasks,
  subjectsTask,
]

for (const task of tasks) {
  if (positionals.length > 0 && !positionals.includes(task.name)) continue
  for (const language of corpusLanguages)
    if (values.language === undefined || values.language === language) train(task, language)
}

function train(task: TrainingTask, language: (typeof corpusLanguages)[number]): void {
  const began = performance.now()
  const examples = task.examples(language)
  const authors = new Set(examples.map(({ author }) => author))
  if (authors.size < 2) return printLine(`${task.name} ${language}: fewer than two authors`)
  const { thresholds, figures } = task.evaluate(scoreUnseenAuthors(examples, task.options))
  const fitted = fit(examples.filter(isLearnedFrom), task.options)
  const model = { ...quantise(fitted, task.maxFeatures, task.smallestStep), thresholds }
  const text = formatModel(model)
  const folder = languageOf(language).models
  if (folder && !values['dry-run']) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(new URL(`${task.name}.tsv`, folder), text)
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const size = `${kilobytes(text.length)} (${kilobytes(gzipSync(text).length)} gzipped)`
  printLine(
    `${task.name} ${language}: ${authors.size} authors, ${model.weights.size} features, ${size}, ${seconds} s`,
  )
  for (const [name, value] of Object.entries(figures))
    printLine(`  ${name.padEnd(44)} ${Number.isInteger(value) ? value : value.toFixed(3)}`)
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}
