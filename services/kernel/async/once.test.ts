import { rm, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { once } from './once.ts'

test('calls share one run, also while it lasts', async () => {
  let runs = 0
  const { promise, resolve } = Promise.withResolvers<string>()
  const made = once(() => {
    runs++
    return promise
  })
  const calls = [made(), made()]
  resolve('made')
  expect(await Promise.all([...calls, made()])).toEqual(['made', 'made', 'made'])
  expect(runs).toBe(1)
})

test('a failure reaches all who wait for it, and the next call tries again', async () => {
  const outcomes = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let runs = 0
  const made = once(() => outcomes[runs++]!.promise)
  const calls = Promise.allSettled([made(), made()])
  outcomes[0]!.reject(new Error('no file'))
  expect(await calls).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  outcomes[1]!.resolve('made')
  expect(await made()).toBe('made')
  expect(await made()).toBe('made')
  expect(runs).toBe(2)
})

test('a module that could not be loaded is loaded once it can be', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prosa-once-'))
  try {
    const file = join(folder, 'late.mjs')
    const load = once(async () => (await import(pathToFileURL(file).href)) as { loaded: boolean })
    await expect(load()).rejects.toMatchObject({ code: 'ERR_MODULE_NOT_FOUND' })
    await writeFile(file, 'export const loaded = true')
    expect(await load()).toMatchObject({ loaded: true })
  } finally {
    await rm(folder, { recursive: true })
  }
})
