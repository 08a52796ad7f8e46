import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { Card } from '../../ui/Card.tsx'
import type { SurveySectionProps } from '../content/survey-fields.ts'
import { TextArea, TextField } from '../../ui/Field.tsx'
import { issueText, noIssues, type Issues } from '../content/issues.ts'

type Props = SurveySectionProps<'title' | 'description'> & { issues?: Issues; children?: ReactNode }

/** Title and description; further fields as children. */
export function Basics({ survey, edit, issues = noIssues, children }: Props) {
  const { t } = useTranslation()
  const isMissing = survey.title.trim() === ''
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <TextField
        label={t('create.titleLabel')}
        name="title"
        value={survey.title}
        maxLength={limits.title.max}
        error={isMissing ? t('create.titleRequired') : issueText(t, issues, 'title')}
        onChange={(event) => edit({ title: event.target.value })}
        className="font-display text-xl rtl:py-1.5 rtl:leading-[1.8]"
      />
      <TextArea
        label={t('create.descriptionLabel')}
        name="description"
        value={survey.description}
        maxLength={limits.description.max}
        help={t('create.descriptionHelp')}
        error={issueText(t, issues, 'description')}
        onChange={(event) => edit({ description: event.target.value })}
      />
      {children}
    </Card>
  )
}
