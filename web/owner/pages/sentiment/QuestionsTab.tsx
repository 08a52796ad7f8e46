import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SentimentConfig } from '#contract/survey.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { hasOwnSettings, questionSettingsOf, updateQuestionSettings } from './settings.ts'

/** A validation point, or a fixed question. */
export type AnalysedItem = { id: string; text: string }

type Props = {
  config: SentimentConfig
  items: readonly AnalysedItem[]
  isForm: boolean
  onEdit: (config: SentimentConfig) => void
}

/** Settings of each validation point, or of each fixed question. */
export function QuestionsTab({ config, items, isForm, onEdit }: Props) {
  const { t } = useTranslation()
  if (items.length === 0)
    return (
      <Card>
        <EmptyState
          title={t(isForm ? 'sentimentConfig.noQuestions' : 'sentimentConfig.noPoints')}
          help={t(isForm ? 'sentimentConfig.noQuestionsHelp' : 'sentimentConfig.noPointsHelp')}
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
        {items.map((item, index) => (
          <QuestionCard
            key={item.id}
            number={index + 1}
            text={item.text}
            globalConfig={config}
            question={questionSettingsOf(config, item.id)}
            hasFollowUps={!isForm}
            hasOwn={hasOwnSettings(config, item.id)}
            onEdit={(changes) => onEdit(updateQuestionSettings(config, item.id, changes))}
          />
        ))}
      </ol>
    </div>
  )
}
