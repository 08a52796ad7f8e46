import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { useMe } from '../queries.ts'
import type { Piece } from './authored.ts'
import { TextField } from './Field.tsx'
import { issueText, noIssues, type Issues } from './issues.ts'

type Props = Piece<'asked_by'> & { issues?: Issues }

/** As whom an owner asks: people answer somebody rather than a form. */
export function AskedBy({ survey, edit, issues = noIssues }: Props) {
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
