import { useEffect, useState } from 'react'
import { PageLayout } from '../../screens/PageLayout.tsx'
import { Icon } from '../../ui/icons.tsx'
import { useTexts } from '../../texts.tsx'
import { getDeliveryState, type DeliveryState, type InitiatedConversation } from './whatsapp-api.ts'

type Props = { initiated: InitiatedConversation; onUseOtherChannel: () => void }

const pollIntervalMs = 1_500

/** Shows whether the first message has arrived on WhatsApp. */
export function DeliveryStatus({
  initiated: { session_id, formatted, link, simulated },
  onUseOtherChannel,
}: Props) {
  const { t } = useTexts()
  const status = useDeliveryState(session_id)
  const hasFailed = status === 'failed'
  return (
    <PageLayout>
      <span className={hasFailed ? 'seal failed' : 'seal'}>
        <Icon of={hasFailed ? 'close' : 'check'} size={28} />
      </span>
      <h1>{t('sentTitle')}</h1>
      <p className="lead">{t('sentText')}</p>
      <output className={hasFailed ? 'wa-status wrong' : 'wa-status'}>
        <bdi dir="ltr">{formatted}</bdi> <span>{t(`delivery_${status}`)}</span>
      </output>
      {simulated && <p className="wa-simulated">{t('simulated')}</p>}
      <div className="ways">
        <a className="main-action" href={link} target="_blank" rel="noreferrer noopener">
          {t('openWhatsApp')}
        </a>
        <button type="button" className="quiet-action" onClick={onUseOtherChannel}>
          {t('otherMethod')}
        </button>
      </div>
    </PageLayout>
  )
}

/** Polled while it may change and the page is visible. */
function useDeliveryState(sessionId: string): DeliveryState {
  const [status, setStatus] = useState<DeliveryState>('pending')
  const isSettled = status === 'read' || status === 'failed'
  useEffect(() => {
    if (isSettled) return undefined
    const ask = () => {
      if (document.hidden) return
      // A failed request is repeated.
      getDeliveryState(sessionId).then(setStatus, () => {})
    }
    ask()
    const timer = setInterval(ask, pollIntervalMs)
    return () => clearInterval(timer)
  }, [sessionId, isSettled])
  return status
}
