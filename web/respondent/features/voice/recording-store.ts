// Stores recordings on this device, chunk by chunk, until they are transcribed or discarded. Without IndexedDB they live as
// long as the page.
import { setStoredRecording } from './recording-flag.ts'

type StoredChunk = { type: string; bytes: ArrayBuffer }

/** Older recordings are deleted. */
const retentionMs = 7 * 24 * 60 * 60 * 1000
const objectStoreName = 'pieces'
const chunksBySession = new Map<string, Blob[]>()

/** Chunks of one session, by time. */
const sessionKeyRange = (sessionId: string) => IDBKeyRange.bound([sessionId], [sessionId, []])

export async function saveRecordingChunk(sessionId: string, piece: Blob): Promise<void> {
  chunksBySession.set(sessionId, [...(chunksBySession.get(sessionId) ?? []), piece])
  setStoredRecording(sessionId, true)
  const at = performance.timeOrigin + performance.now()
  const storedChunk: StoredChunk = { type: piece.type, bytes: await piece.arrayBuffer() }
  await withObjectStore('readwrite', (pieces) => pieces.put(storedChunk, [sessionId, at]))
}

/** All untranscribed chunks as one recording. */
export async function loadRecording(sessionId: string): Promise<Blob | undefined> {
  const pieces =
    chunksBySession.get(sessionId) ??
    (
      await withObjectStore(
        'readonly',
        (storedChunk) =>
          storedChunk.getAll(sessionKeyRange(sessionId)) as IDBRequest<StoredChunk[]>,
      )
    )?.map(({ type, bytes }) => new Blob([bytes], { type }))
  if (!pieces?.length) return undefined
  chunksBySession.set(sessionId, pieces)
  return new Blob(pieces, { type: pieces[0]!.type })
}

export async function discardRecording(sessionId: string): Promise<void> {
  chunksBySession.delete(sessionId)
  setStoredRecording(sessionId, false)
  await withObjectStore('readwrite', (pieces) => {
    const each = pieces.openKeyCursor()
    each.onsuccess = () => {
      const cursor = each.result
      if (!cursor) return
      const [owner, at] = cursor.key as [string, number]
      if (owner === sessionId || at < Date.now() - retentionMs) pieces.delete(cursor.key)
      cursor.continue()
    }
    return each
  })
}

/** Undefined where IndexedDB is unavailable. */
function withObjectStore<T>(
  mode: IDBTransactionMode,
  work: (pieces: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const fail = () => resolve(undefined)
    try {
      const opening = indexedDB.open('prosa-recordings', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore(objectStoreName)
      opening.onerror = fail
      opening.onsuccess = () => {
        const transaction = opening.result.transaction(objectStoreName, mode)
        const request = work(transaction.objectStore(objectStoreName))
        transaction.oncomplete = () => {
          opening.result.close()
          resolve(request.result)
        }
        transaction.onabort = fail
      }
    } catch {
      fail()
    }
  })
}
