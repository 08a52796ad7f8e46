import type { ConversationStorage } from '../conversation/conversation-storage.ts'
import { useTexts } from '../texts.tsx'

/** Back to a conversation that waits on this device while another goes on; nothing where there is none. */
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
