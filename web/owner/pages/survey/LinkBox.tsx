import { Check, Copy, ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toasts.tsx'

/** The link that respondents open, and whether it works right now. */
export function LinkBox({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const link = publicLink(survey)
  const isOnline = survey.status === 'published'
  return (
    <section
      aria-label={t('survey.link')}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-surface p-3 ps-5"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2.5 text-sm">
          <span
            className={`inline-flex items-center gap-2 font-semibold ${isOnline ? 'text-success' : 'text-ink-2'}`}
          >
            <span
              className={`size-2 rounded-full bg-current ${isOnline ? 'animate-pulse-dot' : ''}`}
              aria-hidden
            />
            {isOnline ? t('survey.online') : t('survey.offline')}
          </span>
          <span className="text-ink-3">
            {survey.status === 'published'
              ? t(isInvitedOnly(survey) ? 'survey.invitedWhy' : 'survey.onlineWhy')
              : t(`survey.offlineWhy.${survey.status}`)}
          </span>
        </p>
        <p dir="ltr" className="truncate font-medium rtl:text-end">
          {link}
        </p>
      </div>
      <div className="flex gap-2">
        <CopyButton text={link} />
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-10 items-center gap-2 rounded-md border border-line-strong/60 px-4 text-sm font-semibold transition-colors duration-150 hover:bg-sunken"
        >
          <ExternalLink size={16} className="rtl:-scale-x-100" aria-hidden />
          {t('survey.openLink')}
        </a>
      </div>
    </section>
  )
}

const isInvitedOnly = ({ config_json }: Survey) =>
  (JSON.parse(config_json) as { invited_only?: boolean }).invited_only === true

function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast(t('survey.copyFailed'), text)
    }
  }
  return (
    <Button
      look="secondary"
      icon={
        isCopied ? (
          <Check size={16} className="text-success" aria-hidden />
        ) : (
          <Copy size={16} aria-hidden />
        )
      }
      onClick={() => void copy()}
    >
      {/* Both words hold the width, so that the button does not jump. */}
      <span className="grid" aria-live="polite">
        <span className={`col-start-1 row-start-1 ${isCopied ? 'invisible' : ''}`}>
          {t('survey.copy')}
        </span>
        <span className={`col-start-1 row-start-1 ${isCopied ? '' : 'invisible'}`}>
          {t('survey.copied')}
        </span>
      </span>
    </Button>
  )
}

function publicLink({ public_id, survey_type }: Survey): string {
  return `${location.origin}/${survey_type === 'advanced' ? 'sa' : 's'}/${public_id}`
}
