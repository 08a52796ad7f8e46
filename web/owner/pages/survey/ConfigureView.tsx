import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { toPreviewInput } from '../../survey-editor/content/survey-fields.ts'
import { ActiveFeatures } from '../../survey-editor/fields/ActiveFeatures.tsx'
import { SurveyGoalField } from '../../survey-editor/fields/SurveyGoalField.tsx'
import { SenderNameField } from '../../survey-editor/fields/SenderNameField.tsx'
import { Basics } from '../../survey-editor/fields/Basics.tsx'
import { CountryField } from '../../survey-editor/fields/CountryField.tsx'
import { DuplicatesPolicyField } from '../../survey-editor/fields/DuplicatesPolicyField.tsx'
import { SurveyRetentionField } from '../../survey-editor/fields/SurveyRetentionField.tsx'
import { Features } from '../../survey-editor/fields/Features.tsx'
import { LanguageNotice } from '../../survey-editor/fields/LanguageNotice.tsx'
import { InterviewerSettings } from '../../survey-editor/fields/InterviewerSettings.tsx'
import { useFocusFirstIssue } from '../../survey-editor/content/issues.ts'
import { ValidationPoints } from '../../survey-editor/fields/ValidationPoints.tsx'
import { PreSurveyFields } from '../../survey-editor/fields/PreSurveyFields.tsx'
import { Rewards } from '../../survey-editor/fields/Rewards.tsx'
import { EditorColumns } from '../../survey-editor/page/EditorColumns.tsx'
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
  const fields = (
    <>
      <Basics survey={content} edit={edit} issues={issues}>
        <SurveyGoalField {...editor} />
        <SenderNameField survey={content} edit={edit} issues={issues} />
        <Language editor={editor} />
        <LanguageNotice
          surveyId={id}
          content={content}
          onChange={(language) => edit({ language })}
        />
        <CountryField survey={content} edit={edit} />
      </Basics>
      <ValidationPoints survey={content} edit={edit} issues={issues} help="change-points" />
      <InterviewerSettings survey={content} edit={edit} />
      <Features survey={content} edit={edit} />
      <PreSurveyFields survey={content} edit={edit} issues={issues} />
      <Rewards survey={content} edit={edit} issues={issues} />
      <DuplicatesPolicyField survey={content} edit={edit} />
      <SurveyRetentionField surveyId={id} />
      <Card className="grid gap-4 p-5 sm:p-6" aria-label={t('create.summary')}>
        <SummaryTiles survey={content} />
        <ActiveFeatures survey={content} />
        <SentimentLink surveyId={id} />
      </Card>
    </>
  )
  return (
    <div ref={form}>
      <EditorColumns
        error={editor.error}
        fields={fields}
        preview={<PreviewChat survey={toPreviewInput(content)} about={content} />}
      />
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
