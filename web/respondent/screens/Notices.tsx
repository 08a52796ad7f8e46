import type { Conversation } from '../conversation/conversation.ts'
import type { ConversationState, Notice } from '../conversation/conversation-state.ts'
import { Icon } from '../ui/icons.tsx'
import { useTexts } from '../texts.tsx'

/** A retry would not help: the respondent has to act. */
const permanentNotices: ReadonlySet<Notice> = new Set([
  'answeredElsewhere',
  'sendFailed',
  'answerUnfit',
] as const)

type Props = { state: ConversationState; conversation: Conversation }

/** Errors that leave the page usable. */
export function Notices({ state: { isOffline, notice, phase }, conversation }: Props) {
  const { t } = useTexts()
  if (isOffline) {
    return (
      <output className="notice waiting">
        {/* The server may be down while this device has a connection. */}
        <span>{t(navigator.onLine ? 'unreachable' : 'offline')}</span>
        <button type="button" onClick={conversation.retry}>
          {t('retry')}
        </button>
      </output>
    )
  }
  if (!notice) return null
  const canRetry = phase === 'talking' && !permanentNotices.has(notice)
  return (
    <div className={notice === 'answeredElsewhere' ? 'notice waiting' : 'notice'} role="alert">
      <p>{t(notice)}</p>
      {canRetry && (
        <button type="button" onClick={conversation.retry}>
          {t('retry')}
        </button>
      )}
      <button
        type="button"
        className="icon"
        aria-label={t('dismiss')}
        onClick={conversation.dismiss}
      >
        <Icon of="close" size={18} />
      </button>
    </div>
  )
}
