import './voice.css'
import { useEffect, useState } from 'react'
import type { Question } from '#contract/api/public.ts'
import type { PublicPage } from '#contract/public-page.ts'
import { deviceStore } from '../../conversation/memory.ts'
import { Icon } from '../../Mark.tsx'
import { tagOf, useWords } from '../../words.tsx'
import { doesSomebodySpeak } from './quiet.ts'
import { tuningOf, voiceFor } from './tunings.ts'

type Props = {
  /** The one being asked. */
  question: Question | undefined
  voice: NonNullable<NonNullable<PublicPage['survey']>['voice']>
}

const store = deviceStore()
const muted = 'prosa:muted'
const synthesis = window.speechSynthesis

/** Reads each question aloud once it is there, and the button that silences it at once and for good. */
export function Speaker({ question, voice }: Props) {
  const { t } = useWords()
  const [isMuted, setMuted] = useState(() => store.getItem(muted) !== null)
  const [voices, setVoices] = useState(() => synthesis?.getVoices() ?? [])
  const hasGesture = useGesture()
  useEffect(() => {
    // Many browsers know their voices only a moment later.
    const look = () => setVoices(synthesis.getVoices())
    synthesis?.addEventListener?.('voiceschanged', look)
    return () => {
      synthesis?.removeEventListener?.('voiceschanged', look)
      synthesis?.cancel()
    }
  }, [])
  const tag = tagOf(question?.language ?? voice.lang)
  const uri = voiceFor(voices, tag)?.voiceURI
  const { id, text } = question ?? {}
  useEffect(() => {
    if (!text || !uri || isMuted || !hasGesture || doesSomebodySpeak()) return undefined
    const said = new SpeechSynthesisUtterance(text)
    const reader = synthesis.getVoices().find(({ voiceURI }) => voiceURI === uri)
    Object.assign(said, tuningOf(voice.as), { lang: tag }, reader && { voice: reader })
    synthesis.speak(said)
    return () => synthesis.cancel()
  }, [id, text, uri, tag, voice.as, isMuted, hasGesture])
  if (!uri) return null
  const toggle = () => {
    if (isMuted) store.removeItem(muted)
    else store.setItem(muted, '1')
    // At once, and not only with the next picture.
    synthesis.cancel()
    setMuted(!isMuted)
  }
  return (
    <button
      type="button"
      className="mute"
      aria-pressed={!isMuted}
      aria-label={t('readAloud')}
      title={t('readAloud')}
      onClick={toggle}
    >
      <Icon of={isMuted ? 'muted' : 'speaker'} />
    </button>
  )
}

/** Browsers let no page speak before somebody has touched it. */
function useGesture(): boolean {
  const [has, setHas] = useState(() => Boolean(navigator.userActivation?.hasBeenActive))
  useEffect(() => {
    if (has) return undefined
    const note = () => setHas(true)
    const kinds = ['pointerdown', 'keydown'] as const
    for (const kind of kinds) addEventListener(kind, note)
    return () => {
      for (const kind of kinds) removeEventListener(kind, note)
    }
  }, [has])
  return has
}
