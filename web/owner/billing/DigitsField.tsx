import { useEffect, useId, useRef } from 'react'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  error?: string | undefined
  disabled?: boolean
  placeholder: string
  autoComplete: string
  className?: string
}

/** Text field for digits, left to right in every language, with its error below. */
export function DigitsField({ label, value, onChange, error, className = '', ...rest }: Props) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) box.current?.focus()
  }, [error])
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        {...rest}
        ref={box}
        id={id}
        dir="ltr"
        inputMode="numeric"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className="h-11 w-full rounded-md border border-line-strong/60 bg-surface px-3.5 text-page placeholder:text-ink-3 aria-invalid:border-danger"
      />
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
