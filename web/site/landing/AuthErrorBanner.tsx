import { TriangleAlert, X } from 'lucide-react'
import { signInErrors } from '#contract/sign-in-errors.ts'
import { usePage } from '../page-context.ts'
import { fill } from '../texts.ts'

/** The failed sign-in that the address names. The script adds the page to return to and clears the address. */
export function AuthErrorBanner() {
  const { error, texts } = usePage()
  if (!error) return null
  const words = texts.landing.error
  const kind = signInErrors.find((known) => known === error.code) ?? 'auth_failed'
  // The details come from the address: shown as text, truncated, and only if they add something.
  const hasDetails = kind === 'oauth_error' || kind === 'auth_failed' || kind === 'invalid_code'
  const details = error.details.slice(0, 200)
  return (
    <div role="alert" data-error className="page-width pt-5">
      <div className="flex items-start gap-3 rounded-lg border border-danger/30 bg-danger-soft p-4 text-danger">
        <TriangleAlert size={20} className="mt-0.5 shrink-0" aria-hidden />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{words.heading}</p>
          <p className="text-sm">{words[kind]}</p>
          {details && hasDetails && (
            <p className="mt-1 text-xs break-words" dir="auto">
              {fill(words.details, { details })}
            </p>
          )}
          <a
            href="/login"
            data-retry
            className="mt-3 inline-flex min-h-10 items-center rounded-md border border-line-strong/60 bg-surface px-4 text-sm font-semibold text-ink hover:bg-sunken"
          >
            {words.retry}
          </a>
        </div>
        <a
          href="/"
          data-action="dismiss"
          aria-label={words.dismiss}
          className="-m-2 inline-flex size-10 shrink-0 items-center justify-center rounded-md hover:bg-surface/60"
        >
          <X size={18} aria-hidden />
        </a>
      </div>
    </div>
  )
}
