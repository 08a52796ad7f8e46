import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import { previewOf } from '../../../authoring/authored.ts'
import { ActiveFeatures } from '../../../authoring/ActiveFeatures.tsx'
import { AskedBy } from '../../../authoring/AskedBy.tsx'
import { Basics } from '../../../authoring/Basics.tsx'
import { Duplicates } from '../../../authoring/Duplicates.tsx'
import { Features } from '../../../authoring/Features.tsx'
import { TextArea } from '../../../authoring/Field.tsx'
import { Interviewer } from '../../../authoring/Interviewer.tsx'
import { issueText, useLeadToIssue } from '../../../authoring/issues.ts'
import { Points } from '../../../authoring/Points.tsx'
import { PreSurveyFields } from '../../../authoring/PreSurveyFields.tsx'
import { Rewards } from '../../../authoring/Rewards.tsx'
import { Tiles } from '../../../authoring/Tiles.tsx'
import { PreviewChat } from '../../../preview/PreviewChat.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SentimentLink } from '../SentimentLink.tsx'
import { languages } from './said.ts'
import type { Editor } from './use-editor.ts'

/** Everything about a survey that can be changed, and a conversation to try it out. */
export function Configure({ survey: { id }, editor }: { survey: Survey; editor: Editor }) {
  const { t } = useTranslation()
  const { content, edit, issues } = editor
  const form = useRef<HTMLDivElement>(null)
  useLeadToIssue(form, issues, editor.error)
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
          <AskedBy survey={content} edit={edit} issues={issues} />
          <Language editor={editor} />
        </Basics>
        <Points survey={content} edit={edit} issues={issues} />
        <Interviewer survey={content} edit={edit} />
        <Features survey={content} edit={edit} />
        <PreSurveyFields survey={content} edit={edit} issues={issues} />
        <Rewards survey={content} edit={edit} issues={issues} />
        <Duplicates survey={content} edit={edit} />
        <PreviewChat survey={previewOf(content)} />
      </div>
      <aside className="grid gap-4 lg:sticky lg:top-6" aria-label={t('create.summary')}>
        <Card className="p-5">
          <Tiles survey={content} />
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
        options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
        className="sm:max-w-64"
      />
      <p className="text-xs text-ink-3">{t('editor.languageHelp')}</p>
    </div>
  )
}
