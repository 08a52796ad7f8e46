import { ApiError } from '../../conversation/api.ts'
import type { TextKey } from '../../texts.tsx'

type TranscriptionFailure = {
  text: TextKey
  /** A retry with the same recording may succeed. */
  canRetry: boolean
  /** Retried automatically when the network is back. */
  isOffline?: boolean
}

/** Message for a recording that was not transcribed. */
export function transcriptionFailure(error: unknown): TranscriptionFailure {
  if (!(error instanceof ApiError)) return { text: 'transcriptionFailed', canRetry: true }
  switch (error.code) {
    case 'audio/not-understood':
    case 'audio/not-audio':
      return { text: 'notUnderstood', canRetry: false }
    case 'audio/too-long':
    case 'audio/too-large':
      return { text: 'recordingTooLong', canRetry: false }
    case 'audio/session-limit':
      return { text: 'speechUsedUp', canRetry: false }
    case 'audio/not-available':
    case 'audio/not-enabled':
      return { text: 'speechUnavailable', canRetry: false }
    default:
      return error.status === 0
        ? {
            text: navigator.onLine ? 'recordingUnsent' : 'recordingWaits',
            canRetry: true,
            isOffline: true,
          }
        : { text: 'transcriptionFailed', canRetry: true }
  }
}

/** Message for a recording that did not start. `isBlocked`: the embedding page forbids the microphone. */
export function microphoneFailureText(error: unknown, isBlocked = false): TextKey {
  const { name } = Object(error) as { name?: string }
  if (isBlocked && name === 'NotAllowedError') return 'microphoneBlocked'
  if (name === 'NotFoundError') return 'noMicrophone'
  return name && /^(NotAllowed|Security|NotReadable|Overconstrained|Abort)Error$/.test(name)
    ? 'microphoneRefused'
    : 'recordingFailed'
}
