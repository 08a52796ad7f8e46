// Nothing is read aloud while somebody speaks.
let isActive = false

export const isRecordingActive = () => isActive

export function setRecordingActive(speaking: boolean): void {
  isActive = speaking
  if (speaking) window.speechSynthesis?.cancel()
}
