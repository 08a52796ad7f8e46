import './receipt.css'
import { useState, type FormEvent } from 'react'
import { Icon } from '../../Mark.tsx'
import { Frame } from '../../screens/Frame.tsx'
import { useWords } from '../../words.tsx'
import { Said } from './Said.tsx'
import { useReceipt } from './use-receipt.ts'

/** What a person said, by the code that they were given; and its deletion, by whoever has the code. */
export function Receipt({ code }: { code: string }) {
  return <Frame>{code ? <Kept code={code} /> : <Enter title="receiptEnterTitle" />}</Frame>
}

function Kept({ code }: { code: string }) {
  const { t } = useWords()
  const { shown, remove, retry } = useReceipt(code)
  switch (shown.is) {
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
      return <Enter title="receiptUnknownTitle" typed={code} />
    case 'read':
      return (
        <>
          <Said receipt={shown.receipt} />
          {shown.isFailed && (
            <p className="failed" role="alert">
              {t('receiptFailed')}
            </p>
          )}
          <Delete isDeleting={shown.isDeleting} onDelete={remove} />
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

/** Asked for once more, where the button was. */
function Delete({ isDeleting, onDelete }: { isDeleting: boolean; onDelete: () => void }) {
  const { t } = useWords()
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

type Entering = { title: 'receiptEnterTitle' | 'receiptUnknownTitle'; typed?: string }

function Enter({ title, typed = '' }: Entering) {
  const { t, lang } = useWords()
  const [code, setCode] = useState(typed)
  const show = (event: FormEvent) => {
    event.preventDefault()
    const said = code.trim()
    if (said) location.assign(`/r/${encodeURIComponent(said)}?lang=${lang}`)
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
