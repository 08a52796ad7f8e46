import './elsewhere.css'
import { useEffect, useRef, useState } from 'react'
import { qrModules, qrPath } from '../../../shared/qr.ts'
import { publicApi } from '../../conversation/api.ts'
import { continuationOf } from '../../conversation/continuation.ts'
import type { Memory } from '../../conversation/memory.ts'
import { Icon } from '../../Mark.tsx'
import { useWords } from '../../words.tsx'
import { CopyButton } from '../CopyButton.tsx'
import { EarlierButton } from '../EarlierButton.tsx'

type Props = { sessionId: string; memory: Memory; onClose: () => void }

/** The conversation on another device: a code to be filmed, and the link that is in it. */
export function Elsewhere({ sessionId, memory, onClose }: Props) {
  const { t, lang } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const receiptCode = useReceiptCode(sessionId)
  useEffect(() => {
    const shown = dialog.current
    // Safari knows it from 15.4 on; before, it stands in the page.
    if (shown?.showModal) shown.showModal()
    else shown?.setAttribute('open', '')
  }, [])
  const link = continuationOf(sessionId, location)
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
      <EarlierButton memory={memory} />
    </dialog>
  )
}

function Qr({ text }: { text: string }) {
  const { t } = useWords()
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

/** Also who does not finish may read or delete what they said. */
function useReceiptCode(sessionId: string): string | undefined {
  const [code, setCode] = useState<string>()
  useEffect(() => {
    let isLeft = false
    publicApi()
      .session(sessionId)
      .then(
        ({ receipt_code }) => !isLeft && setCode(receipt_code),
        () => {},
      )
    return () => {
      isLeft = true
    }
  }, [sessionId])
  return code
}
