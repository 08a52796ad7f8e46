import { PageLayout } from '../../screens/PageLayout.tsx'
import { useTexts } from '../../texts.tsx'

type Props = {
  /** Goes on with the conversation of the link. */
  onAccept: () => void
  /** Goes on with what this device holds. */
  onKeepCurrent: () => void
}

/** A link brought another conversation to a device that has one of its own. */
export function ConversationConflict({ onAccept, onKeepCurrent }: Props) {
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
