import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../../shared/i18n.ts'

type Props = {
  label: string
  value: string
  placeholder: string
  isDisabled: boolean
  onChange: (text: string) => void
}

const { max } = limits.followUpText

/** The owner's follow-up question; empty: the default in the placeholder. */
export function FollowUpText({ label, value, placeholder, isDisabled, onChange }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        // While empty, the direction is that of the placeholder's language.
        dir={value === '' ? undefined : 'auto'}
        value={value}
        disabled={isDisabled}
        maxLength={max}
        placeholder={placeholder}
        aria-describedby={`${id}-count`}
        onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
        className="field-sizing-content min-h-17 w-full resize-none rounded-md border border-line-strong/60 bg-surface px-3.5 py-2.5 placeholder:text-ink-3 disabled:opacity-55"
      />
      <p
        id={`${id}-count`}
        className={`justify-self-end text-xs ${value.length >= max ? 'text-warning' : 'text-ink-3'}`}
      >
        {t('create.count', { used: format.integer(value.length), max: format.integer(max) })}
      </p>
    </div>
  )
}
