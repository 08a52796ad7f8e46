import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'
import { loadHelpLines, type HelpLines } from './help-lines.ts'

let builtIn: HelpLines
beforeAll(async () => {
  builtIn = await loadHelpLines(undefined)
})
const shown = (country: string | null) =>
  builtIn.linesFor(country).map((line) => `${line.number ?? line.url} ${line.for}`)

const british = ['116 123 talk', '999 emergency', '112 emergency']
const directory = 'https://findahelpline.com directory'

describe('the built-in lines', () => {
  test.each([
    [
      'BR',
      [
        '188 talk',
        '192 ambulance',
        '190 police',
        '180 violence-against-women',
        '100 child-protection',
      ],
    ],
    [
      'US',
      [
        '988 crisis',
        '911 emergency',
        '1 800 799 7233 violence-against-women',
        '1 800 422 4453 child-protection',
      ],
    ],
    ['CA', ['988 crisis', '911 emergency']],
    ['GB', [...british, '0808 2000 247 violence-against-women', '0808 800 5000 child-protection']],
    ['IE', [...british, '1800 341 900 violence-against-women']],
    ['AU', ['13 11 14 crisis', '000 emergency', '1800 737 732 violence-against-women']],
    ['LB', ['1564 talk', '140 ambulance', '112 police']],
    ['EG', ['123 ambulance', '15115 violence-against-women', '122 police', directory]],
    ['MA', ['15 ambulance', '19 police', '177 police', directory]],
    ['ES', ['024 crisis', '016 violence-against-women', '112 emergency']],
    ['PT', ['800 202 148 violence-against-women', '112 emergency', directory]],
    ['JP', [directory]],
    [null, [directory]],
  ])('of %s', (country, lines) => expect(shown(country)).toEqual(lines))

  test('of Lebanon have limited hours', () =>
    expect(builtIn.linesFor('LB')).toContainEqual(
      expect.objectContaining({ name: 'Embrace', limited_hours: true }),
    ))
  test('are outdated after a year', () => {
    expect(builtIn.outdated(new Date('2027-10-31'))).toEqual([])
    expect(builtIn.outdated(new Date('2027-11-02'))).toContainEqual({
      number: '188',
      checked: '2026-11',
    })
  })
})

describe('a file of the operator', () => {
  const load = async (text: string) => {
    const path = join(await mkdtemp(join(tmpdir(), 'prosa-help-')), 'lines.json')
    await writeFile(path, text)
    return loadHelpLines(path)
  }
  const line = { countries: ['JP'], for: 'talk', checked: '2026-10-01', source: 'Called.' }

  test('replaces all lines', async () => {
    const own = await load(JSON.stringify({ lines: [{ ...line, number: '00 11' }] }))
    expect(own.linesFor('JP')).toEqual([
      {
        ...{ name: '', number: '00 11', url: null, for: 'talk' },
        ...{ limited_hours: false, checked: '2026-10-01' },
      },
    ])
    expect(own.linesFor('BR')).toEqual([])
  })
  test.each([
    ['text', 'it is not JSON', 'lines:'],
    ['a line without a number', 'lines.0: needs a number or a url', { lines: [line] }],
    ['a number with letters', 'must be digits', { lines: [{ ...line, number: 'CALL' }] }],
    ['an unknown use', 'lines.0.for', { lines: [{ ...line, number: '1', for: 'chat' }] }],
    ['no date', 'lines.0.checked', { lines: [{ ...line, number: '123', checked: 'May' }] }],
  ])('with %s is refused at the start', async (_, message, content) => {
    const refused = load(typeof content === 'string' ? content : JSON.stringify(content))
    await expect(refused).rejects.toThrow(StartupError)
    await expect(refused).rejects.toThrow(message)
  })
  test('that is missing is refused at the start', async () =>
    expect(loadHelpLines('/no/such/file.json')).rejects.toThrow('/no/such/file.json'))
})
