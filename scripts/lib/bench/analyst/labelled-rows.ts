// Streams labelled rows of a CSV file (RFC 4180).
import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'

export type LabelledRow = { text: string; label: string; lang: string }

/** Columns may have any case and order; `lang` is optional. Unreadable rows have an empty text. Throws without text or label column. */
export async function* labelledRows(path: string): AsyncIterable<LabelledRow> {
  const parser = createReadStream(path).pipe(
    parse({
      bom: true,
      columns: (names: string[]) => mapColumnNames(names, path),
      // Bounds the damage of an unclosed quote.
      max_record_size: 200_000,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
    }),
  )
  let unreadable = 0
  parser.on('skip', () => (unreadable += 1))
  for await (const { text = '', label = '', lang = '' } of parser) yield { text, label, lang }
  for (let row = 0; row < unreadable; row++) yield { text: '', label: '', lang: '' }
}

const columns: Record<string, string[]> = {
  text: ['text', 'sentence', 'review', 'content'],
  label: ['label', 'sentiment', 'class', 'polarity'],
  lang: ['lang', 'language'],
}

function mapColumnNames(names: readonly string[], path: string): string[] {
  const found = names.map((name) => {
    const plain = name.trim().toLowerCase()
    return Object.keys(columns).find((column) => columns[column]?.includes(plain)) ?? plain
  })
  for (const needed of ['text', 'label'])
    if (!found.includes(needed))
      throw new Error(`${path} has no column "${needed}": its first line must name text and label.`)
  return found
}
