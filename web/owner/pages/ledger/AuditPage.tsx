import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CallError, call } from '../../../shared/call.ts'
import { TextField } from '../../ui/Field.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { PublicLayout } from '../PublicLayout.tsx'
import { ExportButtons } from './ExportButtons.tsx'
import { Ledger } from './Ledger.tsx'
import { LedgerList } from './LedgerList.tsx'
import { useMoment } from './use-moment.ts'
import { useAuditToken } from './use-audit-token.ts'

/** The ledger for auditors, who have a token and no account. */
export function AuditPage() {
  const { t } = useTranslation()
  const [token, setToken] = useAuditToken()
  const { data, error, refetch } = useQuery({
    queryKey: ['ledger-owners', token],
    queryFn: ({ signal }) => call('GET /api/ledger/owners', { limit: 2 }, { signal, token }),
    enabled: token !== undefined,
  })
  const isRefused = error instanceof CallError && error.status === 401
  if (token === undefined || isRefused)
    return (
      <PublicLayout title={t('ledger.auditTitle')}>
        <TokenForm isRefused={isRefused} onEnter={setToken} />
      </PublicLayout>
    )
  const leaveButton = (
    <Button variant="quiet" onClick={() => setToken(undefined)}>
      {t('ledger.leave')}
    </Button>
  )
  return (
    <PublicLayout title={t('ledger.title')} action={leaveButton}>
      <div className="mx-auto max-w-[1120px] px-5 py-6">
        {error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : !data ? (
          <Skeleton className="h-72 w-full" />
        ) : data.length === 0 ? (
          <EmptyState as="h1" title={t('ledger.noLedgers')} help={t('ledger.noLedgersHelp')} />
        ) : (
          <AuditedLedger token={token} only={data.length === 1 ? data[0]!.owner_id : undefined} />
        )}
      </div>
    </PublicLayout>
  )
}

function TokenForm({
  isRefused,
  onEnter,
}: {
  isRefused: boolean
  onEnter: (token: string) => void
}) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) onEnter(text.trim())
  }
  return (
    <Card className="mx-auto my-12 max-w-md p-6">
      <h1 className="font-display text-3xl">{t('ledger.auditTitle')}</h1>
      <p className="mt-2 mb-5 text-ink-2">{t('ledger.auditLead')}</p>
      <form className="grid gap-4" onSubmit={enter}>
        <TextField
          label={t('ledger.token')}
          type="password"
          autoComplete="off"
          required
          dir="ltr"
          value={text}
          error={isRefused ? t('ledger.tokenInvalid') : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">{t('ledger.open')}</Button>
      </form>
    </Card>
  )
}

/** For a token that covers several ledgers, the address names the selected one. */
function AuditedLedger({ token, only }: { token: string; only: string | undefined }) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const moment = useMoment()
  const owner = only ?? params.get('owner') ?? undefined
  if (owner === undefined) return <LedgerList token={token} />
  const access = { token, owner }
  return (
    <>
      <PageHeader title={t('ledger.title')} lead={t('ledger.lead')}>
        <ExportButtons access={access} at={moment.debounced} />
      </PageHeader>
      <p className="mb-4 font-mono text-xs break-all text-ink-3">
        <bdi dir="ltr">{owner}</bdi>
      </p>
      <Ledger access={access} moment={moment} />
    </>
  )
}
