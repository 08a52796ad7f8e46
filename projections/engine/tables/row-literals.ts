// Rows as one value: an array of the table's row type, as text. It is shorter than JSON, and takes Postgres half the time to read.
import type { Row } from '../projection.ts'
import { sanitizeJson } from './sanitize.ts'
import type { Column, Table } from './table.ts'

/** Rows in the order of the table's columns. Those of rollups have no position. */
export function rowsLiteral({ columns, hasPosition }: Table, rows: readonly Row[]): string {
  let literal = ''
  for (const row of rows) {
    let fields = ''
    for (const { name, type } of columns) fields += `,${fieldOf(type, row[name])}`
    if (hasPosition) fields += `,${fieldOf('text', row['position'])}`
    literal += `,"(${fields.slice(1)})"`
  }
  return `{${literal.slice(1)}}`
}

/** SQL of the rows in a parameter, as a table with the columns of `table`. The type is looked up when the plan is made. */
export const rowsOfLiteral = ({ sql }: Table, parameter: string) =>
  `unnest(${parameter}::text::${sql}[])`

/** An empty field is null. As in JSON, numbers that are not finite are null. */
function fieldOf(type: Column['type'], value: unknown): string {
  if (value === null || value === undefined) return ''
  if (type === 'jsonb') return quote(sanitizeJson(JSON.stringify(value)))
  if (typeof value === 'string') return quote(value.toWellFormed())
  if (typeof value === 'number' && !Number.isFinite(value)) return ''
  return String(value)
}

const plainText = /^[\w.:+-]+$/
const specialCharacters = /["\\\0]/
/** Escaped twice: a text is in a field of a row, which is in an array. */
const escapes: Readonly<Record<string, string>> = {
  '"': '\\\\\\"',
  '\\': '\\\\\\\\',
  '\0': '\uFFFD',
}

function quote(text: string): string {
  if (plainText.test(text)) return text
  const escaped = specialCharacters.test(text)
    ? text.replaceAll(/["\\\0]/g, (character) => escapes[character]!)
    : text
  return `\\"${escaped}\\"`
}
