// `npm run bench:analyst [-- FILE.csv] [--misses]`: how the offline engine reads feelings, against labels that people
// gave. Rows are `text,label[,lang]`; see docs/bench-analyst.md. Without a file: our own sentences.
import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { printTally } from './bench/analyst/print.ts'
import { labelledRows, type LabelledRow } from './bench/analyst/rows.ts'
import { tally } from './bench/analyst/tally.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false } },
})

const sets = positionals.length > 0 ? { [positionals.join(', ')]: positionals } : ownSets()
for (const [name, files] of Object.entries(sets)) {
  console.log(`\n${name}`)
  try {
    printTally(await tally(allOf(files)), values)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

function ownSets(): Record<string, string[]> {
  const files = readdirSync('tests/sentiment').filter((file) => file.endsWith('.csv'))
  const paths = (isHeldOut: boolean) =>
    files
      .filter((file) => file.endsWith('.held-out.csv') === isHeldOut)
      .map((file) => `tests/sentiment/${file}`)
  return { 'tuned on': paths(false), 'held out': paths(true) }
}

/** Our own files say their language in their name. */
async function* allOf(files: readonly string[]): AsyncIterable<LabelledRow> {
  for (const file of files) {
    const own = /^tests\/sentiment\/([a-z-]+)\./.exec(file)?.[1] ?? ''
    for await (const row of labelledRows(file)) yield { ...row, lang: row.lang || own }
  }
}
