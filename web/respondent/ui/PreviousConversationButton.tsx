import type { ConversationStorage } from '../conversation/conversation-storage.ts'
import { suspendedConversations, switchTo } from '../conversation/suspended-conversations.ts'
import { useTexts } from '../texts.tsx'

/** Returns to a suspended conversation on this device, if there is one. */
export function PreviousConversationButton({ storage }: { storage: ConversationStorage }) {
  const { t } = useTexts()
  const [earlier] = suspendedConversations(storage)
  if (!earlier) return null
  const turn = () => {
    switchTo(storage, earlier.name)
    location.reload()
  }
  return (
    <button type="button" className="quiet-action" onClick={turn}>
      {t('earlier')}
    </button>
  )
}
