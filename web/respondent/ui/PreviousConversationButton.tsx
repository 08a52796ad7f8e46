import type { ConversationStorage } from '../conversation/conversation-storage.ts'
import { useTexts } from '../texts.tsx'

/** Returns to a suspended conversation on this device, if there is one. */
export function PreviousConversationButton({
  storage,
}: {
  storage: Pick<ConversationStorage, 'suspendedConversations' | 'switchTo'>
}) {
  const { t } = useTexts()
  const [earlier] = storage.suspendedConversations()
  if (!earlier) return null
  const turn = () => {
    storage.switchTo(earlier.name)
    location.reload()
  }
  return (
    <button type="button" className="quiet-action" onClick={turn}>
      {t('earlier')}
    </button>
  )
}
