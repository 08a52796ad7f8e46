// Voice input from the consent to the transcript, without a user interface.
import { createStore } from 'zustand/vanilla'
import { ApiError } from '../../conversation/api.ts'
import { createDeviceStorage } from '../../conversation/conversation-storage.ts'
import type { TextKey, Texts } from '../../texts.tsx'
import { microphoneFailureText, transcriptionFailure } from './voice-errors.ts'
import { discardRecording, saveRecordingChunk, loadRecording } from './recording-store.ts'
import { setRecordingActive } from './recording-state.ts'
import { canRecord, isMicrophoneBlocked, startRecording, type Recorder } from './recorder.ts'
import { giveAudioConsent, transcribeRecording } from './transcribe.ts'

type VoiceState =
  | { at: 'looking' | 'asking' | 'opening' | 'recording' | 'transcribing' | 'kept' }
  | { at: 'failed'; text: TextKey; canRetry: boolean; hasSound: boolean }

type VoiceListener = {
  onLevel: (level: number) => void
  onText: (text: string) => void
  onClose: () => void
}

export type VoiceSession = ReturnType<typeof openVoiceSession>

const consentStorage = createDeviceStorage()
const consentKey = (sessionId: string) => `prosa:agreed:${sessionId}`

type VoiceSessionOptions = {
  sessionId: string
  language?: Texts['lang'] | undefined
  /** Storage name of the recording. */
  recordingKey?: string | undefined
}

export function openVoiceSession({
  sessionId,
  language,
  recordingKey = sessionId,
}: VoiceSessionOptions) {
  const store = createStore<VoiceState>()(() => ({ at: 'looking' }))
  let activeListener: VoiceListener | undefined
  let recorder: Recorder | undefined
  let isCancelled = false
  let isDisposed = false
  const setState = (stage: VoiceState) => {
    if (!isDisposed) store.setState(stage, true)
  }
  const fail = (text: TextKey, canRetry: boolean, hasSound: boolean) =>
    setState({ at: 'failed', text, canRetry, hasSound })
  const close = () => {
    void discardRecording(recordingKey)
    activeListener?.onClose()
  }

  async function transcribe(): Promise<void> {
    setState({ at: 'transcribing' })
    const recording = await loadRecording(recordingKey)
    if (!recording) return fail('recordingFailed', true, false)
    try {
      const text = await withConsent(sessionId, () =>
        transcribeRecording(recording, sessionId, language),
      )
      if (isDisposed) return
      close()
      activeListener?.onText(text)
    } catch (error) {
      const { text, canRetry, isOffline } = transcriptionFailure(error)
      fail(text, canRetry, true)
      if (isOffline) addEventListener('online', retryTranscription, { once: true })
    }
  }
  const retryTranscription = () =>
    void (!isDisposed && store.getState().at === 'failed' && transcribe())

  async function start(): Promise<void> {
    if (!canRecord()) return fail('cannotRecord', false, false)
    setState({ at: 'opening' })
    await discardRecording(recordingKey)
    const pendingWrites: Promise<void>[] = []
    const onEnd = async (failure: unknown) => {
      setRecordingActive(false)
      await Promise.all(pendingWrites)
      if (isCancelled) close()
      else if (failure) fail('recordingFailed', true, true)
      else if (!isDisposed) await transcribe()
    }
    try {
      const onChunk = (piece: Blob) =>
        void pendingWrites.push(saveRecordingChunk(recordingKey, piece))
      recorder = await startRecording({
        onChunk,
        onEnd,
        onLevel: (level) => activeListener?.onLevel(level),
      })
      if (isDisposed) return recorder.stop()
      setRecordingActive(true)
      setState({ at: 'recording' })
    } catch (error) {
      fail(microphoneFailureText(error, isMicrophoneBlocked()), !isMicrophoneBlocked(), false)
    }
  }

  return {
    store,
    /** Callbacks; may change during a recording. */
    setListener: (listener: VoiceListener) => void (activeListener = listener),
    /** The first step: a stored recording, the microphone, or a question to the respondent. */
    async begin(): Promise<void> {
      if (await loadRecording(recordingKey)) setState({ at: 'kept' })
      else if (consentStorage.getItem(consentKey(sessionId))) await start()
      else setState({ at: 'asking' })
    },
    giveConsent() {
      consentStorage.setItem(consentKey(sessionId), '1')
      // If this call fails, the consent is sent again with the recording.
      giveAudioConsent(sessionId).catch(() => {})
      void start()
    },
    start: () => void start(),
    transcribe: () => void transcribe(),
    close,
    stop: () => recorder?.stop(),
    cancel() {
      isCancelled = true
      recorder?.stop()
    },
    /** The recording so far stays on the device and is offered again. */
    dispose() {
      isDisposed = true
      recorder?.stop()
    },
  }
}

/** The server may not have the consent yet. */
async function withConsent<T>(sessionId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'audio/consent-missing') throw error
    await giveAudioConsent(sessionId)
    return work()
  }
}
