import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { SenderNameField } from '../../survey-editor/fields/SenderNameField.tsx'
import { Basics } from '../../survey-editor/fields/Basics.tsx'
import { CountryField } from '../../survey-editor/fields/CountryField.tsx'
import { DuplicatesPolicyField } from '../../survey-editor/fields/DuplicatesPolicyField.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { issueText } from '../../survey-editor/content/issues.ts'
import { LanguageSelect } from '../../survey-editor/fields/LanguageSelect.tsx'
import type { Editor } from '../../survey-editor/editor/use-editor.ts'

/** The survey's own fields, apart from its questions. */
export function DetailsPane({ editor: { content, edit, issues } }: { editor: Editor }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4" data-own-undo>
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
        <LanguageSelect language={content.language} onChange={(language) => edit({ language })} />
        <CountryField survey={content} edit={edit} />
      </Basics>
      <DuplicatesPolicyField survey={content} edit={edit} />
    </div>
  )
}
