// Files of exports in the data directory, sealed with two keys: that of the owner, so that none outlives the account, and one
// of its own, so that a copy in a backup cannot be read once the file is removed.
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Keys } from '#kernel/privacy/keys.ts'
import {
  sealedChunkLength,
  sealedHeaderLength,
  sealStream,
  unsealStream,
  type StreamKeys,
} from '#kernel/privacy/sealed-stream.ts'

/** The file of one run of an export. */
export type ExportFile = { exportId: string; run: number; ownerId: string }

export type ExportFiles = {
  /** Writes and syncs. Throws where a key was destroyed. */
  write: (file: ExportFile, content: AsyncIterable<string | Uint8Array>) => Promise<number>
  /** Its content; undefined where the file or one of its keys is gone. */
  read: (file: ExportFile) => Promise<AsyncGenerator<Buffer> | undefined>
  remove: (file: ExportFile) => Promise<void>
  /** Removes all files of an export, and destroys its key. */
  destroy: (exportId: string) => Promise<void>
  /** Removes the files that are not in `stored`: what killed processes left behind. */
  sweep: (stored: ReadonlySet<string>) => Promise<void>
}

const nameOf = ({ exportId, run }: Pick<ExportFile, 'exportId' | 'run'>) => `${exportId}.${run}`

export function openExportFiles(
  dataDir: string,
  keys: Pick<Keys, 'getOrCreate' | 'load' | 'destroy'>,
): ExportFiles {
  const directory = join(dataDir, 'exports')
  const pathOf = (file: ExportFile) => join(directory, nameOf(file))
  const removeWhere = async (isMatch: (name: string) => boolean) => {
    const names = await readdir(directory).catch(() => [])
    for (const name of names.filter(isMatch)) await rm(join(directory, name), { force: true })
  }

  return {
    async write(file, content) {
      const { ownerId, exportId } = file
      const found = await Promise.all([keys.getOrCreate(ownerId), keys.getOrCreate(exportId)])
      const both = found.filter((key) => key !== undefined)
      if (both.length < found.length) throw new Error('A key of the export was destroyed.')
      await mkdir(directory, { recursive: true, mode: 0o700 })
      return writeFile(pathOf(file), sealedBytes(content, { keys: both, place: nameOf(file) }))
    },
    async read(file) {
      const { ownerId, exportId } = file
      const loaded = await keys.load([ownerId, exportId])
      const both = [loaded.get(ownerId), loaded.get(exportId)].filter((key) => key !== undefined)
      if (both.length < 2) return undefined
      const found = await stat(pathOf(file)).catch(() => undefined)
      return found && readFile(pathOf(file), found.size, { keys: both, place: nameOf(file) })
    },
    remove: (file) => rm(pathOf(file), { force: true }),
    async destroy(exportId) {
      await keys.destroy(exportId)
      await removeWhere((name) => name.startsWith(`${exportId}.`))
    },
    sweep: (stored) => removeWhere((name) => !stored.has(name)),
  }
}

type SealedBytes = { chunks: AsyncIterable<Buffer>; plainLength: () => number }

function sealedBytes(content: AsyncIterable<string | Uint8Array>, of: StreamKeys): SealedBytes {
  let length = 0
  async function* counted() {
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      length += bytes.length
      yield bytes
    }
  }
  return { chunks: sealStream(counted(), of), plainLength: () => length }
}

async function writeFile(path: string, { chunks, plainLength }: SealedBytes): Promise<number> {
  const handle = await open(path, 'w', 0o600)
  try {
    for await (const chunk of chunks) await handle.writeFile(chunk)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return plainLength()
}

/** Opened with the first chunk that is read. */
async function* readFile(path: string, size: number, of: StreamKeys) {
  const handle = await open(path, 'r')
  try {
    const header = await readAt(handle, 0, sealedHeaderLength)
    yield* unsealStream(header, chunksOf(handle, size), of)
  } finally {
    await handle.close()
  }
}

async function* chunksOf(handle: FileHandle, size: number) {
  for (let at = sealedHeaderLength; at < size; at += sealedChunkLength) {
    const length = Math.min(sealedChunkLength, size - at)
    yield { sealed: await readAt(handle, at, length), isLast: at + length === size }
  }
}

async function readAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}
