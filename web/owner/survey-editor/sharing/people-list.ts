// The people that personal links are for, from pasted text or a CSV file.
import { limits } from '#contract/limits.ts'

export type Person = { name: string; reference: string }

export type PeopleProblem =
  | { kind: 'empty' | 'quote'; line: number }
  | { kind: 'long'; line: number; length: number }
  /** The line repeats the reference of an earlier line: the person would get two links. */
  | { kind: 'repeated'; line: number; reference: string; firstLine: number }

export type PeopleList = {
  people: (Person & { line: number })[]
  problems: PeopleProblem[]
  /** Lines after the last that one request takes. */
  left: number
}

type CsvRecord = { line: number; cells: string[]; isOpen: boolean }

const separators = [';', '\t', ','] as const

/** Words of a heading in the languages of the interface. */
const nameHeadings = new Set([
  'name',
  'nome',
  'nombre',
  'full name',
  'nome completo',
  'الاسم',
  'اسم',
])
const referenceHeadings = new Set([
  ...['reference', 'ref', 'id', 'code', 'customer', 'e-mail', 'email'],
  ...['referência', 'referencia', 'código', 'codigo', 'cliente', 'matrícula'],
  ...['المرجع', 'مرجع', 'الرقم', 'رقم'],
])

/**
 * One person a line: name, then reference, in columns of a heading that names them. Separated by semicolons, tabs or commas,
 * whichever the first line has; cells may be quoted, with line breaks and doubled quotes in them.
 */
export function readPeople(text: string): PeopleList {
  const records = recordsOf(text).filter(({ cells }) => cells.some((cell) => cell !== ''))
  const columns = columnsOf(records[0]?.cells ?? [])
  const rows = columns ? records.slice(1) : records
  const { name, reference } = columns ?? { name: 0, reference: 1 }
  const list: PeopleList = { people: [], problems: [], left: 0 }
  const firstLines = new Map<string, number>()
  for (const { line, cells, isOpen } of rows) {
    const person = { name: cells[name] ?? '', reference: cells[reference] ?? '' }
    const problem = problemOf(person, line, isOpen, firstLines)
    if (problem) list.problems.push(problem)
    else if (list.people.length === limits.invitations.max) list.left += 1
    else list.people.push({ ...person, line })
  }
  return list
}

function problemOf(
  { name, reference }: Person,
  line: number,
  isOpen: boolean,
  firstLines: Map<string, number>,
): PeopleProblem | undefined {
  if (isOpen) return { kind: 'quote', line }
  if (name === '' && reference === '') return { kind: 'empty', line }
  const length = Math.max(name.length, reference.length)
  if (length > limits.invitations.nameLength) return { kind: 'long', line, length }
  if (reference === '') return undefined
  const firstLine = firstLines.get(reference)
  if (firstLine !== undefined) return { kind: 'repeated', line, reference, firstLine }
  firstLines.set(reference, line)
  return undefined
}

/** Columns of a heading; undefined if the first line is a person already. */
function columnsOf(cells: readonly string[]): { name: number; reference: number } | undefined {
  const heads = cells.map((cell) => cell.toLowerCase())
  const name = heads.findIndex((head) => nameHeadings.has(head))
  const reference = heads.findIndex((head) => referenceHeadings.has(head))
  return name < 0 && reference < 0 ? undefined : { name, reference }
}

/** RFC 4180, with any of the separators; `line` is where the record begins. */
function recordsOf(text: string): CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(source)
  const records: CsvRecord[] = []
  let [line, at] = [1, 0]
  while (at < source.length) {
    const record: CsvRecord = { line, cells: [], isOpen: false }
    for (;;) {
      const cell = readCell(source, at, separator)
      record.cells.push(cleanCell(cell.text))
      record.isOpen ||= cell.isOpen
      line += cell.breaks
      at = cell.end
      if (source[at] !== separator) break
      at += 1
    }
    if (source[at] === '\r') at += 1
    if (source[at] === '\n') at += 1
    line += 1
    records.push(record)
  }
  return records
}

type Cell = { text: string; end: number; breaks: number; isOpen: boolean }

/** A quote only counts at the beginning of a cell. */
function readCell(source: string, from: number, separator: string): Cell {
  const quoted = /"((?:[^"]|"")*)("?)/y
  quoted.lastIndex = from
  const found = quoted.exec(source)
  const restEnd = (start: number) => {
    let at = start
    while (at < source.length && source[at] !== separator && !/[\r\n]/.test(source[at]!)) at += 1
    return at
  }
  if (!found) {
    const end = restEnd(from)
    return { text: source.slice(from, end), end, breaks: 0, isOpen: false }
  }
  const [, inside = '', close] = found
  const end = restEnd(quoted.lastIndex)
  const text = inside.replaceAll('""', '"') + source.slice(quoted.lastIndex, end)
  return { text, end, breaks: inside.split('\n').length - 1, isOpen: close === '' }
}

/** The separator that the first line has most of; a semicolon in a tie. */
function separatorOf(source: string): string {
  const [first = ''] = source.split(/\r?\n/, 1)
  const counts = separators.map((separator) => first.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))]!
}

/** In one line, without characters that nobody sees. */
const cleanCell = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** UTF-8, UTF-16 with a mark, or else the code page that spreadsheets of the language use. */
export function decodeCsv(bytes: ArrayBuffer, language: string): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const codePage = language === 'ar' ? 'windows-1256' : 'windows-1252'
    return new TextDecoder(codePage).decode(bytes)
  }
}
