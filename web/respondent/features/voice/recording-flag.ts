// Flag that this device has an untranscribed recording, readable before the recorder is loaded.
import { createDeviceStorage } from '../../conversation/conversation-storage.ts'

const store = createDeviceStorage()
const flagKey = (sessionId: string) => `prosa:recording:${sessionId}`

export const hasStoredRecording = (sessionId: string): boolean =>
  store.getItem(flagKey(sessionId)) !== null

export function setStoredRecording(sessionId: string, isStored: boolean): void {
  if (isStored) store.setItem(flagKey(sessionId), '1')
  else store.removeItem(flagKey(sessionId))
}
