import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionDetails } from '#contract/api/session-details.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { Card } from '../../../ui/Card.tsx'

/** When, where and how a conversation was held. */
export function SessionFacts({ session }: { session: SessionDetails }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { status, end_reason, overall_sentiment, audio_consent, erased_on } = session
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="font-display text-xl">{t('session.facts')}</h2>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2.5 text-sm">
        <Fact name={t('session.status')}>{t(`session.state.${status}`)}</Fact>
        {end_reason && <Fact name={t('session.ended')}>{t(`session.end.${end_reason}`)}</Fact>}
        <Fact name={t('session.started')}>
          <time dateTime={session.started_at}>{format.longDateTime(session.started_at)}</time>
        </Fact>
        <Fact name={t('session.duration')}>{format.duration(session.duration_seconds)}</Fact>
        <Fact name={t('session.device')}>{t(`session.devices.${session.device}`)}</Fact>
        <Fact name={t('session.channel')}>
          {t(session.mode === 'whatsapp' ? 'session.whatsapp' : 'session.web')}
        </Fact>
        <Fact name={t('session.language')}>{t(`language.${session.language}`)}</Fact>
        {session.anonymous && <Fact name={t('session.respondent')}>{t('session.anonymous')}</Fact>}
        <Fact name={t('session.erasedOn')}>
          {erased_on === null ? (
            t('session.keptForever')
          ) : (
            <time dateTime={erased_on}>{format.longDay(erased_on.slice(0, 10))}</time>
          )}
        </Fact>
        <Fact name={t('session.id')}>
          <bdi dir="ltr" className="font-mono text-xs wrap-anywhere select-all">
            {session.conversation_id}
          </bdi>
        </Fact>
        <Fact name={t('session.version')}>{format.integer(session.survey_version)}</Fact>
        <Fact name={t('session.sentiment')}>
          {overall_sentiment ? t(`sentiment.${overall_sentiment}`) : t('session.none')}
        </Fact>
        <Fact name={t('session.qualified')}>
          {t(session.ai_qualified ? 'session.yes' : 'session.no')}
        </Fact>
        <Fact name={t('session.audio')}>
          {audio_consent === null ? t('session.noConsent') : t('session.consent')}
        </Fact>
      </dl>
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3">{name}</dt>
    <dd className="min-w-0 font-medium">{children}</dd>
  </>
)
