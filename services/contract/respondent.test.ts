import { expect, test } from 'vitest'
import { furtherFields, respondentName } from './respondent.ts'

const company = { name: 'Company', value: 'Souza & Lima' }
const of = (name: string, ...fields: { name: string; value: string }[]) => ({
  name,
  reference: '',
  fields,
})

test.each(['Name', ' nome completo', 'NOMBRE', 'الاسم'])('a field %s names the person', (name) => {
  const asked = of('', company, { name, value: 'Ana' })
  expect([respondentName(asked), furtherFields(asked)]).toEqual(['Ana', [company]])
})

test('the name of the link comes first, and another one that was given stays visible', () => {
  const given = { name: 'Name', value: 'Ana S.' }
  const both = of('Ana Souza', given)
  expect([respondentName(both), furtherFields(both)]).toEqual(['Ana Souza', [given]])
  expect(furtherFields(of('Ana S.', given))).toEqual([])
})

test('fields without a name name nobody', () => expect(respondentName(of('', company))).toBe(''))
