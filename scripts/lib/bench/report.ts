// Saves the figures of a bench: as rows of a Markdown table (--save) or as JSON (--json).
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { relative } from 'node:path'
import { figureCells, type Figure } from './figures.ts'

/** For `parseArgs`. */
export const reportOptions = { save: { type: 'string' }, json: { type: 'string' } } as const

export const reportUsage = `  --save FILE.md    writes the figures into the table of this bench in FILE.md (such as docs/bench.md); rows of
                    other figures and of other commits stay
  --json FILE       writes the figures as JSON`

type ReportFiles = { save?: string | undefined; json?: string | undefined }

/** `bench` is the npm script's name, such as `bench:web`. */
export async function saveFigures(
  bench: string,
  figures: readonly Figure[],
  { save, json }: ReportFiles,
): Promise<void> {
  const at = new Date().toISOString()
  const commit = currentCommit(save)
  if (json !== undefined) {
    const report = { bench, at, commit, machine: machineName(), figures }
    await writeFile(json, `${JSON.stringify(report, null, 2)}\n`)
  }
  if (save !== undefined) {
    const before = existsSync(save) ? await readFile(save, 'utf8') : '# Figures\n'
    await writeFile(save, withFigures(before, bench, figures, { date: at.slice(0, 10), commit }))
  }
}

export const machineName = () =>
  `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`

const columns = ['figure', 'value', 'floor', 'ratio', 'aim', 'met', 'date', 'commit'] as const
const commitColumn = columns.indexOf('commit')

/**
 * A Markdown document with the figures in the table under the heading of their bench. A row with the same figure and
 * commit is replaced; other rows stay, those of one figure beside each other.
 */
export function withFigures(
  document: string,
  bench: string,
  figures: readonly Figure[],
  run: { date: string; commit: string },
): string {
  const heading = `## \`npm run ${bench}\``
  const sections = document.trimEnd().split(/\n+(?=## )/)
  const index = sections.findIndex((section) => section.split('\n')[0] === heading)
  const lines = index < 0 ? [heading] : sections[index]!.split('\n')
  const rows = lines
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map(parseRow)
  for (const figure of figures) {
    const cells = { ...figureCells(figure), ...run }
    const row = columns.map((column) => cells[column].replaceAll('|', '/'))
    const same = rows.findLastIndex(([name]) => name === row[0])
    const replaced = rows.findIndex(
      (each) => each[0] === row[0] && each[commitColumn] === run.commit,
    )
    if (replaced >= 0) rows[replaced] = row
    else rows.splice(same < 0 ? rows.length : same + 1, 0, row)
  }
  const text = lines.filter((line) => !line.startsWith('|')).join('\n')
  const table = [columns, columns.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  )
  const section = `${text.trimEnd()}\n\n${table.join('\n')}`
  const next = index < 0 ? [...sections, section] : sections.with(index, section)
  return `${next.join('\n\n')}\n`
}

const parseRow = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The short hash of HEAD, with `+` where tracked files other than the report differ from it. */
function currentCommit(report: string | undefined): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    const path = relative('.', report ?? '')
    const excluded = path === '' || path.startsWith('..') ? [] : [`:(exclude)${path}`]
    const changes = git('status', '--porcelain', '--untracked-files=no', '--', '.', ...excluded)
    return `${git('rev-parse', '--short', 'HEAD')}${changes === '' ? '' : '+'}`
  } catch {
    return 'unknown'
  }
}
