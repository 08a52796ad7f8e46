import { Gift, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Impression } from '#contract/api/responses.ts'
import { AnswerFlag } from './AnswerAnnotations.tsx'

/** A respondent's rating and comment, and their rewards. */
export function ImpressionDetails({ rating, comment, flag, rewards }: Impression) {
  const { t } = useTranslation()
  return (
    <div className="mt-5 grid gap-1.5 border-t border-line pt-4 text-sm text-ink-2">
      {rating !== null && (
        <p className="flex items-center gap-2">
          <span className="sr-only">{t('survey.stars', { count: rating })}</span>
          <span aria-hidden className="flex">
            {[1, 2, 3, 4, 5].map((star) => (
              <Star
                key={star}
                size={16}
                className={star <= rating ? 'fill-accent text-accent' : 'text-line-strong'}
              />
            ))}
          </span>
          {comment && <bdi className="min-w-0 wrap-anywhere">{comment}</bdi>}
        </p>
      )}
      {flag && <AnswerFlag flag={flag} />}
      {rewards.length > 0 && (
        <p className="flex items-center gap-2">
          <Gift size={16} aria-hidden className="shrink-0 text-ink-3" />
          {t('survey.given', { titles: rewards.join(', ') })}
        </p>
      )}
    </div>
  )
}
