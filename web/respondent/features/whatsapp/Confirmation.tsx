import { useEffect, useRef } from 'react'
import { useTexts } from '../../texts.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import type { InitiatedConversation } from './whatsapp-api.ts'

type Props = { initiated: InitiatedConversation; onClose: () => void }

/** The started conversation: its number and the link to it. */
export function Confirmation({ initiated, onClose }: Props) {
  const { t } = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const { formatted, link, session_id, simulated } = initiated
  useEffect(() => {
    const opened = dialog.current
    // Older phones have no dialog element; it covers the page all the same.
    if (typeof opened?.showModal === 'function') opened.showModal()
    else opened?.setAttribute('open', '')
  }, [])
  return (
    <dialog ref={dialog} className="wa-confirm" aria-labelledby="confirm-title" onClose={onClose}>
      <h2 id="confirm-title">{t('confirmTitle')}</h2>
      <p>{t('confirmText')}</p>
      <p className="wa-number">
        <bdi dir="ltr">{formatted}</bdi>
        <CopyButton text={formatted} />
      </p>
      {simulated && <p className="wa-simulated">{t('simulated')}</p>}
      <div className="ways">
        <a
          className="main-action"
          href={link}
          target="_blank"
          rel="noreferrer noopener"
          onClick={onClose}
        >
          {t('openWhatsApp')}
        </a>
        <button type="button" className="quiet-action" onClick={onClose}>
          {t('close')}
        </button>
      </div>
      <p className="small">
        {t('sessionCode')} <bdi dir="ltr">{session_id.slice(-8).toUpperCase()}</bdi>
      </p>
    </dialog>
  )
}
