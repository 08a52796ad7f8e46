import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Locale } from '#contract/languages.ts'
import type { Column } from './column.ts'
import { describeColumn } from './column-descriptions.ts'
import { reportDayColumns, surveyReportColumns } from './report-columns.ts'
import { respondentColumns } from './respondent-columns.ts'
import { responseColumns } from './response-columns.ts'
import { sessionColumns } from './session-columns.ts'

const columns: Pick<Column<never>, 'name' | 'type'>[] = [
  ...responseColumns,
  ...sessionColumns,
  ...surveyReportColumns,
  ...reportDayColumns,
]

test.each(Locale.options)('every column is described in %s', (language) => {
  for (const { name } of columns) expect(describeColumn(name, language)).not.toBe('')
})

test('docs/exports.md has every column with its type and meaning', () => {
  const page = readFileSync('docs/exports.md', 'utf8')
  for (const { name, type } of columns)
    expect(page).toContain(`| \`${name}\` | ${type} | ${describeColumn(name, 'en')} |`)
})

test('who answered has a name, a reference and every field', () => {
  const fields = [
    { name: 'Company', value: 'Souza & Lima' },
    { name: 'Name', value: 'Ana' },
  ]
  const cells = (row: Parameters<(typeof respondentColumns)[0]['read']>[0]) =>
    respondentColumns.map(({ read }) => read(row))
  const asked = ['Company: Souza & Lima', 'Name: Ana']
  expect(cells({ respondent: { name: '', reference: '', fields } })).toEqual(['Ana', null, asked])
  expect(cells({ respondent: { name: 'Ana S.', reference: 'C-1', fields: [] } })).toEqual([
    'Ana S.',
    'C-1',
    [],
  ])
  expect(cells({})).toEqual([null, null, []])
})
