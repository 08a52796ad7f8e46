import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { errorText } from '../../error-text.ts'
import { useMe } from '../../queries.ts'
import { Button } from '../../ui/Button.tsx'
import { InlineError } from '../../ui/states.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useCommand } from '../../use-command.ts'
import { cacheSurvey } from './use-status-change.ts'

const days = [1, 7, 30] as const

/** Sets a survey's closing time, in the owner's time zone. */
export function ScheduleDialog({ survey, onClose }: { survey: Survey; onClose: () => void }) {
  const { t } = useTranslation()
  const schedule = useSchedule(onClose)
  const [now] = useState(() => Date.now())
  const [local, setLocal] = useState(() =>
    survey.closes_at ? localTime(new Date(survey.closes_at)) : '',
  )
  const chosen = local === '' ? null : new Date(local)
  const isPast = chosen !== null && chosen.getTime() <= now
  const setClosingTime = (at: Date | null) =>
    schedule.mutate({ id: survey.id, closes_at: at?.toISOString() ?? null })
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 rounded-xl border border-line bg-raised p-6 shadow-overlay outline-none">
          <Dialog.Title className="font-display text-2xl">
            {t('editor.schedule.title')}
          </Dialog.Title>
          <Dialog.Description className="mt-1 text-pretty text-ink-2">
            {t('editor.schedule.help')}
          </Dialog.Description>
          <ClosingTimeField local={local} now={now} isPast={isPast} onChange={setLocal} />
          {schedule.error && (
            <div className="mt-4">
              <InlineError title={t('editor.schedule.failed')}>
                {errorText(t, schedule.error)}
              </InlineError>
            </div>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            {survey.closes_at && (
              <Button
                variant="quiet"
                disabled={schedule.isPending}
                onClick={() => setClosingTime(null)}
              >
                {t('editor.schedule.remove')}
              </Button>
            )}
            <Dialog.Close render={<Button variant="quiet">{t('common.cancel')}</Button>} />
            <Button
              busy={schedule.isPending}
              disabled={chosen === null || isPast}
              onClick={() => setClosingTime(chosen)}
            >
              {t('editor.schedule.save')}
            </Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function useSchedule(onDone: () => void) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const me = useMe()
  return useCommand('PUT /api/surveys/:id/closing', {
    onSuccess: (saved) => {
      cacheSurvey(me.id, saved)
      toast(
        saved.closes_at
          ? t('editor.schedule.saved', { when: format.longDateTime(saved.closes_at) })
          : t('editor.schedule.none'),
      )
      onDone()
    },
  })
}

type ClosingTimeFieldProps = {
  local: string
  now: number
  isPast: boolean
  onChange: (local: string) => void
}

/** Date and time, by picker or preset, repeated in words. */
function ClosingTimeField({ local, now, isPast, onChange }: ClosingTimeFieldProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (
    <>
      <label htmlFor="closes-at" className="mt-5 block text-sm font-semibold">
        {t('editor.schedule.when')}
      </label>
      <input
        id="closes-at"
        type="datetime-local"
        value={local}
        min={localTime(new Date(now))}
        aria-invalid={isPast}
        aria-describedby="closes-at-told"
        onChange={(event) => onChange(event.target.value)}
        className="mt-1.5 h-11 w-full rounded-md border border-line-strong/60 bg-surface px-3.5 aria-invalid:border-danger"
      />
      <p
        id="closes-at-told"
        aria-live="polite"
        className={`mt-1.5 min-h-5 text-sm ${isPast ? 'text-danger' : 'text-ink-2'}`}
      >
        {isPast
          ? t('editor.schedule.past')
          : local !== '' &&
            t('editor.schedule.told', {
              when: format.longDateTime(new Date(local).toISOString()),
              zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
            })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {days.map((count) => (
          <Button
            key={count}
            variant="secondary"
            onClick={() => onChange(localTime(inDays(count)))}
          >
            {t('editor.schedule.in', { count, formatted: format.integer(count) })}
          </Button>
        ))}
      </div>
    </>
  )
}

function inDays(count: number): Date {
  const at = new Date()
  at.setDate(at.getDate() + count)
  return at
}

/** Local time as inputs write it: `2026-11-24T18:00`. */
function localTime(at: Date): string {
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}
