import { useEffect, useState } from 'react'
import { Frame } from '../../screens/Frame.tsx'
import { Icon } from '../../Mark.tsx'
import { useWords } from '../../words.tsx'
import { deliveryOf, type Delivery, type Initiated } from './whatsapp-api.ts'

type Props = { initiated: Initiated; onOther: () => void }

const askAgainMs = 1_500

/** The conversation goes on elsewhere; here it is seen whether the first message has arrived. */
export function Sent({ initiated: { session_id, formatted, link, simulated }, onOther }: Props) {
  const { t } = useWords()
  const status = useDelivery(session_id)
  const hasFailed = status === 'failed'
  return (
    <Frame>
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
        <button type="button" className="quiet-action" onClick={onOther}>
          {t('otherMethod')}
        </button>
      </div>
    </Frame>
  )
}

/** Asked for while it may still change and somebody looks. */
function useDelivery(sessionId: string): Delivery {
  const [status, setStatus] = useState<Delivery>('pending')
  const isSettled = status === 'read' || status === 'failed'
  useEffect(() => {
    if (isSettled) return undefined
    const ask = () => {
      if (document.hidden) return
      // What could not be asked now is asked again.
      deliveryOf(sessionId).then(setStatus, () => {})
    }
    ask()
    const timer = setInterval(ask, askAgainMs)
    return () => clearInterval(timer)
  }, [sessionId, isSettled])
  return status
}
