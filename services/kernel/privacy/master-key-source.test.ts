import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runKeyCommand } from './key-command.ts'
import { openMasterKeySource, type MasterKeySettings } from './master-key-source.ts'
import { formatMasterKey, parseMasterKey, withNewVersion } from './master-key.ts'

const key = randomBytes(32).toString('base64')
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'prosa-key-source-'))
})
afterAll(() => rm(dir, { recursive: true }))

const openSource = (settings: MasterKeySettings) =>
  openMasterKeySource({ dataDir: join(dir, 'data'), ...settings })
const readKey = async (settings: MasterKeySettings) =>
  formatMasterKey(await openSource(settings).read(async () => false))
const node = (script: string, ...args: string[]) => [process.execPath, '-e', script, ...args]
const failureOf = (settings: MasterKeySettings): Promise<Error> =>
  readKey(settings).then(
    () => new Error('it did not fail'),
    (error: Error) => error,
  )

async function keyFile(name: string, mode: number): Promise<string> {
  const path = join(dir, name)
  await writeFile(path, `1:${key}\n`)
  await chmod(path, mode)
  return path
}

describe('a file of the operator', () => {
  test.each([0o600, 0o400, 0o440])('of mode %o is read', async (mode) => {
    const path = await keyFile(`read-${mode}`, mode)
    expect(await readKey({ masterKeyFile: path })).toBe(`1:${key}\n`)
  })

  test.each([0o644, 0o604, 0o620, 0o666])('of mode %o is refused', async (mode) => {
    const path = await keyFile(`refused-${mode}`, mode)
    const { name, message } = await failureOf({ masterKeyFile: path })
    expect([name, message]).toEqual(['StartupError', expect.stringContaining('(chmod 600)')])
    expect(message).not.toContain(key)
  })

  test('is never created', async () => {
    const path = join(dir, 'absent')
    expect((await failureOf({ masterKeyFile: path })).message).toBe(
      `The master key in ${path} cannot be read (ENOENT): check PROSA_MASTER_KEY_FILE.`,
    )
    await expect(stat(path)).rejects.toThrow('ENOENT')
  })

  test('is replaced whole, under the same name, link and mode', async () => {
    const path = await keyFile('replaced', 0o400)
    const link = join(dir, 'link')
    await symlink(path, link)
    const source = openSource({ masterKeyFile: link })
    const replaced = withNewVersion(await source.read(async () => true))
    await source.write!(replaced)
    expect(await readKey({ masterKeyFile: link })).toBe(formatMasterKey(replaced))
    expect(replaced).toMatchObject({ newest: 2 })
    expect(await readlink(link)).toBe(path)
    expect((await stat(path)).mode & 0o777).toBe(0o400)
    expect(await readFile(path, 'utf8')).toMatch(/^1:.{44}\n2:.{44}\n$/)
  })
})

test('the file of the data directory is closed to others', async () => {
  await readKey({})
  const path = join(dir, 'data', 'master.key')
  await chmod(path, 0o644)
  await readKey({})
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

describe('a command', () => {
  const print = (text: string) => node('process.stdout.write(process.argv[1])', text)

  test('prints the key', async () => {
    expect(await readKey({ masterKeyCommand: print(`2:${key}\n`) })).toBe(`2:${key}\n`)
  })

  test('runs without a shell', async () => {
    const words = node('console.log(process.argv.slice(1).join("|"))', '$(id)', '; id', '`id`')
    expect(await runKeyCommand(words)).toBe('$(id)|; id|`id`\n')
  })

  const secret = 'the-secret-output'
  const failures: [string, string[], string][] = [
    [
      'that fails',
      node(`console.log('${secret}'); console.error('${secret}'); process.exit(3)`),
      'failed with exit code 3',
    ],
    [
      'that prints no key',
      print(secret),
      'gave no master key. The master key is not 32 bytes in base64.',
    ],
    ['that prints nothing', node(''), 'printed nothing.'],
    [
      'that prints too much',
      node(`process.stdout.write('${secret}'.repeat(10000))`),
      'printed more than a master key.',
    ],
    ['that is not there', ['/nowhere/kms', secret], 'cannot be run (ENOENT)'],
  ]
  test.each(failures)('%s is a clear error without its output', async (_, command, reason) => {
    const error = await failureOf({ masterKeyCommand: command })
    expect(error.name).toBe('StartupError')
    expect(error.message).toContain(`PROSA_MASTER_KEY_COMMAND ${reason}`)
    expect(`${error.message} ${error.stack} ${String(error.cause)}`).not.toContain(secret)
  })

  test('has a time limit, also when its children hold the output open', async () => {
    const script = `require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)'], { stdio: 'inherit' }); setTimeout(() => {}, 20000)`
    await expect(runKeyCommand(node(script), 300)).rejects.toThrow(
      'PROSA_MASTER_KEY_COMMAND took more than 0.3 s.',
    )
  })
})

test('a version may not be given twice', () => {
  expect(() => parseMasterKey(`1:${key},1:${randomBytes(32).toString('base64')}`)).toThrow(
    'The master key has version 1 twice.',
  )
})
