import { Compass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SessionTurn } from '#contract/api/session-details.ts'
import { useLocale } from '../../../../shared/i18n.ts'

/** Why a question was asked: its purpose, its validation point, and wordings that were rejected before. */
export function QuestionReason({ turn: { why, asked_by } }: { turn: SessionTurn }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { purpose, probe, objective, guards } = why
  // The offline engine words a follow-up after the answer alone.
  const hasProbe = probe !== null && asked_by?.engine !== 'offline'
  const rules = [...new Set(guards)].map((guard) => t(`session.guard.${guard}`))
  return (
    <div className="grid gap-0.5 text-xs text-ink-3">
      <p className="flex gap-1.5">
        <Compass size={13} className="mt-0.5 shrink-0" aria-hidden />
        <span className="min-w-0">
          {t(hasProbe ? `session.probe.${probe}` : `session.why.${purpose}`)}
          {objective && (
            <>
              {' · '}
              <bdi className="wrap-anywhere">{objective}</bdi>
            </>
          )}
        </span>
      </p>
      {rules.length > 0 && (
        <p className="ms-5">{t('session.rejected', { rules: format.list(rules) })}</p>
      )}
    </div>
  )
}
