import './receipt.css'
import { useState, type FormEvent } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { PageLayout } from '../../screens/PageLayout.tsx'
import { useTexts } from '../../texts.tsx'
import { ReceiptContent } from './ReceiptContent.tsx'
import { useReceipt } from './use-receipt.ts'

/** Shows a conversation by its receipt code, and erases it. */
export function Receipt({ code }: { code: string }) {
  return (
    <PageLayout>
      {code ? <StoredReceipt code={code} /> : <ReceiptCodeForm title="receiptEnterTitle" />}
    </PageLayout>
  )
}

function StoredReceipt({ code }: { code: string }) {
  const { t } = useTexts()
  const { state, remove, retry } = useReceipt(code)
  switch (state.status) {
    case 'looking':
      return (
        <>
          <h1>{t('receiptPageTitle')}</h1>
          <output className="lead" aria-busy="true">
            {t('receiptLoading')}
          </output>
          <button type="button" className="quiet-action" onClick={retry}>
            {t('retry')}
          </button>
        </>
      )
    case 'unknown':
      return <ReceiptCodeForm title="receiptUnknownTitle" typed={code} />
    case 'read':
      return (
        <>
          <ReceiptContent receipt={state.receipt} />
          {state.isFailed && (
            <p className="failed" role="alert">
              {t('receiptFailed')}
            </p>
          )}
          <DeleteReceipt isDeleting={state.isDeleting} onDelete={remove} />
        </>
      )
    case 'deleted':
      return (
        <>
          <span className="seal">
            <Icon of="check" size={28} />
          </span>
          <h1>{t('receiptGoneTitle')}</h1>
          <output className="lead">{t('receiptGone')}</output>
          <a className="quiet-action" href="/">
            {t('home')}
          </a>
        </>
      )
  }
}

/** Confirmation in the place of the button. */
function DeleteReceipt({ isDeleting, onDelete }: { isDeleting: boolean; onDelete: () => void }) {
  const { t } = useTexts()
  const [isAsked, setAsked] = useState(false)
  if (!isAsked) {
    return (
      <button type="button" className="quiet-action danger" onClick={() => setAsked(true)}>
        {t('receiptDelete')}
      </button>
    )
  }
  return (
    <section className="confirm" role="alertdialog" aria-labelledby="sure" aria-describedby="what">
      <h2 id="sure">{t('receiptDeleteTitle')}</h2>
      <p id="what">{t('receiptDeleteText')}</p>
      <div className="ways">
        {/* The safe way has the focus: a second Enter must not delete. */}
        <button
          type="button"
          className="quiet-action"
          ref={(button) => button?.focus()}
          disabled={isDeleting}
          onClick={() => setAsked(false)}
        >
          {t('receiptDeleteNo')}
        </button>
        <button
          type="button"
          className="main-action danger"
          aria-busy={isDeleting}
          onClick={onDelete}
        >
          {t(isDeleting ? 'receiptDeleting' : 'receiptDeleteYes')}
        </button>
      </div>
    </section>
  )
}

type ReceiptCodeFormProps = { title: 'receiptEnterTitle' | 'receiptUnknownTitle'; typed?: string }

function ReceiptCodeForm({ title, typed = '' }: ReceiptCodeFormProps) {
  const { t, lang } = useTexts()
  const [code, setCode] = useState(typed)
  const show = (event: FormEvent) => {
    event.preventDefault()
    const trimmedCode = code.trim()
    if (trimmedCode) location.assign(`/r/${encodeURIComponent(trimmedCode)}?lang=${lang}`)
  }
  return (
    <>
      <h1>{t(title)}</h1>
      <p className="lead">{t(typed ? 'receiptUnknown' : 'receiptEnter')}</p>
      <form className="enter" onSubmit={show}>
        <label htmlFor="code">{t('receiptCode')}</label>
        <input
          id="code"
          dir="ltr"
          value={code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <button type="submit" className="main-action" disabled={!code.trim()}>
          {t('receiptShow')}
        </button>
      </form>
    </>
  )
}
