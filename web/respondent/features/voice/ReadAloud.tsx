import './voice.css'
import { useEffect, useState } from 'react'
import type { Question } from '#contract/api/conversation-turns.ts'
import type { PublicPage } from '#contract/public-page.ts'
import { createDeviceStorage } from '../../conversation/conversation-storage.ts'
import { Icon } from '../../ui/icons.tsx'
import { languageTag, useTexts } from '../../texts.tsx'
import { isRecordingActive } from './recording-state.ts'
import { speechSettings, selectVoice } from './speech-settings.ts'

const speaker = 'M4 9.500v5h4l5 4v-13l-5 4ZM16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11'
const muted = 'M4 9.500v5h4l5 4v-13l-5 4ZM17 9.500l5 5M22 9.500l-5 5'

type Props = {
  /** The current question. */
  question: Question | undefined
  voice: NonNullable<NonNullable<PublicPage['survey']>['voice']>
}

const store = createDeviceStorage()
const mutedKey = 'prosa:muted'
const synthesis = window.speechSynthesis

/** Reads each question aloud, with a button that turns it off. */
export function ReadAloud({ question, voice }: Props) {
  const { t } = useTexts()
  const [isMuted, setMuted] = useState(() => store.getItem(mutedKey) !== null)
  const [voices, setVoices] = useState(() => synthesis?.getVoices() ?? [])
  const hasGesture = useGesture()
  useEffect(() => {
    // Many browsers load their voices asynchronously.
    const look = () => setVoices(synthesis.getVoices())
    synthesis?.addEventListener?.('voiceschanged', look)
    return () => {
      synthesis?.removeEventListener?.('voiceschanged', look)
      synthesis?.cancel()
    }
  }, [])
  const tag = languageTag(question?.language ?? voice.lang)
  const uri = selectVoice(voices, tag)?.voiceURI
  const { id, text } = question ?? {}
  useEffect(() => {
    if (!text || !uri || isMuted || !hasGesture || isRecordingActive()) return undefined
    const utterance = new SpeechSynthesisUtterance(text)
    const selectedVoice = synthesis.getVoices().find(({ voiceURI }) => voiceURI === uri)
    Object.assign(
      utterance,
      speechSettings(voice.personality),
      { lang: tag },
      selectedVoice && { voice: selectedVoice },
    )
    synthesis.speak(utterance)
    return () => synthesis.cancel()
  }, [id, text, uri, tag, voice.personality, isMuted, hasGesture])
  if (!uri) return null
  const toggle = () => {
    if (isMuted) store.removeItem(mutedKey)
    else store.setItem(mutedKey, '1')
    // Immediately, not with the next render.
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
      <Icon of={isMuted ? muted : speaker} />
    </button>
  )
}

/** Browsers allow speech only after a user gesture. */
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
