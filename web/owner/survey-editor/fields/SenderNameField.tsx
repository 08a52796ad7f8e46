import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { useMe } from '../../queries.ts'
import type { SurveySectionProps } from '../content/survey-fields.ts'
import { TextField } from '../../ui/Field.tsx'
import { issueText, noIssues, type Issues } from '../content/issues.ts'

type Props = SurveySectionProps<'asked_by'> & { issues?: Issues }

/** The sender's name shown to respondents. */
export function SenderNameField({ survey, edit, issues = noIssues }: Props) {
  const { t } = useTranslation()
  const { google_user_data: me } = useMe()
  return (
    <TextField
      label={t('editor.askedBy')}
      name="asked_by"
      value={survey.asked_by}
      maxLength={limits.askedBy.max}
      placeholder={me.name}
      help={t('editor.askedByHelp')}
      error={issueText(t, issues, 'asked_by')}
      onChange={(event) => edit({ asked_by: event.target.value })}
    />
  )
}
