import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { decodeCsv, readPeople } from './people-list.ts'

const peopleOf = (text: string) =>
  readPeople(text).people.map(({ name, reference }) => [name, reference])

describe('a list of people', () => {
  test.each([
    ['commas', 'Ana Souza,C-1\nRui Costa,C-2'],
    ['semicolons', 'Ana Souza;C-1\r\nRui Costa;C-2\r\n'],
    ['tabs', 'Ana Souza\tC-1\nRui Costa\tC-2\n\n'],
    ['a byte order mark and a heading', '\uFEFFName;Reference\nAna Souza;C-1\nRui Costa;C-2'],
    ['a heading in another order', 'Código,Cidade,Nome\nC-1,Recife,Ana Souza\nC-2,Natal,Rui Costa'],
    ['quotes', '"Ana Souza","C-1"\n" Rui\nCosta ",C-2'],
  ])('with %s is read', (_, text) =>
    expect(peopleOf(text)).toEqual([
      ['Ana Souza', 'C-1'],
      ['Rui Costa', 'C-2'],
    ]),
  )
  test('may have names alone, with commas in quotes, and an Arabic heading', () => {
    expect(peopleOf('Ana\nRui')).toEqual([
      ['Ana', ''],
      ['Rui', ''],
    ])
    expect(peopleOf('"Souza, Ana"')).toEqual([['Souza, Ana', '']])
    expect(peopleOf('"a ""b"" c";1')).toEqual([['a "b" c', '1']])
    expect(peopleOf('المرجع;الاسم\n٧;ليلى')).toEqual([['ليلى', '٧']])
    expect(peopleOf('')).toEqual([])
  })
  test('names the line of each problem, as an editor counts lines', () => {
    const long = 'a'.repeat(limits.invitations.nameLength + 1)
    const text = `Name;Reference\n"Ana\nSouza";C-1\n\n;\nRui;C-1\n${long};C-3\n"open;C-4`
    expect(readPeople(text)).toEqual({
      people: [{ name: 'Ana Souza', reference: 'C-1', line: 2 }],
      problems: [
        { kind: 'repeated', line: 6, reference: 'C-1', firstLine: 2 },
        { kind: 'long', line: 7, length: long.length },
        { kind: 'quote', line: 8 },
      ],
      left: 0,
    })
    expect(readPeople('Name;Place\n;Recife').problems).toEqual([{ kind: 'empty', line: 2 }])
  })
  test('ends at what one request takes', () => {
    const { max } = limits.invitations
    const { people, left } = readPeople(
      Array.from({ length: max + 3 }, (_, n) => `P;${n}`).join('\n'),
    )
    expect([people.length, left]).toEqual([max, 3])
  })
})

test('a file is decoded, also from the code pages of spreadsheets', () => {
  const bytes = (...codes: number[]) => new Uint8Array(codes).buffer
  expect(decodeCsv(new TextEncoder().encode('João').buffer, 'pt-br')).toBe('João')
  expect(decodeCsv(bytes(0x4a, 0x6f, 0xe3, 0x6f), 'pt-br')).toBe('João')
  expect(decodeCsv(bytes(0xe1, 0xed, 0xe1, 0xec), 'ar')).toBe('ليلى')
  expect(decodeCsv(bytes(0xff, 0xfe, 0x4a, 0x00), 'en')).toBe('J')
})
