import { useTexts } from '../../texts.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'

/** Shows the receipt code and its link. */
export function ReceiptCode({ code }: { code: string }) {
  const { t, lang } = useTexts()
  return (
    <section className="receipt-code">
      <h2>{t('receiptTitle')}</h2>
      <p className="small">{t('receiptHelp')}</p>
      <code dir="ltr">{code}</code>
      <div className="beside">
        <CopyButton text={code} />
        <a className="quiet-action" href={`/r/${code}?lang=${lang}`} target="_blank" rel="noopener">
          {t('receiptOpen')}
        </a>
      </div>
    </section>
  )
}
