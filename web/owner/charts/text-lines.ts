// Texts in SVG: measured, and broken into lines.

let context: CanvasRenderingContext2D | null | undefined

/** Width of a text in the page's font, in pixels. Estimated outside browsers. */
export function textWidth(text: string, size: number): number {
  context ??= typeof document === 'undefined' ? null : canvasContext()
  if (!context) return text.length * size * 0.56
  context.font = `600 ${size}px ${getComputedStyle(document.body).fontFamily}`
  return context.measureText(text).width
}

const canvasContext = () => document.createElement('canvas').getContext('2d')

type Measure = (text: string, size: number) => number

/** Breaks a text between words, and longer words anywhere. The last of `maxLines` lines ends with an ellipsis if text is left out. */
export function breakLines(
  text: string,
  { width, size, measure, maxLines = 3 }: TextBox & { measure: Measure },
): string[] {
  const fits = (line: string) => measure(line, size) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((each) => breakWord(each, fits))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || fits(longer)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  lines.push(line)
  if (lines.length <= maxLines) return lines
  return [...lines.slice(0, maxLines - 1), shorten(lines.slice(maxLines - 1).join(' '), fits)]
}

type TextBox = { width: number; size: number; maxLines?: number }

function breakWord(word: string, fits: (text: string) => boolean): string[] {
  if (word === '' || fits(word)) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

function shorten(text: string, fits: (text: string) => boolean): string {
  const letters = [...text]
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** The step at which labels below an axis do not touch each other: 1 shows all. */
export function labelStep(widths: readonly number[], available: number): number {
  if (widths.length === 0) return 1
  const slot = available / widths.length
  const widest = Math.max(...widths) + 14
  return Math.max(1, Math.ceil(widest / Math.max(slot, 0.1)))
}
