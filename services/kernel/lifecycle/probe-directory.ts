// Started as a process of its own, which may hang and be killed: `node probe-directory.ts DIRECTORY`. Creates the directory,
// writes a file, and exits with 0; else prints the error's code, and its path, as JSON.
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const directory = resolve(process.argv[2]!)
const probe = join(directory, `.probe-${randomUUID()}`)

try {
  createDirectory(directory)
  writeDurably(probe)
  rmSync(probe)
  const special = [directory, join(directory, 'postgres')].flatMap(findSpecialFile)
  if (special[0]) report('special', special[0])
} catch (error) {
  const { code = 'unknown', path = directory } = error as NodeJS.ErrnoException
  try {
    rmSync(probe, { force: true })
  } catch {
    // The first error is the reason.
  }
  report(code, path)
}

/** Not `recursive`, which never returns where a file system refuses with ENOENT, such as /proc. */
function createDirectory(place: string): void {
  const found = statSync(place, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  if (!found) createDirectory(dirname(place))
  mkdirSync(place)
}

/** As the master key and the database are written. */
function writeDurably(file: string): void {
  const descriptor = openSync(file, 'wx', 0o600)
  try {
    writeSync(descriptor, Buffer.alloc(8192))
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** A pipe or a device, whose opening would wait for another process. */
function findSpecialFile(place: string): string[] {
  try {
    const entries = readdirSync(place, { withFileTypes: true })
    const special = entries.filter((entry) => entry.isFIFO() || entry.isCharacterDevice())
    return special.map(({ name }) => join(place, name))
  } catch {
    // It does not exist yet, or only the database's user may read it.
    return []
  }
}

function report(code: string, path: string): void {
  process.stdout.write(JSON.stringify({ code, path }))
  process.exitCode = 1
}
