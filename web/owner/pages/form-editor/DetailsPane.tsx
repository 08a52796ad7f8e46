import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { AskedBy } from '../../authoring/AskedBy.tsx'
import { Basics } from '../../authoring/Basics.tsx'
import { Duplicates } from '../../authoring/Duplicates.tsx'
import { TextArea } from '../../authoring/Field.tsx'
import { issueText } from '../../authoring/issues.ts'
import { LanguageChoice } from '../create/LanguageChoice.tsx'
import type { Editor } from '../survey/configure/use-editor.ts'

/** What a survey says and knows of itself, apart from its questions. */
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
        <AskedBy survey={content} edit={edit} issues={issues} />
        <LanguageChoice language={content.language} onChange={(language) => edit({ language })} />
      </Basics>
      <Duplicates survey={content} edit={edit} />
    </div>
  )
}
