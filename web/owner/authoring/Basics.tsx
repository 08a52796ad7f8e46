import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { Card } from '../ui/Card.tsx'
import type { Piece } from './authored.ts'

const field =
  'w-full rounded-md border border-line-strong/60 bg-surface px-3.5 py-2.5 aria-invalid:border-danger'

export function Basics({ survey, edit }: Piece<'title' | 'description'>) {
  const { t } = useTranslation()
  const id = useId()
  const isMissing = survey.title.trim() === ''
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-title`} className="text-sm font-semibold">
          {t('create.titleLabel')}
        </label>
        <input
          id={`${id}-title`}
          dir="auto"
          value={survey.title}
          maxLength={limits.title.max}
          aria-invalid={isMissing}
          aria-describedby={`${id}-title-error`}
          onChange={(event) => edit({ title: event.target.value })}
          className={`${field} font-display text-xl`}
        />
        <p id={`${id}-title-error`} className="text-sm text-danger empty:hidden">
          {isMissing ? t('create.titleRequired') : ''}
        </p>
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-description`} className="text-sm font-semibold">
          {t('create.descriptionLabel')}
        </label>
        <textarea
          id={`${id}-description`}
          dir="auto"
          rows={3}
          value={survey.description}
          maxLength={limits.description.max}
          aria-describedby={`${id}-description-help`}
          onChange={(event) => edit({ description: event.target.value })}
          className={`${field} field-sizing-content min-h-20 resize-none`}
        />
        <p id={`${id}-description-help`} className="text-xs text-ink-3">
          {t('create.descriptionHelp')}
        </p>
      </div>
    </Card>
  )
}
