import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import { toPreviewInput } from '../../survey-editor/content/survey-fields.ts'
import { ActiveFeatures } from '../../survey-editor/fields/ActiveFeatures.tsx'
import { SenderNameField } from '../../survey-editor/fields/SenderNameField.tsx'
import { Basics } from '../../survey-editor/fields/Basics.tsx'
import { CountryField } from '../../survey-editor/fields/CountryField.tsx'
import { DuplicatesPolicyField } from '../../survey-editor/fields/DuplicatesPolicyField.tsx'
import { Features } from '../../survey-editor/fields/Features.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { InterviewerSettings } from '../../survey-editor/fields/InterviewerSettings.tsx'
import { issueText, useFocusFirstIssue } from '../../survey-editor/content/issues.ts'
import { ValidationPoints } from '../../survey-editor/fields/ValidationPoints.tsx'
import { PreSurveyFields } from '../../survey-editor/fields/PreSurveyFields.tsx'
import { Rewards } from '../../survey-editor/fields/Rewards.tsx'
import { SummaryTiles } from '../../survey-editor/fields/SummaryTiles.tsx'
import { PreviewChat } from '../../survey-editor/preview/PreviewChat.tsx'
import { Card } from '../../ui/Card.tsx'
import { Select } from '../../ui/Select.tsx'
import { SentimentLink } from './SentimentLink.tsx'
import { surveyLanguages } from '../../survey-editor/content/choices.ts'
import type { Editor } from '../../survey-editor/editor/use-editor.ts'

/** All fields of a survey, with a preview. */
export function ConfigureView({ survey: { id }, editor }: { survey: Survey; editor: Editor }) {
  const { t } = useTranslation()
  const { content, edit, issues } = editor
  const form = useRef<HTMLDivElement>(null)
  useFocusFirstIssue(form, issues, editor.error)
  return (
    <div ref={form} className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid min-w-0 gap-6">
        <Basics survey={content} edit={edit} issues={issues}>
          <TextArea
            label={t('editor.goal')}
            name="goal"
            value={content.goal}
            maxLength={limits.goal.max}
            help={t('editor.goalHelp')}
            error={issueText(t, issues, 'goal')}
            onChange={(event) => edit({ goal: event.target.value })}
          />
          <SenderNameField survey={content} edit={edit} issues={issues} />
          <Language editor={editor} />
          <CountryField survey={content} edit={edit} />
        </Basics>
        <ValidationPoints survey={content} edit={edit} issues={issues} />
        <InterviewerSettings survey={content} edit={edit} />
        <Features survey={content} edit={edit} />
        <PreSurveyFields survey={content} edit={edit} issues={issues} />
        <Rewards survey={content} edit={edit} issues={issues} />
        <DuplicatesPolicyField survey={content} edit={edit} />
        <PreviewChat survey={toPreviewInput(content)} />
      </div>
      <aside className="grid gap-4 lg:sticky lg:top-6" aria-label={t('create.summary')}>
        <Card className="p-5">
          <SummaryTiles survey={content} />
          <SentimentLink surveyId={id} />
        </Card>
        <ActiveFeatures survey={content} />
      </aside>
    </div>
  )
}

function Language({ editor: { content, edit } }: { editor: Editor }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold">{t('editor.language')}</p>
      <Select
        label={t('editor.language')}
        value={content.language}
        onChange={(language) => edit({ language })}
        options={surveyLanguages.map((value) => ({ value, label: t(`language.${value}`) }))}
        className="sm:max-w-64"
      />
      <p className="text-xs text-ink-3">{t('editor.languageHelp')}</p>
    </div>
  )
}
