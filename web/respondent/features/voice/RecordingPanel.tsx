import { useEffect, useState, type RefObject } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { useTexts } from '../../texts.tsx'
import { focusOnMount } from './focus-on-mount.ts'
import { microphone } from './microphone-icon.ts'
import type { VoiceSession } from './voice-session.ts'

type Props = {
  /** Shows the level through the custom property `--level`. */
  levelRef: RefObject<HTMLSpanElement | null>
  voice: Pick<VoiceSession, 'stop' | 'cancel'>
}

/** Limits of one recording; the server enforces them too. */
const maxSeconds = 299

export function RecordingPanel({ levelRef, voice: { stop, cancel } }: Props) {
  const { t, number } = useTexts()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const since = performance.now()
    const timer = setInterval(() => {
      const passed = Math.floor((performance.now() - since) / 1000)
      setSeconds(passed)
      if (passed >= maxSeconds) stop()
    }, 250)
    return () => clearInterval(timer)
  }, [stop])
  const time = `${number(Math.floor(seconds / 60))}:${number(seconds % 60).padStart(2, number(0))}`
  return (
    <section className="voice recording" aria-label={t('speak')}>
      <button
        type="button"
        className="send cancel"
        aria-label={t('cancelRecording')}
        onClick={cancel}
      >
        <Icon of="close" />
      </button>
      <span className="level" ref={levelRef}>
        <Icon of={microphone} />
      </span>
      <output>{t('listening')}</output>
      <b aria-hidden="true">{time}</b>
      <button
        ref={focusOnMount}
        type="button"
        className="send"
        aria-label={t('endRecording')}
        onClick={stop}
      >
        <Icon of="check" />
      </button>
    </section>
  )
}
