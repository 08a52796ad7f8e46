// `npm run bench:analyst [-- FILE.csv ...]`: the sentiment of the offline engine against labels that people gave. Rows are
// `text,label[,lang]`; see docs/bench-analyst.md.
import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { figuresOfEvaluation, printEvaluation } from './lib/bench/analyst/print-evaluation.ts'
import { labelledRows, type LabelledRow } from './lib/bench/analyst/labelled-rows.ts'
import { evaluateRows } from './lib/bench/analyst/evaluation.ts'
import type { Figure } from './lib/bench/figures.ts'
import { reportOptions, reportUsage, saveFigures } from './lib/bench/report.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'

exitOnHelp(`Usage: npm run bench:analyst [-- [FILE.csv ...] [options]]

Without a file, the labelled sentences of this repository are read.

  --misses          also prints the worst misses
${reportUsage}`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false }, ...reportOptions },
})

const datasets =
  positionals.length > 0 ? { [positionals.join(', ')]: positionals } : bundledDatasets()
const figures: Figure[] = []
for (const [name, files] of Object.entries(datasets)) {
  printLine(`\n${name}`)
  try {
    const evaluation = await evaluateRows(readRows(files))
    printEvaluation(evaluation, values)
    figures.push(...figuresOfEvaluation(name, evaluation))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
await saveFigures('bench:analyst', figures, values)

function bundledDatasets(): Record<string, string[]> {
  const files = readdirSync('tests/corpus/sentiment').filter((file) => file.endsWith('.csv'))
  const paths = (isHeldOut: boolean) =>
    files
      .filter((file) => file.endsWith('.held-out.csv') === isHeldOut)
      .map((file) => `tests/corpus/sentiment/${file}`)
  return { 'tuned on': paths(false), 'held out': paths(true) }
}

/** The name of a bundled file gives its language. */
async function* readRows(files: readonly string[]): AsyncIterable<LabelledRow> {
  for (const file of files) {
    const fileLanguage = /^tests\/corpus\/sentiment\/([a-z-]+)\./.exec(file)?.[1] ?? ''
    for await (const row of labelledRows(file)) yield { ...row, lang: row.lang || fileLanguage }
  }
}
