import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../shared/call.ts'
import { callbackError } from './callback-error.ts'
import { queryClient } from '../query-client.ts'
import { storedReturnPath } from '../return-path.ts'
import { LogoMark } from '../../shared/Logo.tsx'
import { useTitle } from '../ui/use-title.ts'

/** The provider's redirect target. Errors lead to the landing page, which shows them. */
export function SignInCallback() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const started = useRef(false)
  useTitle(t('auth.verifying'))

  useEffect(() => {
    // A code can be exchanged once, and effects may run twice.
    if (started.current) return
    started.current = true
    const redirectWithError = (kind: string, details?: string) => {
      const query = new URLSearchParams({ error: kind, ...(details ? { details } : {}) })
      void navigate(`/?${query.toString()}`, { replace: true })
    }
    const code = search.get('code')
    const denied = search.get('error')
    if (denied) return redirectWithError('oauth_error', search.get('error_description') ?? denied)
    if (!code) return redirectWithError('missing_code')
    const state = search.get('state')
    call('POST /api/sessions', { code, ...(state ? { state } : {}) })
      .then(() => {
        queryClient.clear()
        setTimeout(() => void navigate(storedReturnPath(), { replace: true }), 1_000)
      })
      .catch((error: unknown) => {
        const { kind, details } = callbackError(error)
        redirectWithError(kind, details)
      })
  }, [navigate, search])

  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-5">
      <span className="animate-shimmer">
        <LogoMark size={56} />
      </span>
      <output className="font-display text-2xl">{t('auth.verifying')}</output>
    </main>
  )
}
