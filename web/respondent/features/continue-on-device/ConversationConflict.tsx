import { PageLayout } from '../../screens/PageLayout.tsx'
import { useTexts } from '../../texts.tsx'

type Props = {
  /** Continues the link's conversation. */
  onAccept: () => void
  /** Continues this device's conversation. */
  onKeepCurrent: () => void
}

/** Shown when a link brings another conversation to a device that has one. */
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
