import { FileClock, FileX2, Printer, SearchX } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { CallError } from '../../../shared/call.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { PublicLayout } from '../PublicLayout.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ReportDocument } from './ReportDocument.tsx'
import { useSharedReport } from './use-shared-report.ts'

/** A report for the holders of its link, who need no account. */
export function SharedReportPage() {
  const { t } = useTranslation()
  const { token = '' } = useParams()
  const { data, error, refetch, needsPassword } = useSharedReport(token)
  usePrintTheme()
  const isEnded = error instanceof CallError && error.code !== undefined && error.code in endings
  if (needsPassword)
    return (
      <PublicLayout title={t('sharedReports.page.kind')}>
        <PasswordForm token={token} />
      </PublicLayout>
    )
  if (isEnded)
    return (
      <PublicLayout title={t('sharedReports.page.kind')}>
        <LinkEnding ending={endings[error.code as keyof typeof endings]} />
      </PublicLayout>
    )
  if (!data)
    return (
      <PublicLayout title={t('sharedReports.page.kind')}>
        <div className="mx-auto max-w-[960px] px-5 py-8">
          {error ? (
            <ErrorState error={error} retry={() => void refetch()} />
          ) : (
            <Skeleton className="h-96 w-full" />
          )}
        </div>
      </PublicLayout>
    )
  const printButton = (
    <Button
      variant="secondary"
      className="ms-2"
      icon={<Printer size={16} aria-hidden />}
      onClick={() => window.print()}
    >
      <span className="max-sm:sr-only">{t('sharedReports.page.print')}</span>
    </Button>
  )
  return (
    <PublicLayout title={data.title} action={printButton}>
      <ReportDocument report={data} />
    </PublicLayout>
  )
}

const endings = {
  'shared-reports/not-found': 'unknown',
  'shared-reports/expired': 'expired',
  'shared-reports/revoked': 'revoked',
} as const

const icons: Record<Ending, ReactNode> = {
  unknown: <SearchX size={22} aria-hidden />,
  expired: <FileClock size={22} aria-hidden />,
  revoked: <FileX2 size={22} aria-hidden />,
}

type Ending = (typeof endings)[keyof typeof endings]

function LinkEnding({ ending }: { ending: Ending }) {
  const { t } = useTranslation()
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-5 py-20 text-center">
      <span className="flex size-12 items-center justify-center rounded-full bg-sunken text-ink-2">
        {icons[ending]}
      </span>
      <h1 className="font-display text-3xl text-balance">{t(`sharedReports.ended.${ending}`)}</h1>
      <p className="text-ink-2 text-pretty">{t(`sharedReports.ended.${ending}Help`)}</p>
    </div>
  )
}

/** Paper is white: the light theme prints, whichever is shown. */
function usePrintTheme() {
  useEffect(() => {
    const { dataset } = document.documentElement
    let shown: string | undefined
    const before = () => {
      shown = dataset['theme']
      dataset['theme'] = 'light'
    }
    const after = () => {
      if (shown === undefined) delete dataset['theme']
      else dataset['theme'] = shown
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
}
