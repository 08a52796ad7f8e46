import { useId, type ComponentProps, type ReactNode } from 'react'

const inputClass =
  'w-full rounded-md border border-line-strong/60 bg-surface px-3.5 py-2.5 placeholder:text-ink-3 aria-invalid:border-danger'

type FieldProps = { label: string; help?: ReactNode; error?: string | undefined }

/** Labelled single-line text field, with its error below. */
export function TextField({
  label,
  help,
  error,
  className = '',
  ...rest
}: FieldProps & ComponentProps<'input'>) {
  const id = useId()
  return (
    <LabelledField id={id} field={{ label, help, error }}>
      <input
        id={id}
        dir={rest.value === '' ? undefined : 'auto'}
        {...rest}
        {...ariaProps(id, help, error)}
        className={`${inputClass} ${className}`}
      />
    </LabelledField>
  )
}

/** Labelled text field that grows with its text. */
export function TextArea({
  label,
  help,
  error,
  className = '',
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <LabelledField id={id} field={{ label, help, error }}>
      <textarea
        id={id}
        dir={rest.value === '' ? undefined : 'auto'}
        rows={2}
        {...rest}
        {...ariaProps(id, help, error)}
        className={`${inputClass} field-sizing-content min-h-20 resize-none ${className}`}
      />
    </LabelledField>
  )
}

const ariaProps = (id: string, help: ReactNode, error: string | undefined) => ({
  'aria-invalid': error !== undefined,
  'aria-describedby': error ? `${id}-error` : help ? `${id}-help` : undefined,
})

function LabelledField({
  id,
  field,
  children,
}: {
  id: string
  field: FieldProps
  children: ReactNode
}) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {field.label}
      </label>
      {children}
      {field.error ? (
        <p id={`${id}-error`} className="text-sm text-danger">
          {field.error}
        </p>
      ) : (
        field.help && (
          <p id={`${id}-help`} className="text-xs text-ink-3">
            {field.help}
          </p>
        )
      )}
    </div>
  )
}
