import { useEffect, useState, type FormEvent } from 'react'
import { useTexts, type Texts } from '../../texts.tsx'
import { hasValidLength, normalizePhone, stripInvalidCharacters } from './phone-number.ts'
import { parsePhoneNumber, failureText, type ParsedNumber } from './whatsapp-api.ts'

type Props = {
  isBusy: boolean
  /** Error of the last attempt. */
  failure: string | null
  onSend: (phone: string) => void
}

const debounceMs = 300

/** Phone number form; shows how the number is parsed before a message is sent. */
export function PhoneForm({ isBusy, failure, onSend }: Props) {
  const texts = useTexts()
  const { t } = texts
  const [typed, setTyped] = useState('')
  const { parsed, error } = useNumberCheck(typed)
  const phone = normalizePhone(typed)
  const problem = error ?? failure
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
        aria-invalid={problem !== null}
        aria-describedby="phone-said phone-formats"
        onChange={({ currentTarget }) => setTyped(stripInvalidCharacters(currentTarget.value))}
      />
      <output id="phone-said" className={problem ? 'wrong' : 'understood'} htmlFor="phone">
        {problem ?? (parsed && renderParsedNumber(parsed, texts))}
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

type NumberCheck = { input: string; parsed?: ParsedNumber; error?: string }

/** The server's parse of the number, after a pause in typing. */
function useNumberCheck(typed: string) {
  const texts = useTexts()
  const [check, setReading] = useState<NumberCheck>({ input: '' })
  useEffect(() => {
    const phone = normalizePhone(typed)
    if (phone === '') return undefined
    let isStale = false
    const timer = setTimeout(() => {
      if (!hasValidLength(phone)) {
        setReading({ input: typed, error: texts.t('phoneLength') })
        return
      }
      parsePhoneNumber(phone, texts.lang).then(
        (found) => {
          if (!isStale) setReading({ input: typed, parsed: found })
        },
        (failure: unknown) => {
          // Unreachable: submitting will show the error.
          if (!isStale) setReading({ input: typed, error: failureText(failure, texts, '') })
        },
      )
    }, debounceMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [typed, texts])
  // Discards the result for an earlier number.
  const { parsed, error } = check.input === typed ? check : {}
  return { parsed: parsed ?? null, error: error || null }
}

function renderParsedNumber({ formatted, country }: ParsedNumber, { t, lang }: Texts) {
  const [before, after] = t('phoneUnderstood', { number: '\n' }).split('\n')
  return (
    <>
      {before}
      <bdi dir="ltr">{formatted}</bdi>
      {after}
      {` · ${(country && countryName(country, lang)) || t('international')}`}
    </>
  )
}

function countryName(country: string, lang: string): string | undefined {
  return new Intl.DisplayNames(lang, { type: 'region' }).of(country)
}
