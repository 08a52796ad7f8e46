import { ApiError } from '../../conversation/api.ts'
import type { TextKey } from '../../texts.tsx'

type TranscriptionFailure = {
  text: TextKey
  /** The same recording may fare better. */
  canRetry: boolean
  /** As soon as there is a network again, nobody need ask. */
  isOffline?: boolean
}

/** What to tell a person whose recording became no text. */
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
        ? { text: 'recordingWaits', canRetry: true, isOffline: true }
        : { text: 'transcriptionFailed', canRetry: true }
  }
}

/** Why nothing could be recorded. `isBlocked`: by the page that frames this one, which no permission of the person's changes. */
export function microphoneFailureText(error: unknown, isBlocked = false): TextKey {
  const { name } = Object(error) as { name?: string }
  if (isBlocked && name === 'NotAllowedError') return 'microphoneBlocked'
  if (name === 'NotFoundError') return 'noMicrophone'
  return name && /^(NotAllowed|Security|NotReadable|Overconstrained|Abort)Error$/.test(name)
    ? 'microphoneRefused'
    : 'recordingFailed'
}
