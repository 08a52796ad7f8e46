import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SentimentConfig, ValidationPoint } from '#contract/survey.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { hasOwnSettings, questionSettingsOf, updateQuestionSettings } from './settings.ts'

type Props = {
  config: SentimentConfig
  points: readonly ValidationPoint[]
  onEdit: (config: SentimentConfig) => void
}

/** Settings of each validation point. */
export function QuestionsTab({ config, points, onEdit }: Props) {
  const { t } = useTranslation()
  if (points.length === 0)
    return (
      <Card>
        <EmptyState
          title={t('sentimentConfig.noPoints')}
          help={t('sentimentConfig.noPointsHelp')}
        />
      </Card>
    )
  return (
    <div className="grid gap-4">
      {!config.enabled && (
        <p className="rounded-md bg-warning-soft px-4 py-3 text-sm text-warning">
          {t('sentimentConfig.globalOff')}{' '}
          <Link to="?tab=global" replace className="font-semibold underline underline-offset-2">
            {t('sentimentConfig.global')}
          </Link>
        </p>
      )}
      <ol className="grid items-start gap-4 lg:grid-cols-2">
        {points.map((point, index) => (
          <QuestionCard
            key={point.id}
            number={index + 1}
            text={point.text}
            globalConfig={config}
            question={questionSettingsOf(config, point.id)}
            hasOwn={hasOwnSettings(config, point.id)}
            onEdit={(changes) => onEdit(updateQuestionSettings(config, point.id, changes))}
          />
        ))}
      </ol>
    </div>
  )
}
