import './voice.css'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../use-store.ts'
import { useWords, type WordKey, type Words } from '../../words.tsx'
import { focus } from './focus.ts'
import { Recording } from './Recording.tsx'
import { openVoice, type VoiceSession } from './voice-session.ts'

type Props = {
  sessionId: string
  language?: Words['lang'] | undefined
  keptAs?: string | undefined
  onText: (text: string) => void
  onClose: () => void
}

/** What a microphone opens, above the box that its words go to. */
export function Voice({ sessionId, language, keptAs, onText, onClose }: Props) {
  const halo = useRef<HTMLSpanElement>(null)
  const [voice] = useState(() => openVoice({ sessionId, language, keptAs }))
  useEffect(() => {
    const onLevel = (level: number) => halo.current?.style.setProperty('--level', level.toFixed(2))
    voice.tell({ onText, onClose, onLevel })
  }, [voice, onText, onClose])
  useEffect(() => {
    void voice.look()
    return voice.leave
  }, [voice])
  const { at } = useStore(voice.store)
  return at === 'recording' ? <Recording halo={halo} voice={voice} /> : <Panel voice={voice} />
}

type Way = readonly [label: WordKey, act: () => void]

function Panel({ voice }: { voice: VoiceSession }) {
  const { t } = useWords()
  const stage = useStore(voice.store)
  const [text, main, other] = shownAt(stage, voice)
  return (
    <section className="voice" aria-label={t('speak')}>
      {stage.at === 'failed' ? (
        <p role="alert">{t(text)}</p>
      ) : (
        <output className={main ? undefined : 'busy'}>{t(text)}</output>
      )}
      <div className="ways">
        {main && (
          <button key={main[0]} ref={focus} type="button" className="main-action" onClick={main[1]}>
            {t(main[0])}
          </button>
        )}
        {other && (
          <button type="button" className="quiet-action" onClick={other[1]}>
            {t(other[0])}
          </button>
        )}
      </div>
    </section>
  )
}

/** What is said, and what can be done about it: first what most people will want. */
function shownAt(
  stage: ReturnType<VoiceSession['store']['getState']>,
  { agree, start, hear, close }: VoiceSession,
): [text: WordKey, main?: Way | false, other?: Way] {
  switch (stage.at) {
    case 'asking':
      return ['audioNotice', ['agreeAndSpeak', agree], ['notNow', close]]
    case 'kept':
      return ['recordingKept', ['transcribe', hear], ['discard', close]]
    case 'failed': {
      const { text, canRetry, hasSound } = stage
      const again = canRetry && (['retry', hasSound ? hear : start] as const)
      return [text, again, [hasSound ? 'discard' : 'close', close]]
    }
    case 'transcribing':
      return ['transcribing']
    default:
      return ['openingMicrophone']
  }
}
