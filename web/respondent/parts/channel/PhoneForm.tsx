import { useEffect, useState, type FormEvent } from 'react'
import { useWords, type Words } from '../../words.tsx'
import { isLongEnough, phoneOf, tidied } from './phone-rules.ts'
import { readNumber, reasonOf, type ReadNumber } from './whatsapp-api.ts'

type Props = {
  isBusy: boolean
  /** Why the last attempt came to nothing. */
  failure: string | null
  onSend: (phone: string) => void
}

const pauseMs = 300

/** Asks for a number, and shows how it is understood before anything is sent to it. */
export function PhoneForm({ isBusy, failure, onSend }: Props) {
  const words = useWords()
  const { t } = words
  const [typed, setTyped] = useState('')
  const { read, error } = useReading(typed)
  const phone = phoneOf(typed)
  const wrong = error ?? failure
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (phone !== '' && !isBusy && !error) onSend(phone)
  }
  return (
    <form className="wa-phone" noValidate onSubmit={submit}>
      <label htmlFor="phone">{t('phoneLabel')}</label>
      <input
        id="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        value={typed}
        maxLength={30}
        aria-invalid={wrong !== null}
        aria-describedby="phone-said phone-formats"
        onChange={({ currentTarget }) => setTyped(tidied(currentTarget.value))}
      />
      <output id="phone-said" className={wrong ? 'wrong' : 'understood'} htmlFor="phone">
        {wrong ?? (read && understood(read, words))}
      </output>
      <p id="phone-formats" className="small">
        {t('phoneFormats')} <bdi dir="ltr">11 98765-4321</bdi> ·{' '}
        <bdi dir="ltr">+55 11 98765-4321</bdi> · <bdi dir="ltr">+966 50 123 4567</bdi>
      </p>
      <button
        type="submit"
        className="main-action"
        aria-busy={isBusy}
        disabled={phone === '' || isBusy || error !== null}
      >
        {t(isBusy ? 'sending' : 'phoneSend')}
      </button>
      <p className="small">{t('phonePrivacy')}</p>
    </form>
  )
}

type Reading = { of: string; read?: ReadNumber; error?: string }

/** What the server makes of the number, once the person pauses. */
function useReading(typed: string) {
  const words = useWords()
  const [reading, setReading] = useState<Reading>({ of: '' })
  useEffect(() => {
    const phone = phoneOf(typed)
    if (phone === '') return undefined
    let isOld = false
    const timer = setTimeout(() => {
      if (!isLongEnough(phone)) {
        setReading({ of: typed, error: words.t('phoneLength') })
        return
      }
      readNumber(phone).then(
        (found) => {
          if (!isOld) setReading({ of: typed, read: found })
        },
        (failure: unknown) => {
          // Where nobody answers now, sending will tell.
          if (!isOld) setReading({ of: typed, error: reasonOf(failure, words, '') })
        },
      )
    }, pauseMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [typed, words])
  // What was found out of an earlier number says nothing of this one.
  const { read, error } = reading.of === typed ? reading : {}
  return { read: read ?? null, error: error || null }
}

function understood({ formatted, country }: ReadNumber, { t, lang }: Words) {
  const [before, after] = t('phoneUnderstood', { number: '\n' }).split('\n')
  return (
    <>
      {before}
      <bdi dir="ltr">{formatted}</bdi>
      {after}
      {` · ${(country && nameOf(country, lang)) || t('international')}`}
    </>
  )
}

function nameOf(country: string, lang: string): string | undefined {
  return new Intl.DisplayNames(lang, { type: 'region' }).of(country)
}
