import { useId, type ComponentProps, type ReactNode } from 'react'

const look =
  'w-full rounded-md border border-line-strong/60 bg-surface px-3.5 py-2.5 placeholder:text-ink-3 aria-invalid:border-danger'

type About = { label: string; help?: ReactNode; error?: string | undefined }

/** A labelled line of text; what is wrong with it stands below. */
export function TextField({
  label,
  help,
  error,
  className = '',
  ...rest
}: About & ComponentProps<'input'>) {
  const id = useId()
  return (
    <Labelled id={id} about={{ label, help, error }}>
      <input
        id={id}
        dir={rest.value === '' ? undefined : 'auto'}
        {...rest}
        {...described(id, help, error)}
        className={`${look} ${className}`}
      />
    </Labelled>
  )
}

/** A labelled text of several lines, as tall as what is in it. */
export function TextArea({
  label,
  help,
  error,
  className = '',
  ...rest
}: About & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <Labelled id={id} about={{ label, help, error }}>
      <textarea
        id={id}
        dir={rest.value === '' ? undefined : 'auto'}
        rows={2}
        {...rest}
        {...described(id, help, error)}
        className={`${look} field-sizing-content min-h-20 resize-none ${className}`}
      />
    </Labelled>
  )
}

const described = (id: string, help: ReactNode, error: string | undefined) => ({
  'aria-invalid': error !== undefined,
  'aria-describedby': error ? `${id}-error` : help ? `${id}-help` : undefined,
})

function Labelled({ id, about, children }: { id: string; about: About; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {about.label}
      </label>
      {children}
      {about.error ? (
        <p id={`${id}-error`} className="text-sm text-danger">
          {about.error}
        </p>
      ) : (
        about.help && (
          <p id={`${id}-help`} className="text-xs text-ink-3">
            {about.help}
          </p>
        )
      )}
    </div>
  )
}
