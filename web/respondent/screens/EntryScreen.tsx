import { useState } from 'react'
import type { PublicPage } from '#contract/public-page.ts'
import { WhatsApp } from '../features/lazy-screens.ts'
import { ChannelChoice } from './ChannelChoice.tsx'
import { Welcome } from './Welcome.tsx'

type Props = {
  survey: NonNullable<PublicPage['survey']>
  isStarting: boolean
  onStart: () => void
}

/** First screen: the welcome, or the choice of channel. */
export function EntryScreen({ survey, isStarting, onStart }: Props) {
  const [at, setAt] = useState(() => earlyTap() ?? (survey.whatsApp ? 'choosing' : 'web'))
  const [isDisabled, setDisabled] = useState(false)
  const choose = () => setAt('choosing')
  if (at === 'web') return <Welcome survey={survey} isStarting={isStarting} onStart={onStart} />
  if (at === 'whatsapp')
    return (
      <WhatsApp
        survey={survey}
        onBack={choose}
        onDisabled={() => {
          setDisabled(true)
          choose()
        }}
      />
    )
  return <ChannelChoice survey={survey} isDisabled={isDisabled} onChoose={setAt} />
}

/** Server-rendered, before the script runs. */
function earlyTap(): 'web' | 'whatsapp' | undefined {
  const tapped = window.prosaEarly
  return tapped === 'web' || tapped === 'whatsapp' ? tapped : undefined
}
