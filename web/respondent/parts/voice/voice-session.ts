// From the first word about the microphone to the text of what was said, without a screen.
import { createStore } from 'zustand/vanilla'
import { CallFailed } from '../../conversation/api.ts'
import { deviceStore } from '../../conversation/memory.ts'
import type { WordKey, Words } from '../../words.tsx'
import { whyNoSound, whyNoText } from './failure.ts'
import { discardRecording, keepPiece, keptRecording } from './kept.ts'
import { noteSpeaking } from './quiet.ts'
import { canRecord, isMicrophoneBlocked, record, type Recorder } from './recorder.ts'
import { agree, textOf } from './transcribe.ts'

type Stage =
  | { at: 'looking' | 'asking' | 'opening' | 'recording' | 'transcribing' | 'kept' }
  | { at: 'failed'; text: WordKey; canRetry: boolean; hasSound: boolean }

type Told = {
  onLevel: (level: number) => void
  onText: (text: string) => void
  onClose: () => void
}

export type VoiceSession = ReturnType<typeof openVoice>

const agreements = deviceStore()
const nameOf = (sessionId: string) => `prosa:agreed:${sessionId}`

type Speaking = {
  sessionId: string
  language?: Words['lang'] | undefined
  /** Under which name a recording waits on this device. */
  keptAs?: string | undefined
}

export function openVoice({ sessionId, language, keptAs = sessionId }: Speaking) {
  const store = createStore<Stage>()(() => ({ at: 'looking' }))
  let told: Told | undefined
  let recorder: Recorder | undefined
  let isUnwanted = false
  let isLeft = false
  const show = (stage: Stage) => {
    if (!isLeft) store.setState(stage, true)
  }
  const fail = (text: WordKey, canRetry: boolean, hasSound: boolean) =>
    show({ at: 'failed', text, canRetry, hasSound })
  const close = () => {
    void discardRecording(keptAs)
    told?.onClose()
  }

  async function hear(): Promise<void> {
    show({ at: 'transcribing' })
    const recording = await keptRecording(keptAs)
    if (!recording) return fail('recordingFailed', true, false)
    try {
      const text = await agreeing(sessionId, () => textOf(recording, sessionId, language))
      if (isLeft) return
      close()
      told?.onText(text)
    } catch (error) {
      const { text, canRetry, isOffline } = whyNoText(error)
      fail(text, canRetry, true)
      if (isOffline) addEventListener('online', hearAgain, { once: true })
    }
  }
  const hearAgain = () => void (!isLeft && store.getState().at === 'failed' && hear())

  async function start(): Promise<void> {
    if (!canRecord()) return fail('cannotRecord', false, false)
    show({ at: 'opening' })
    await discardRecording(keptAs)
    const pieces: Promise<void>[] = []
    const onEnd = async (failure: unknown) => {
      noteSpeaking(false)
      await Promise.all(pieces)
      if (isUnwanted) close()
      else if (failure) fail('recordingFailed', true, true)
      else if (!isLeft) await hear()
    }
    try {
      const onPiece = (piece: Blob) => void pieces.push(keepPiece(keptAs, piece))
      recorder = await record({ onPiece, onEnd, onLevel: (level) => told?.onLevel(level) })
      if (isLeft) return recorder.stop()
      noteSpeaking(true)
      show({ at: 'recording' })
    } catch (error) {
      fail(whyNoSound(error, isMicrophoneBlocked()), !isMicrophoneBlocked(), false)
    }
  }

  return {
    store,
    /** Who hears of it. They may change while somebody speaks. */
    tell: (listener: Told) => void (told = listener),
    /** What is to be done first: with what is kept, with the microphone, or with a question to the person. */
    async look(): Promise<void> {
      if (await keptRecording(keptAs)) show({ at: 'kept' })
      else if (agreements.getItem(nameOf(sessionId))) await start()
      else show({ at: 'asking' })
    },
    agree() {
      agreements.setItem(nameOf(sessionId), '1')
      // Should it not arrive, it is told again with the recording.
      agree(sessionId).catch(() => {})
      void start()
    },
    start: () => void start(),
    hear: () => void hear(),
    close,
    done: () => recorder?.stop(),
    cancel() {
      isUnwanted = true
      recorder?.stop()
    },
    /** What was said so far stays on the device, and is offered again. */
    leave() {
      isLeft = true
      recorder?.stop()
    },
  }
}

/** The server may not have heard yet that the person agreed. */
async function agreeing<T>(sessionId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CallFailed) || error.code !== 'audio/consent-missing') throw error
    await agree(sessionId)
    return work()
  }
}
