import { useTranslation } from 'react-i18next'
import type { SentimentConfig } from '#contract/survey.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { Switch } from '../../ui/Switch.tsx'
import { FollowUpText } from './FollowUpText.tsx'
import { Keywords } from './Keywords.tsx'
import type { QuestionSettings } from './settings.ts'

type Props = {
  number: number
  text: string
  /** Settings of the whole survey. */
  globalConfig: SentimentConfig
  question: QuestionSettings
  hasOwn: boolean
  /** Forms ask no follow-ups. */
  hasFollowUps: boolean
  onEdit: (changes: Partial<QuestionSettings>) => void
}

export function QuestionCard(props: Props) {
  const { number, text, globalConfig, question, hasOwn, hasFollowUps, onEdit } = props
  const { t } = useTranslation()
  const { format } = useLocale()
  const isOff = !globalConfig.enabled || !question.enabled
  const heading = `point-${number}`
  return (
    <li
      aria-labelledby={heading}
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <header className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <span className="font-display text-xl text-ink-3" aria-hidden>
          {format.integer(number)}
        </span>
        <div>
          <h2 id={heading} dir="auto" className="font-display text-xl leading-snug text-page">
            {text}
          </h2>
          <p
            className={`mt-1 text-xs ${hasOwn ? 'font-semibold text-primary-text' : 'text-ink-3'}`}
          >
            {hasOwn ? t('sentimentConfig.ownSettings') : t('sentimentConfig.asForAll')}
          </p>
        </div>
      </header>
      <Switch
        label={t('sentimentConfig.analyse')}
        help={t('sentimentConfig.analyseHelp')}
        isDisabled={!globalConfig.enabled}
        checked={question.enabled}
        onChange={(enabled) => onEdit({ enabled })}
      />
      {question.enabled && (
        <>
          <Keywords
            label={t('sentimentConfig.questionKeywords')}
            help={t('sentimentConfig.questionKeywordsHelp')}
            words={question.aspects}
            isDisabled={isOff || !globalConfig.aspect_analysis}
            onChange={(aspects) => onEdit({ aspects })}
          />
          {hasFollowUps && (
            <FollowUpTexts {...props} isDisabled={isOff || !globalConfig.auto_followups} />
          )}
        </>
      )}
    </li>
  )
}

function FollowUpTexts({
  globalConfig,
  question,
  isDisabled,
  onEdit,
}: Pick<Props, 'globalConfig' | 'question' | 'onEdit'> & { isDisabled: boolean }) {
  const { t } = useTranslation()
  const inherited = (own: string) =>
    own === ''
      ? t('sentimentConfig.inheritsOwn')
      : t('sentimentConfig.inherits', { text: `\u2068${own}\u2069` })
  return (
    <>
      <FollowUpText
        label={t('sentimentConfig.negative')}
        value={question.followup_negative}
        placeholder={inherited(globalConfig.followup_negative)}
        isDisabled={isDisabled}
        onChange={(followup_negative) => onEdit({ followup_negative })}
      />
      <FollowUpText
        label={t('sentimentConfig.veryPositive')}
        value={question.followup_very_positive}
        placeholder={inherited(globalConfig.followup_very_positive)}
        isDisabled={isDisabled}
        onChange={(followup_very_positive) => onEdit({ followup_very_positive })}
      />
    </>
  )
}
