import './continue-on-device.css'
import { useEffect, useRef, useState } from 'react'
import { qrModules, qrPath } from '../../../shared/qr.ts'
import { createPublicApi } from '../../conversation/api.ts'
import { continuationLink } from '../../conversation/continuation.ts'
import type { ConversationStorage } from '../../conversation/conversation-storage.ts'
import { Icon } from '../../ui/icons.tsx'
import { useTexts } from '../../texts.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { PreviousConversationButton } from '../../ui/PreviousConversationButton.tsx'

type Props = { sessionId: string; storage: ConversationStorage; onClose: () => void }

/** Continues the conversation on another device: a QR code and its link. */
export function ContinueOnDevice({ sessionId, storage, onClose }: Props) {
  const { t, lang } = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const receiptCode = useReceiptCode(sessionId)
  useEffect(() => {
    const opened = dialog.current
    // Safari has `dialog` from 15.4; before, it is part of the page.
    if (opened?.showModal) opened.showModal()
    else opened?.setAttribute('open', '')
  }, [])
  const link = continuationLink(sessionId, location)
  return (
    <dialog ref={dialog} className="elsewhere" aria-labelledby="elsewhere" onClose={onClose}>
      <div className="top">
        <h2 id="elsewhere">{t('elsewhere')}</h2>
        <button type="button" className="icon" aria-label={t('close')} onClick={onClose}>
          <Icon of="close" />
        </button>
      </div>
      <p>{t('elsewhereHelp')}</p>
      <Qr text={link} />
      <input
        dir="ltr"
        readOnly
        value={link}
        aria-label={t('elsewhereLink')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton text={link} />
      <p className="warning" role="note">
        {t('elsewhereWarning')}
      </p>
      {receiptCode && (
        <a href={`/r/${receiptCode}?lang=${lang}`} target="_blank" rel="noopener">
          {t('receiptOpen')}
        </a>
      )}
      <PreviousConversationButton storage={storage} />
    </dialog>
  )
}

function Qr({ text }: { text: string }) {
  const { t } = useTexts()
  const modules = qrModules(text)
  const size = modules.length
  return (
    <figure aria-label={t('elsewhereQr')}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path d={qrPath(modules)} />
      </svg>
    </figure>
  )
}

/** The receipt is also available before the end. */
function useReceiptCode(sessionId: string): string | undefined {
  const [code, setCode] = useState<string>()
  useEffect(() => {
    let isUnmounted = false
    createPublicApi()
      .session(sessionId)
      .then(
        ({ receipt_code }) => !isUnmounted && setCode(receipt_code),
        () => {},
      )
    return () => {
      isUnmounted = true
    }
  }, [sessionId])
  return code
}
