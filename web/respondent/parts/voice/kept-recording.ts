// Tells the page, before anything that records is loaded, that this device holds a recording nobody has heard yet.
import { deviceStore } from '../../conversation/memory.ts'

const store = deviceStore()
const nameOf = (sessionId: string) => `prosa:recording:${sessionId}`

export const isRecordingKept = (sessionId: string): boolean =>
  store.getItem(nameOf(sessionId)) !== null

export function noteRecordingKept(sessionId: string, isKept: boolean): void {
  if (isKept) store.setItem(nameOf(sessionId), '1')
  else store.removeItem(nameOf(sessionId))
}
