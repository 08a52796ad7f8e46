// Progress of each respondent: redrawn on a terminal, plain lines elsewhere.
import { cursorTo, clearScreenDown, moveCursor } from 'node:readline'
import { styleText } from 'node:util'

export type RespondentStatus = 'waiting' | 'talking' | 'offline' | 'completed' | 'left' | 'failed'
export type RespondentProgress = {
  name: string
  status: RespondentStatus
  answered: number
  total: number
  note: string
}

type Output = NodeJS.WriteStream

export type ProgressDisplay = {
  update(index: number, change: Partial<RespondentProgress>): void
  /** Draws a last time and stops the timer. */
  end(): void
}

const marks: Record<RespondentStatus, string> = {
  waiting: '·',
  talking: '●',
  offline: '◌',
  completed: '✓',
  left: '○',
  failed: '✗',
}
const colours = {
  waiting: 'gray',
  talking: 'blue',
  offline: 'yellow',
  completed: 'green',
  left: 'gray',
  failed: 'red',
} as const

export function showProgress(
  lines: RespondentProgress[],
  output: Output = process.stdout,
): ProgressDisplay {
  return output.isTTY ? terminalDisplay(lines, output) : plainDisplay(lines, output)
}

/** For logs and pipes: one line for each change to a final status. */
function plainDisplay(lines: RespondentProgress[], output: Output): ProgressDisplay {
  return {
    update(index, change) {
      const line = lines[index]
      if (!line) return
      const before = line.status
      Object.assign(line, change)
      if (line.status === before || line.status === 'talking' || line.status === 'waiting') return
      const reason = line.status === 'failed' ? `: ${line.note}` : ''
      output.write(`${line.name}: ${line.status}, ${line.answered} answers${reason}\n`)
    },
    end: () => {},
  }
}

function terminalDisplay(lines: RespondentProgress[], output: Output): ProgressDisplay {
  let height = 0
  const draw = () => {
    if (height > 0) moveCursor(output, 0, -height)
    cursorTo(output, 0)
    clearScreenDown(output)
    const rows =
      lines.length <= output.rows - 3
        ? lines.map((line) => rowOf(line, output.columns))
        : compactRows(lines)
    height = rows.length
    output.write(rows.map((row) => `${row}\n`).join(''))
  }
  const timer = setInterval(draw, 120)
  return {
    update: (index, change) => {
      const line = lines[index]
      if (line) Object.assign(line, change)
    },
    end: () => {
      clearInterval(timer)
      draw()
    },
  }
}

function rowOf(
  { name, status, answered, total, note }: RespondentProgress,
  columns: number,
): string {
  const bar = '━'.repeat(answered) + styleText('gray', '━'.repeat(Math.max(0, total - answered)))
  const colour = colours[status]
  const maxNoteLength = Math.max(0, columns - 24 - Math.max(total, answered))
  const noteText = note.replaceAll(/\s+/g, ' ').slice(0, maxNoteLength)
  return `${styleText(colour, marks[status])} ${name.padEnd(16).slice(0, 16)} ${styleText(colour, bar)} ${styleText('gray', noteText)}`
}

/** For more respondents than the terminal has lines. */
function compactRows(lines: RespondentProgress[]): string[] {
  const count = (status: RespondentStatus) => lines.filter((line) => line.status === status).length
  const answers = lines.reduce((sum, { answered }) => sum + answered, 0)
  const picture = lines.map(({ status }) => styleText(colours[status], marks[status])).join('')
  const counts = (Object.keys(marks) as RespondentStatus[])
    .filter((status) => count(status) > 0)
    .map((status) => `${count(status)} ${status}`)
  return [picture, `${counts.join(', ')}; ${answers} answers`]
}
