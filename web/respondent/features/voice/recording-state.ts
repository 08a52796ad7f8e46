// Whether a recording runs: nothing is read aloud then.
let isActive = false

export const isRecordingActive = () => isActive

export function setRecordingActive(speaking: boolean): void {
  isActive = speaking
  if (speaking) window.speechSynthesis?.cancel()
}
