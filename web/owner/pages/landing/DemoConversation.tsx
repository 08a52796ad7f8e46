import { useTranslation } from 'react-i18next'
import { TypingDots } from '../../ui/TypingDots.tsx'
import { ScoreBadge } from '../../ui/badges.tsx'

/** A sample conversation. */
export function DemoConversation() {
  const { t } = useTranslation()
  const arrive = (ms: number) => ({ animationDelay: `${ms}ms` })
  return (
    <figure
      aria-label={t('landing.demo.label')}
      className="relative rounded-xl border border-line bg-surface p-5 shadow-popup sm:p-6"
    >
      <figcaption className="mb-5 flex items-center justify-between text-sm text-ink-2">
        <span className="font-semibold">{t('survey.conversation', { label: 'A3F2' })}</span>
        <span className="inline-flex items-center gap-2 font-semibold text-accent-strong">
          <span className="size-2 animate-pulse-dot rounded-full bg-current" aria-hidden />
          {t('landing.demo.live')}
        </span>
      </figcaption>
      <div className="grid gap-3 text-[0.95rem] leading-relaxed">
        <p
          className="me-8 animate-arrive rounded-xl rounded-es-[6px] border border-line bg-bg px-4 py-3 font-display text-lg"
          style={arrive(150)}
        >
          {t('landing.demo.q1')}
        </p>
        <div className="ms-8 animate-arrive" style={arrive(900)}>
          <p className="rounded-xl rounded-ee-[6px] bg-primary-soft px-4 py-3 text-ink">
            {t('landing.demo.a1')}
          </p>
          <p className="mt-2 flex items-center justify-end gap-2 text-xs text-ink-3">
            {t('landing.demo.score')} <ScoreBadge score={0.86} />
          </p>
        </div>
        <p
          className="me-8 animate-arrive rounded-xl rounded-es-[6px] border border-line bg-bg px-4 py-3 font-display text-lg"
          style={arrive(1_800)}
        >
          {t('landing.demo.q2')}
        </p>
        <p
          className="ms-auto flex animate-arrive items-center gap-1.5 rounded-full bg-primary-soft px-4 py-2.5 text-primary"
          style={arrive(2_500)}
        >
          <span className="sr-only">{t('landing.demo.typing')}</span>
          <TypingDots />
        </p>
      </div>
    </figure>
  )
}
