// Nothing is read aloud while somebody speaks.
let isSpeaking = false

export const doesSomebodySpeak = () => isSpeaking

export function noteSpeaking(speaking: boolean): void {
  isSpeaking = speaking
  if (speaking) window.speechSynthesis?.cancel()
}
