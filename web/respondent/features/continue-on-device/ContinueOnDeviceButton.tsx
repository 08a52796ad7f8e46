import { useState } from 'react'
import type { ConversationStorage } from '../../conversation/conversation-storage.ts'
import { Icon } from '../../ui/icons.tsx'
import { useTexts } from '../../texts.tsx'
import { ContinueOnDevice } from './lazy-continue-on-device.ts'

const devices =
  'M4 17V6a1 1 0 0 1 1-1h14M2 19h9M15 9h5a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1Z'

/** Header button that continues the conversation on another device. */
export function ContinueOnDeviceButton({ storage }: { storage: ConversationStorage }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const sessionId = storage.session.get()
  if (!sessionId) return null
  return (
    <>
      <button
        type="button"
        className="elsewhere-button"
        aria-label={t('elsewhere')}
        title={t('elsewhere')}
        onClick={() => setOpen(true)}
      >
        <Icon of={devices} />
      </button>
      {isOpen && (
        <ContinueOnDevice sessionId={sessionId} storage={storage} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
