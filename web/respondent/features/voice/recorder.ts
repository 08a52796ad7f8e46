import { selectFormat, soundLevel } from './audio-format.ts'

export type Recorder = {
  /** Stops; `onEnd` follows. */
  stop: () => void
}

type RecorderCallbacks = {
  /** Called with each chunk, once a second. */
  onChunk: (piece: Blob) => void
  onLevel: (level: number) => void
  /** Stopped, by the respondent or because the microphone is gone. */
  onEnd: (failure?: unknown) => void
}

const audioConstraints = { echoCancellation: true, noiseSuppression: true, sampleRate: 44_100 }
/** Enough for speech, small enough for mobile networks. */
const audioBitsPerSecond = 24_000
const chunkMs = 1_000

export const canRecord = () =>
  Boolean(navigator.mediaDevices?.getUserMedia) && typeof MediaRecorder === 'function'

/** Whether the embedding page forbids the microphone, where the browser exposes it. */
export function isMicrophoneBlocked(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } }
  return parent !== window && featurePolicy?.allowsFeature('microphone') === false
}

/** Requests the microphone and records. Rejects as `getUserMedia` does. */
export async function startRecording({
  onChunk,
  onLevel,
  onEnd,
}: RecorderCallbacks): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: audioConstraints })
  const mimeType = selectFormat((format) => MediaRecorder.isTypeSupported(format))
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond, ...(mimeType && { mimeType }) })
  const stopLevelMeter = startLevelMeter(stream, onLevel)
  let failure: unknown
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) onChunk(data)
  }
  recorder.onerror = (event) => {
    failure = event
    stop()
  }
  recorder.onstop = () => {
    stopLevelMeter()
    for (const track of stream.getTracks()) track.stop()
    onEnd(failure)
  }
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  recorder.start(chunkMs)
  return { stop }
}

/** The level is optional. */
function startLevelMeter(stream: MediaStream, onLevel: (level: number) => void): () => void {
  try {
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 512
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Uint8Array(analyser.fftSize)
    let frame = 0
    const sampleLevel = () => {
      analyser.getByteTimeDomainData(samples)
      onLevel(soundLevel(samples))
      frame = requestAnimationFrame(sampleLevel)
    }
    sampleLevel()
    return () => {
      cancelAnimationFrame(frame)
      void context.close()
    }
  } catch {
    return () => {}
  }
}
