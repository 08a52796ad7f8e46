import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assertDataDirectoryUsable } from './data-directory-check.ts'
import { StartupError } from './startup-error.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prosa-data-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const at = (...names: string[]) => join(folder, ...names)
async function refusalOf(dataDir: string, timeoutMs?: number): Promise<string> {
  const error: unknown = await assertDataDirectoryUsable(dataDir, timeoutMs).catch(
    (refused: unknown) => refused,
  )
  expect(error).toBeInstanceOf(StartupError)
  return (error as StartupError).message
}

test('a directory is created, and nothing is left in it', async () => {
  const dataDir = at('deep', 'down')
  await assertDataDirectoryUsable(dataDir)
  expect(await readdir(dataDir)).toEqual([])
  await assertDataDirectoryUsable(dataDir)
})

describe.runIf(process.platform === 'linux')('a data directory is refused', () => {
  test('that is a file, or below one', async () => {
    await writeFile(at('file'), '')
    expect(await refusalOf(at('file'))).toMatch(/cannot be written \(it is a file\)/)
    expect(await refusalOf(at('file', 'below'))).toMatch(/file is no directory/)
  })
  test('that is a loop of links, or a file system that takes no files', async () => {
    await symlink('loop', at('loop'))
    expect(await refusalOf(at('loop'))).toMatch(/ELOOP/)
    expect(await refusalOf('/proc/prosa')).toMatch(/cannot be written/)
  })
  test.runIf(process.getuid?.() !== 0)('that this user may not write', async () => {
    await mkdir(at('private'), { mode: 0o500 })
    expect(await refusalOf(at('private'))).toMatch(/EACCES/)
  })
  test('with a pipe in the place of a file, whose opening would never return', async () => {
    for (const names of [['master.key'], ['postgres.password'], ['postgres', 'postmaster.pid']]) {
      const dataDir = at(`pipe-${names.at(-1)}`)
      await mkdir(join(dataDir, 'postgres'), { recursive: true })
      execFileSync('mkfifo', [join(dataDir, ...names)])
      expect(await refusalOf(dataDir)).toMatch(/is a pipe or a device/)
    }
  })
  test('that does not answer in time', async () =>
    expect(await refusalOf(at('slow'), 1)).toMatch(/does not answer within 0.001 s/))
})
