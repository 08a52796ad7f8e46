import './voice.css'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../ui/use-store.ts'
import { useTexts, type TextKey, type Texts } from '../../texts.tsx'
import { focusOnMount } from './focus-on-mount.ts'
import { RecordingPanel } from './RecordingPanel.tsx'
import { openVoiceSession, type VoiceSession } from './voice-session.ts'

type Props = {
  sessionId: string
  language?: Texts['lang'] | undefined
  recordingKey?: string | undefined
  onText: (text: string) => void
  onClose: () => void
}

/** Voice panel above the text box that receives the transcript. */
export function VoiceInput({ sessionId, language, recordingKey, onText, onClose }: Props) {
  const levelRef = useRef<HTMLSpanElement>(null)
  const [voice] = useState(() => openVoiceSession({ sessionId, language, recordingKey }))
  useEffect(() => {
    const onLevel = (level: number) =>
      levelRef.current?.style.setProperty('--level', level.toFixed(2))
    voice.setListener({ onText, onClose, onLevel })
  }, [voice, onText, onClose])
  useEffect(() => {
    void voice.begin()
    return voice.dispose
  }, [voice])
  const { at } = useStore(voice.store)
  return at === 'recording' ? (
    <RecordingPanel levelRef={levelRef} voice={voice} />
  ) : (
    <VoicePanel voice={voice} />
  )
}

type PanelAction = readonly [label: TextKey, act: () => void]

function VoicePanel({ voice }: { voice: VoiceSession }) {
  const { t } = useTexts()
  const stage = useStore(voice.store)
  const [text, main, other] = panelContent(stage, voice)
  return (
    <section className="voice" aria-label={t('speak')}>
      {stage.at === 'failed' ? (
        <p role="alert">{t(text)}</p>
      ) : (
        <output className={main ? undefined : 'busy'}>{t(text)}</output>
      )}
      <div className="ways">
        {main && (
          <button
            key={main[0]}
            ref={focusOnMount}
            type="button"
            className="main-action"
            onClick={main[1]}
          >
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

/** A message and its actions, most likely one first. */
function panelContent(
  stage: ReturnType<VoiceSession['store']['getState']>,
  { giveConsent, start, transcribe, close }: VoiceSession,
): [text: TextKey, main?: PanelAction | false, other?: PanelAction] {
  switch (stage.at) {
    case 'asking':
      return ['audioNotice', ['agreeAndSpeak', giveConsent], ['notNow', close]]
    case 'kept':
      return ['recordingKept', ['transcribe', transcribe], ['discard', close]]
    case 'failed': {
      const { text, canRetry, hasSound } = stage
      const again = canRetry && (['retry', hasSound ? transcribe : start] as const)
      return [text, again, [hasSound ? 'discard' : 'close', close]]
    }
    case 'transcribing':
      return ['transcribing']
    default:
      return ['openingMicrophone']
  }
}
