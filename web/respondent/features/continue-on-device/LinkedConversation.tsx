import { useEffect, useState } from 'react'
import { hasOtherConversation, parseContinuation } from '../../conversation/continuation.ts'
import type { ConversationStorage } from '../../conversation/conversation-storage.ts'
import { switchTo } from '../../conversation/suspended-conversations.ts'
import { PageLayout } from '../../screens/PageLayout.tsx'
import { useTexts } from '../../texts.tsx'

type Props = {
  storage: ConversationStorage
  /** The link is answered: the page continues with the stored conversation. */
  onDone: () => void
}

/** The page's link brings a conversation to this device. Asks first where the device has another one. */
export function LinkedConversation({ storage, onDone }: Props) {
  const [linkedSessionId] = useState(() => parseContinuation(location.hash))
  const hasConflict =
    linkedSessionId !== undefined && hasOtherConversation(storage, linkedSessionId)
  // Removes the secret from the address and the history.
  const keepCurrent = () => {
    history.replaceState(null, '', location.pathname + location.search)
    onDone()
  }
  const accept = () => {
    if (linkedSessionId && storage.session.get() !== linkedSessionId)
      switchTo(storage, linkedSessionId)
    keepCurrent()
  }
  useEffect(() => {
    if (!hasConflict) accept()
    // oxlint-disable-next-line react/exhaustive-deps -- Once.
  }, [])
  return hasConflict && <ConversationConflict onAccept={accept} onKeepCurrent={keepCurrent} />
}

type ConflictProps = {
  /** Continues the link's conversation. */
  onAccept: () => void
  /** Continues this device's conversation. */
  onKeepCurrent: () => void
}

function ConversationConflict({ onAccept, onKeepCurrent }: ConflictProps) {
  const { t } = useTexts()
  return (
    <PageLayout>
      <h1>{t('carriedTitle')}</h1>
      <p className="lead">{t('carriedText')}</p>
      <div className="ways">
        <button type="button" className="main-action" onClick={onAccept}>
          {t('carriedTake')}
        </button>
        <button type="button" className="quiet-action" onClick={onKeepCurrent}>
          {t('carriedStay')}
        </button>
      </div>
    </PageLayout>
  )
}
