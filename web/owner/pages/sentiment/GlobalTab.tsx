import { useTranslation } from 'react-i18next'
import type { SentimentConfig } from '#contract/survey.ts'
import { Card } from '../../ui/Card.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { ConfidenceThreshold } from './ConfidenceThreshold.tsx'
import { FollowUpText } from './FollowUpText.tsx'
import { Keywords } from './Keywords.tsx'

/** Forms ask no follow-ups, so they have no settings for them. */
type Props = {
  config: SentimentConfig
  isForm: boolean
  onEdit: (config: SentimentConfig) => void
}

/** Settings for all questions without their own. */
export function GlobalTab({ config, isForm, onEdit }: Props) {
  const edit = (changes: Partial<SentimentConfig>) => onEdit({ ...config, ...changes })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <AnalysisSwitches config={config} isForm={isForm} edit={edit} />
        <Card className="p-5 sm:p-6">
          <ConfidenceThreshold
            threshold={config.confidence_threshold}
            isDisabled={!config.enabled}
            onChange={(confidence_threshold) => edit({ confidence_threshold })}
          />
        </Card>
      </div>
      <div className="grid gap-6">
        <Aspects config={config} edit={edit} />
        {!isForm && <FollowUps config={config} edit={edit} />}
      </div>
    </div>
  )
}

type GlobalSectionProps = {
  config: SentimentConfig
  edit: (changes: Partial<SentimentConfig>) => void
}

function AnalysisSwitches({ config, isForm, edit }: GlobalSectionProps & Pick<Props, 'isForm'>) {
  const { t } = useTranslation()
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <Switch
        label={t('sentimentConfig.enabled')}
        help={t('sentimentConfig.enabledHelp')}
        checked={config.enabled}
        onChange={(enabled) => edit({ enabled })}
      />
      {!config.enabled && (
        <p className="rounded-md bg-warning-soft px-4 py-3 text-sm text-warning">
          {t('sentimentConfig.offNote')}
        </p>
      )}
      <div className="grid gap-5 border-t border-line pt-5">
        <Switch
          label={t('sentimentConfig.emotions')}
          help={t('sentimentConfig.emotionsHelp')}
          isDisabled={!config.enabled}
          checked={config.emotion_analysis}
          onChange={(emotion_analysis) => edit({ emotion_analysis })}
        />
        <Switch
          label={t('sentimentConfig.aspects')}
          help={t('sentimentConfig.aspectsHelp')}
          isDisabled={!config.enabled}
          checked={config.aspect_analysis}
          onChange={(aspect_analysis) => edit({ aspect_analysis })}
        />
        {!isForm && (
          <Switch
            label={t('sentimentConfig.followups')}
            help={t('sentimentConfig.followupsHelp')}
            isDisabled={!config.enabled}
            checked={config.auto_followups}
            onChange={(auto_followups) => edit({ auto_followups })}
          />
        )}
      </div>
    </Card>
  )
}

function FollowUps({ config, edit }: GlobalSectionProps) {
  const { t } = useTranslation()
  const isDisabled = !config.enabled || !config.auto_followups
  return (
    <Card className="grid gap-4 p-5 sm:p-6" aria-labelledby="follow-ups">
      <div>
        <h2 id="follow-ups" className="font-semibold">
          {t('sentimentConfig.texts')}
        </h2>
        <p className="text-sm text-ink-2">{t('sentimentConfig.textsHelp')}</p>
      </div>
      <FollowUpText
        label={t('sentimentConfig.negative')}
        value={config.followup_negative}
        placeholder={t('sentimentConfig.negativePlaceholder')}
        isDisabled={isDisabled}
        onChange={(followup_negative) => edit({ followup_negative })}
      />
      <FollowUpText
        label={t('sentimentConfig.veryPositive')}
        value={config.followup_very_positive}
        placeholder={t('sentimentConfig.veryPositivePlaceholder')}
        isDisabled={isDisabled}
        onChange={(followup_very_positive) => edit({ followup_very_positive })}
      />
    </Card>
  )
}

function Aspects({ config, edit }: GlobalSectionProps) {
  const { t } = useTranslation()
  return (
    <Card className="p-5 sm:p-6">
      <Keywords
        label={t('sentimentConfig.keywords')}
        help={t('sentimentConfig.keywordsHelp')}
        words={config.aspect_keywords}
        isDisabled={!config.enabled || !config.aspect_analysis}
        onChange={(aspect_keywords) => edit({ aspect_keywords })}
      />
    </Card>
  )
}
