// How far each respondent is: a picture that redraws itself on a terminal, plain lines elsewhere.
import { cursorTo, clearScreenDown, moveCursor } from 'node:readline'
import { styleText } from 'node:util'

export type Standing = 'waiting' | 'talking' | 'offline' | 'completed' | 'left' | 'failed'
export type Line = {
  name: string
  standing: Standing
  answered: number
  total: number
  note: string
}

type Output = NodeJS.WriteStream

export type Progress = {
  update(index: number, change: Partial<Line>): void
  /** Draws a last time and lets go of the terminal. */
  end(): void
}

const marks: Record<Standing, string> = {
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

export function showProgress(lines: Line[], output: Output = process.stdout): Progress {
  return output.isTTY ? drawn(lines, output) : told(lines, output)
}

/** For logs and pipes: a line when somebody has finished, one way or the other. */
function told(lines: Line[], output: Output): Progress {
  return {
    update(index, change) {
      const line = lines[index]
      if (!line) return
      const before = line.standing
      Object.assign(line, change)
      if (line.standing === before || line.standing === 'talking' || line.standing === 'waiting')
        return
      const reason = line.standing === 'failed' ? `: ${line.note}` : ''
      output.write(`${line.name}: ${line.standing}, ${line.answered} answers${reason}\n`)
    },
    end: () => {},
  }
}

function drawn(lines: Line[], output: Output): Progress {
  let height = 0
  const draw = () => {
    if (height > 0) moveCursor(output, 0, -height)
    cursorTo(output, 0)
    clearScreenDown(output)
    const rows =
      lines.length <= output.rows - 3
        ? lines.map((line) => rowOf(line, output.columns))
        : compact(lines)
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

function rowOf({ name, standing, answered, total, note }: Line, columns: number): string {
  const bar = '━'.repeat(answered) + styleText('gray', '━'.repeat(Math.max(0, total - answered)))
  const colour = colours[standing]
  const room = Math.max(0, columns - 24 - Math.max(total, answered))
  const said = note.replaceAll(/\s+/g, ' ').slice(0, room)
  return `${styleText(colour, marks[standing])} ${name.padEnd(16).slice(0, 16)} ${styleText(colour, bar)} ${styleText('gray', said)}`
}

/** For more respondents than the terminal has lines. */
function compact(lines: Line[]): string[] {
  const count = (standing: Standing) => lines.filter((line) => line.standing === standing).length
  const answers = lines.reduce((sum, { answered }) => sum + answered, 0)
  const picture = lines
    .map(({ standing }) => styleText(colours[standing], marks[standing]))
    .join('')
  const words = (Object.keys(marks) as Standing[])
    .filter((standing) => count(standing) > 0)
    .map((standing) => `${count(standing)} ${standing}`)
  return [picture, `${words.join(', ')}; ${answers} answers`]
}
