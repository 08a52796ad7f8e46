import { useState } from 'react'
import type { PublicPage } from '#contract/public-page.ts'
import { Welcome } from '../../screens/Welcome.tsx'
import { lazyFeature } from '../lazy-feature.tsx'
import { ChannelChoice } from './ChannelChoice.tsx'

const WhatsApp = lazyFeature(() => import('./WhatsApp.tsx'), 'WhatsApp')

type Props = {
  survey: NonNullable<PublicPage['survey']>
  isStarting: boolean
  onStart: () => void
}

/** First screen of a survey that WhatsApp can answer, too: the choice of channel, then the welcome. */
export function EntryScreen({ survey, isStarting, onStart }: Props) {
  const [at, setAt] = useState(() => earlyTap() ?? 'choosing')
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
