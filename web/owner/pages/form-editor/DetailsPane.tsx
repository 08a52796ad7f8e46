import { useTranslation } from 'react-i18next'
import { SurveyGoalField } from '../../survey-editor/fields/SurveyGoalField.tsx'
import { SenderNameField } from '../../survey-editor/fields/SenderNameField.tsx'
import { Basics } from '../../survey-editor/fields/Basics.tsx'
import { CountryField } from '../../survey-editor/fields/CountryField.tsx'
import { DuplicatesPolicyField } from '../../survey-editor/fields/DuplicatesPolicyField.tsx'
import { PreSurveyFields } from '../../survey-editor/fields/PreSurveyFields.tsx'
import { Rewards } from '../../survey-editor/fields/Rewards.tsx'
import { SurveyRetentionField } from '../../survey-editor/fields/SurveyRetentionField.tsx'
import { VoiceSwitch } from '../../survey-editor/fields/VoiceSwitch.tsx'
import { Card } from '../../ui/Card.tsx'
import { LanguageSelect } from '../../survey-editor/fields/LanguageSelect.tsx'
import type { Editor } from '../../survey-editor/editor/use-editor.ts'

/** The survey's own fields, apart from its questions. */
export function DetailsPane({ surveyId, editor }: { surveyId: string; editor: Editor }) {
  const { t } = useTranslation()
  const { content, edit, issues } = editor
  return (
    <div className="grid gap-4" data-own-undo>
      <Basics survey={content} edit={edit} issues={issues}>
        <SurveyGoalField {...editor} />
        <SenderNameField survey={content} edit={edit} issues={issues} />
        <LanguageSelect language={content.language} onChange={(language) => edit({ language })} />
        <CountryField survey={content} edit={edit} />
      </Basics>
      <DuplicatesPolicyField survey={content} edit={edit} />
      <Card className="grid gap-4 p-5 sm:p-6" aria-labelledby="form-features">
        <h2 id="form-features" className="text-sm font-semibold">
          {t('create.features')}
        </h2>
        <VoiceSwitch
          checked={content.enable_audio}
          onChange={(enable_audio) => edit({ enable_audio })}
        />
      </Card>
      <PreSurveyFields survey={content} edit={edit} issues={issues} />
      <Rewards survey={content} edit={edit} issues={issues} />
      <SurveyRetentionField surveyId={surveyId} />
    </div>
  )
}
