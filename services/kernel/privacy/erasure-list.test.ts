import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StartupError } from '../lifecycle/startup-error.ts'
import { erasureListPath, openErasureList } from './erasure-list.ts'

const at = '2026-11-23T10:00:00.000Z'

async function temporaryList() {
  const dir = await mkdtemp(join(tmpdir(), 'prosa-erasures-'))
  const file = erasureListPath(dir)
  return {
    file,
    list: openErasureList(file),
    [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }),
  }
}

test('erasures of several processes are read back, the first of each subject', async () => {
  await using folder = await temporaryList()
  const other = openErasureList(folder.file)
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 ? other : folder.list).add([{ subject: `s${index}`, at, reason: 'respondent' }]),
    ),
  )
  await folder.list.add([{ subject: 's1', at: '2026-11-24T10:00:00.000Z' }])
  const found = await other.read()
  expect(found.size).toBe(50)
  expect(found.get('s1')).toEqual({ subject: 's1', at, reason: 'respondent' })
})

test('without a file it is empty', async () => {
  await using folder = await temporaryList()
  expect((await folder.list.read()).size).toBe(0)
})

test('a line that a crash cut off is removed; the next one is readable', async () => {
  await using folder = await temporaryList()
  await folder.list.add([{ subject: 'whole', at }])
  await appendFile(folder.file, '{"at":"2026-11-2')
  expect([...(await folder.list.read()).keys()]).toEqual(['whole'])
  await folder.list.add([{ subject: 'next', at }])
  expect([...(await folder.list.read()).keys()]).toEqual(['whole', 'next'])
})

test.each([
  ['another subject', (line: string) => line.replace('gone', 'kept')],
  ['no checksum', (line: string) => line.replace(/"checksum":"\w+",/, '')],
  ['no JSON', () => 'gone'],
])('a changed line is refused: %s', async (_, change) => {
  await using folder = await temporaryList()
  await folder.list.add([{ subject: 'gone', at }])
  await writeFile(folder.file, `${change((await readFile(folder.file, 'utf8')).trim())}\n`)
  await expect(folder.list.read()).rejects.toThrow(StartupError)
})
