import { useEffect, useState, type RefObject } from 'react'
import { Icon } from '../../Mark.tsx'
import { useWords } from '../../words.tsx'
import { focus } from './focus.ts'
import type { VoiceSession } from './voice-session.ts'

type Props = {
  /** Follows the level by its custom property `--level`. */
  halo: RefObject<HTMLSpanElement | null>
  voice: Pick<VoiceSession, 'done' | 'cancel'>
}

/** What one recording may take; the server holds to it too. */
const mostSeconds = 299

export function Recording({ halo, voice: { done, cancel } }: Props) {
  const { t, number } = useWords()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const since = performance.now()
    const timer = setInterval(() => {
      const passed = Math.floor((performance.now() - since) / 1000)
      setSeconds(passed)
      if (passed >= mostSeconds) done()
    }, 250)
    return () => clearInterval(timer)
  }, [done])
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
      <span className="level" ref={halo}>
        <Icon of="microphone" />
      </span>
      <output>{t('listening')}</output>
      <b aria-hidden="true">{time}</b>
      <button
        ref={focus}
        type="button"
        className="send"
        aria-label={t('endRecording')}
        onClick={done}
      >
        <Icon of="check" />
      </button>
    </section>
  )
}
