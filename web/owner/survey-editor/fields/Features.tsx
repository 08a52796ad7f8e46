import { useTranslation } from 'react-i18next'
import { useMe } from '../../queries.ts'
import { HelpLink } from '../../help/HelpLink.tsx'
import { AnonymousNotice } from '../../settings/privacy/AnonymousNotice.tsx'
import { Card } from '../../ui/Card.tsx'
import { Switch } from '../../ui/Switch.tsx'
import type { SurveySectionProps } from '../content/survey-fields.ts'
import { VoiceSwitch } from './VoiceSwitch.tsx'

/** Channels by which respondents may answer. */
export function Features({
  survey,
  edit,
}: SurveySectionProps<'enable_audio' | 'conversation_mode' | 'enable_whatsapp'>) {
  const { t } = useTranslation()
  const { plan, channels } = useMe()
  return (
    <Card className="grid gap-4 p-5 sm:p-6" aria-labelledby="features">
      <h2 id="features" className="text-sm font-semibold">
        {t('create.features')}{' '}
        <HelpLink article="voice-and-whatsapp" topic={t('create.features')} />
      </h2>
      <VoiceSwitch
        checked={survey.enable_audio}
        onChange={(enable_audio) => edit({ enable_audio })}
      />
      <Switch
        label={t('create.conversation')}
        help={t('create.conversationHelp')}
        checked={survey.conversation_mode}
        onChange={(conversation_mode) => edit({ conversation_mode })}
      />
      <Switch
        label={t('authoring.whatsapp')}
        help={
          plan.limits.whatsapp_integration
            ? t('authoring.whatsappHelp')
            : t('authoring.whatsappPlan')
        }
        warning={channels.whatsapp ? undefined : t('authoring.whatsappUnavailable')}
        checked={survey.enable_whatsapp}
        isDisabled={!plan.limits.whatsapp_integration && !survey.enable_whatsapp}
        onChange={(enable_whatsapp) => edit({ enable_whatsapp })}
      />
      {survey.enable_whatsapp && <AnonymousNotice about="whatsapp" />}
    </Card>
  )
}
