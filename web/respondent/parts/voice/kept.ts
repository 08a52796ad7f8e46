// Recordings on this device, piece by piece as they are spoken, until they are text or thrown away. Where the browser
// keeps nothing, they live as long as the page.
import { noteRecordingKept } from './kept-recording.ts'

type Piece = { type: string; bytes: ArrayBuffer }

/** Nobody comes back for what is older. */
const keptMs = 7 * 24 * 60 * 60 * 1000
const store = 'pieces'
const held = new Map<string, Blob[]>()

/** Of one session: pieces by the time at which they were spoken. */
const allOf = (sessionId: string) => IDBKeyRange.bound([sessionId], [sessionId, []])

export async function keepPiece(sessionId: string, piece: Blob): Promise<void> {
  held.set(sessionId, [...(held.get(sessionId) ?? []), piece])
  noteRecordingKept(sessionId, true)
  const at = performance.timeOrigin + performance.now()
  const kept: Piece = { type: piece.type, bytes: await piece.arrayBuffer() }
  await use('readwrite', (pieces) => pieces.put(kept, [sessionId, at]))
}

/** Everything that waits to be heard, as one recording. */
export async function keptRecording(sessionId: string): Promise<Blob | undefined> {
  const pieces =
    held.get(sessionId) ??
    (await use('readonly', (kept) => kept.getAll(allOf(sessionId)) as IDBRequest<Piece[]>))?.map(
      ({ type, bytes }) => new Blob([bytes], { type }),
    )
  if (!pieces?.length) return undefined
  held.set(sessionId, pieces)
  return new Blob(pieces, { type: pieces[0]!.type })
}

export async function discardRecording(sessionId: string): Promise<void> {
  held.delete(sessionId)
  noteRecordingKept(sessionId, false)
  await use('readwrite', (pieces) => {
    const each = pieces.openKeyCursor()
    each.onsuccess = () => {
      const cursor = each.result
      if (!cursor) return
      const [owner, at] = cursor.key as [string, number]
      if (owner === sessionId || at < Date.now() - keptMs) pieces.delete(cursor.key)
      cursor.continue()
    }
    return each
  })
}

/** Undefined where nothing can be kept. */
function use<T>(
  mode: IDBTransactionMode,
  work: (pieces: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const fail = () => resolve(undefined)
    try {
      const opening = indexedDB.open('prosa-recordings', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore(store)
      opening.onerror = fail
      opening.onsuccess = () => {
        const transaction = opening.result.transaction(store, mode)
        const request = work(transaction.objectStore(store))
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
