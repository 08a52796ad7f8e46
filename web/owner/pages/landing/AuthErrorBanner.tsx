import { TriangleAlert, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { storedReturnPath, signInPath } from '../../return-path.ts'
import { ButtonLink, IconButton } from '../../ui/Button.tsx'
import { authErrorKinds } from '../callback-error.ts'

/** The sign-in error in the address; dismissing it clears the address. */
export function AuthErrorBanner() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const code = search.get('error')
  if (code === null) return null
  const kind = authErrorKinds.find((known) => known === code) ?? 'auth_failed'
  // The details come from the address: shown as text, truncated, and only if they add something.
  const details = search.get('details')?.slice(0, 200)
  const hasDetails = kind === 'oauth_error' || kind === 'auth_failed' || kind === 'invalid_code'
  return (
    <div role="alert" className="mx-auto max-w-[1120px] px-5 pt-2">
      <div className="flex items-start gap-3 rounded-lg border border-danger/30 bg-danger-soft p-4 text-danger">
        <TriangleAlert size={20} className="mt-0.5 shrink-0" aria-hidden />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{t('authError.heading')}</p>
          <p className="text-sm">{t(`authError.${kind}`)}</p>
          {details && hasDetails && (
            <p className="mt-1 text-xs break-words opacity-90">
              {t('authError.details', { details })}
            </p>
          )}
          <ButtonLink to={retryPath()} variant="secondary" className="mt-3">
            {t('common.retry')}
          </ButtonLink>
        </div>
        <IconButton
          label={t('common.dismiss')}
          className="-m-2 text-danger"
          onClick={() => setSearch({}, { replace: true })}
        >
          <X size={18} aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

/** The next sign-in returns where the failed one would have. */
const retryPath = () => signInPath(new URL(storedReturnPath(), window.location.origin))
