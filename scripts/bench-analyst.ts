// `npm run bench:analyst [-- FILE.csv] [--misses]`: how the offline engine reads feelings, against labels that people
// gave. Rows are `text,label[,lang]`; see docs/bench-analyst.md. Without a file: our own sentences.
import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { printEvaluation } from './lib/bench/analyst/print-evaluation.ts'
import { labelledRows, type LabelledRow } from './lib/bench/analyst/labelled-rows.ts'
import { evaluateRows } from './lib/bench/analyst/evaluation.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false } },
})

const datasets =
  positionals.length > 0 ? { [positionals.join(', ')]: positionals } : bundledDatasets()
for (const [name, files] of Object.entries(datasets)) {
  console.log(`\n${name}`)
  try {
    printEvaluation(await evaluateRows(readRows(files)), values)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

function bundledDatasets(): Record<string, string[]> {
  const files = readdirSync('tests/corpus/sentiment').filter((file) => file.endsWith('.csv'))
  const paths = (isHeldOut: boolean) =>
    files
      .filter((file) => file.endsWith('.held-out.csv') === isHeldOut)
      .map((file) => `tests/corpus/sentiment/${file}`)
  return { 'tuned on': paths(false), 'held out': paths(true) }
}

/** Our own files say their language in their name. */
async function* readRows(files: readonly string[]): AsyncIterable<LabelledRow> {
  for (const file of files) {
    const fileLanguage = /^tests\/sentiment\/([a-z-]+)\./.exec(file)?.[1] ?? ''
    for await (const row of labelledRows(file)) yield { ...row, lang: row.lang || fileLanguage }
  }
}
