import { useQuery } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { errorText } from '../../error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import {
  type LedgerAccess,
  type Verification,
  verificationQuery,
  verificationProgressQuery,
} from './ledger-queries.ts'

type Props = {
  access: LedgerAccess
  /** Number of entries. */
  total: number
}

/** The server's verification of the hash chain; shows broken links. */
export function ChainVerification({ access, total }: Props) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(verificationQuery(access))
  const isBroken = data !== undefined && data.total_faults > 0
  const Icon = isBroken ? ShieldAlert : ShieldCheck
  const look = isBroken
    ? 'border-danger/40 bg-danger-soft text-danger'
    : 'bg-success-soft text-success'
  return (
    <Card className="mb-8 p-4 sm:p-6" aria-labelledby="ledger-chain">
      <div className="flex flex-wrap items-start gap-4">
        <span
          className={`flex size-11 shrink-0 items-center justify-center rounded-full ${data ? look : 'bg-sunken text-ink-3'}`}
        >
          <Icon size={22} aria-hidden />
        </span>
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="ledger-chain" className="font-display text-xl">
            {t('ledger.chain')}
          </h2>
          <p className="text-sm text-ink-2 text-pretty">{t('ledger.chainHelp')}</p>
          <div aria-live="polite" className="mt-3 grid gap-1 text-sm">
            {error ? (
              <p className="text-danger">{errorText(t, error)}</p>
            ) : isFetching ? (
              <p className="text-ink-2">{t('ledger.verifying')}</p>
            ) : (
              data &&
              (isBroken ? <ChainFaults verification={data} /> : <ValidChain verification={data} />)
            )}
          </div>
          {isFetching && <Progress access={access} total={total} />}
        </div>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t('ledger.again')}
        </Button>
      </div>
    </Card>
  )
}

/** Outside the live region: screen readers would announce every change of the number. */
function Progress({ access, total }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { data: done = 0 } = useQuery(verificationProgressQuery(access))
  return (
    <div className="mt-2 flex items-center gap-3 text-sm text-ink-3">
      <progress
        aria-label={t('ledger.verifying')}
        max={Math.max(total, 1)}
        value={Math.min(done, total)}
        className="h-1.5 w-full max-w-xs overflow-hidden rounded-full accent-(--success)"
      />
      <span className="tabular-nums">
        {t('ledger.verifiedSoFar', {
          formatted: format.integer(Math.min(done, total)),
          total: format.integer(total),
        })}
      </span>
    </div>
  )
}

function ValidChain({ verification }: { verification: Verification }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { entries, head, anchored, verified_at } = verification
  return (
    <>
      <p className="font-semibold text-success">
        {t('ledger.verified', { count: entries, formatted: format.integer(entries) })}
      </p>
      <p className="text-ink-2">{t('ledger.verifiedAt', { time: format.time(verified_at) })}</p>
      <p className="text-ink-2">
        {anchored
          ? t('ledger.anchored', {
              formatted: format.integer(anchored.revision),
              time: format.dateTime(anchored.at),
            })
          : t('ledger.notAnchored')}
      </p>
      <p className="text-ink-3">
        {t('ledger.head')}{' '}
        <bdi dir="ltr" className="font-mono text-xs break-all">
          {head}
        </bdi>
      </p>
    </>
  )
}

function ChainFaults({ verification }: { verification: Verification }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { faults, total_faults } = verification
  return (
    <>
      <p role="alert" className="font-semibold text-danger">
        {t('ledger.broken', { count: total_faults, formatted: format.integer(total_faults) })}
      </p>
      <ul className="grid gap-1">
        {faults.map((fault) => (
          <li key={`${fault.revision} ${fault.fault} ${fault.entry_id}`} className="text-danger">
            <span className="font-semibold">
              {t('ledger.brokenAt', { formatted: format.integer(fault.revision) })}
            </span>{' '}
            {t(`ledger.fault.${fault.fault}`)}{' '}
            {fault.entry_id && (
              <bdi dir="ltr" className="font-mono text-xs break-all">
                {[fault.model, fault.entry_id, fault.columns?.join(', ')].filter(Boolean).join(' ')}
              </bdi>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
