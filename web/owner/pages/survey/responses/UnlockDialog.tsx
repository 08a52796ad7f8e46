import { AlertDialog } from '@base-ui/react/alert-dialog'
import { LockOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UnlockOutcome } from '#contract/api/responses.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { useBalance } from '../../../queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { InlineError } from '../../../ui/states.tsx'
import { unlockPriceCents } from '../../../billing/unlock-price.ts'
import { useUnlockResponses, type UnlockRun } from './use-unlock-responses.ts'

type Props = {
  surveyId: string
  ids: readonly string[]
  onClose: () => void
  /** Gets the ids that need no further attempt. */
  onDone: (ids: ReadonlySet<string>) => void
  onBuy: () => void
}

/** Confirms what unlocking several responses costs, then shows its progress and its outcome. */
export function UnlockDialog({ surveyId, ids, onClose, onDone, onBuy }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { run, start } = useUnlockResponses(surveyId)
  const isDone = run !== null && !run.isRunning
  const close = () => !run?.isRunning && onClose()
  const title = !run
    ? t('qualified.several.title', { count: ids.length, formatted: format.integer(ids.length) })
    : t(run.isRunning ? 'qualified.several.running' : 'qualified.several.done')
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && close()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <AlertDialog.Popup className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 rounded-xl border border-line bg-raised p-6 shadow-overlay outline-none">
          <AlertDialog.Title className="font-display text-2xl text-balance">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-3" render={<div />}>
            {run ? <Outcome run={run} /> : <Cost count={ids.length} />}
          </AlertDialog.Description>
          {isDone ? (
            <div className="mt-6 flex justify-end">
              <AlertDialog.Close render={<Button>{t('common.close')}</Button>} />
            </div>
          ) : (
            <Confirm
              count={ids.length}
              isRunning={run !== null}
              onBuy={onBuy}
              onConfirm={() => void start(ids).then(onDone)}
            />
          )}
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** Number of responses, price, and the balance before and after. */
function Cost({ count }: { count: number }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { credits } = useBalance()
  const paid = credits === undefined ? count : Math.min(count, credits)
  const rows = [
    [t('qualified.several.responses'), format.integer(count)],
    [
      t('qualified.several.cost'),
      t('qualified.selection.price', {
        count: paid,
        formatted: format.integer(paid),
        price: format.money(paid * unlockPriceCents),
      }),
    ],
    [t('qualified.several.balance'), credits === undefined ? '–' : format.integer(credits)],
    [t('qualified.several.after'), credits === undefined ? '–' : format.integer(credits - paid)],
  ] as const
  return (
    <>
      <dl className="grid gap-2 rounded-md bg-sunken p-4 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-end font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {paid < count && (
        <p className="mt-3 text-sm text-warning">
          {paid === 0
            ? t('qualified.noCredits')
            : t('qualified.several.short', { count: paid, formatted: format.integer(paid) })}
        </p>
      )}
    </>
  )
}

type ConfirmProps = {
  count: number
  isRunning: boolean
  onBuy: () => void
  onConfirm: () => void
}

function Confirm({ count, isRunning, onBuy, onConfirm }: ConfirmProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { credits } = useBalance()
  const paid = credits === undefined ? count : Math.min(count, credits)
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-2">
      <AlertDialog.Close
        disabled={isRunning}
        render={<Button variant="quiet">{t('common.cancel')}</Button>}
      />
      {paid < count && (
        <Button variant={paid === 0 ? 'primary' : 'secondary'} disabled={isRunning} onClick={onBuy}>
          {t('qualified.several.buy')}
        </Button>
      )}
      {paid > 0 && (
        <Button busy={isRunning} icon={<LockOpen size={16} aria-hidden />} onClick={onConfirm}>
          {t('qualified.several.confirm', { count: paid, formatted: format.integer(paid) })}
        </Button>
      )}
    </div>
  )
}

const outcomes: readonly UnlockOutcome[] = [
  'unlocked',
  'already_unlocked',
  'insufficient_credits',
  'not_for_sale',
  'not_found',
]

/** How far it is, then how many responses had which outcome. */
function Outcome({ run }: { run: UnlockRun }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { credits } = useBalance()
  const { done, total, isRunning, error } = run
  return (
    <div className="grid gap-3" aria-live="polite">
      {isRunning && (
        <>
          <progress
            value={done}
            max={total}
            aria-label={t('qualified.several.running')}
            className="h-2 w-full overflow-hidden rounded-full bg-line [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
          />
          <p className="text-sm text-ink-2">
            {t('qualified.several.progress', {
              done: format.integer(done),
              total: format.integer(total),
            })}
          </p>
        </>
      )}
      {!isRunning && (
        <ul className="grid gap-1.5 text-sm">
          {outcomes.map((outcome) => {
            const count = run.outcomes[outcome] ?? 0
            if (count === 0) return null
            return (
              <li key={outcome} className={outcome === 'unlocked' ? 'font-semibold' : 'text-ink-2'}>
                {t(`qualified.outcome.${outcome}`, { count, formatted: format.integer(count) })}
              </li>
            )
          })}
          {credits !== undefined && (
            <li className="text-ink-2">
              {t('qualified.several.left', { count: credits, formatted: format.integer(credits) })}
            </li>
          )}
        </ul>
      )}
      {error && <InlineError title={t('errors.generic')}>{error}</InlineError>}
    </div>
  )
}
