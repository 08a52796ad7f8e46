import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router'
import { call } from '../../shared/call.ts'
import { useLocale } from '../../shared/i18n.ts'
import { errorText } from '../error-text.ts'
import { healthQuery } from '../query-client.ts'
import { returnPathOf, storeReturnPath } from '../return-path.ts'
import { BackLink } from '../ui/BackLink.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { InlineError } from '../ui/states.tsx'
import { PublicLayout } from './PublicLayout.tsx'

export function Login() {
  const { t } = useTranslation()
  const { search } = useLocation()
  return (
    <SignIn title={t('auth.loginTitle')} lead={t('auth.loginLead')}>
      {t('auth.noAccount')}{' '}
      <Link to={`/signup${search}`} className="font-semibold text-primary-text hover:underline">
        {t('auth.createAccount')}
      </Link>
    </SignIn>
  )
}

export function Signup() {
  const { t } = useTranslation()
  const { search } = useLocation()
  return (
    <SignIn title={t('auth.signupTitle')} lead={t('auth.signupLead')}>
      {t('auth.haveAccount')}{' '}
      <Link to={`/login${search}`} className="font-semibold text-primary-text hover:underline">
        {t('auth.toLogin')}
      </Link>
    </SignIn>
  )
}

type Props = { title: string; lead: string; children: ReactNode }

function SignIn({ title, lead, children }: Props) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const isStandIn = useIdentityStandIn()
  return (
    <PublicLayout title={title}>
      <div className="mx-auto max-w-md px-5 py-12 sm:py-20">
        <BackLink to="/">{t('auth.back')}</BackLink>
        <Card className="p-7 sm:p-9">
          <h1 className="font-display text-3xl">{title}</h1>
          <p className="mt-2 text-ink-2">{lead}</p>
          {search.has('ended') && (
            <output className="mt-4 block rounded-md bg-info-soft px-4 py-3 text-sm text-info">
              {t('shell.sessionEnded')}
            </output>
          )}
          <ProviderButton />
          <p className="mt-6 text-sm text-ink-2">{children}</p>
        </Card>
        <p className="mt-5 px-2 text-center text-xs text-ink-3">
          <Trans
            i18nKey="auth.agree"
            components={{
              terms: <Link to="/terms" className="underline" />,
              privacy: <Link to="/privacy" className="underline" />,
            }}
          />
        </p>
        {isStandIn && (
          <p className="mt-3 px-2 text-center text-xs text-pretty text-ink-3">
            {t('auth.devNote')}
          </p>
        )}
      </div>
    </PublicLayout>
  )
}

/** Whether sign-in uses the development issuer. */
function useIdentityStandIn(): boolean {
  const { data } = useQuery(healthQuery)
  return data?.stand_ins.includes('identity') ?? false
}

function ProviderButton() {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const [search] = useSearchParams()
  const isStandIn = useIdentityStandIn()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const go = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    storeReturnPath(returnPathOf(search))
    try {
      const hint = search.get('login_hint')
      const input = { locale, ...(hint ? { login_hint: hint } : {}) }
      const { redirectUrl } = await call('GET /api/oauth/google/redirect_url', input)
      if (!redirectUrl) throw new Error('The answer names no address')
      window.location.assign(redirectUrl)
    } catch (error) {
      setProblem(errorText(t, error))
      setBusy(false)
    }
  }

  return (
    <div className="mt-6 grid gap-4">
      {problem && <InlineError>{problem}</InlineError>}
      <Button
        variant="secondary"
        busy={isBusy}
        icon={isStandIn ? <KeyRound size={18} aria-hidden /> : <GoogleMark />}
        className="min-h-12 w-full text-base"
        onClick={() => void go()}
      >
        {isBusy ? t('auth.authenticating') : isStandIn ? t('auth.continueDev') : t('auth.continue')}
      </Button>
    </div>
  )
}

function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M45 24.5c0-1.6-.1-3.100-.4-4.500H24v8.500h11.800c-.5 2.700-2.100 5.100-4.400 6.600v5.500h7.100c4.200-3.800 6.500-9.500 6.500-16.100Z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.900 0 10.900-2 14.500-5.400l-7.100-5.500c-2 1.300-4.500 2.100-7.400 2.100-5.700 0-10.500-3.900-12.300-9.100H4.400v5.700C8 41 15.400 46 24 46Z"
      />
      <path
        fill="#FBBC05"
        d="M11.700 28.100a13.200 13.200 0 0 1 0-8.200v-5.700H4.400a22 22 0 0 0 0 19.600l7.300-5.700Z"
      />
      <path
        fill="#EA4335"
        d="M24 10.800c3.200 0 6.100 1.100 8.400 3.300l6.300-6.300A21.900 21.900 0 0 0 4.400 14.200l7.300 5.700c1.800-5.200 6.600-9.100 12.300-9.100Z"
      />
    </svg>
  )
}
