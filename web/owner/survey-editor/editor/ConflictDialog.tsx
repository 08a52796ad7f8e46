import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import {
  contentOf,
  mergeContent,
  defaultMergeSides,
  type SurveyContent,
  type ContentField,
  type MergeSide,
} from '../content/survey-content.ts'
import { contentFieldTexts } from '../content/field-texts.ts'
import { TextValues } from '../fields/TextValues.tsx'

type Props = {
  mine: SurveyContent
  conflict: { base: SurveyContent; current: Survey }
  onResolve: (content: SurveyContent) => void
  onPostpone: () => void
}

/** Resolves a conflict of two versions, field by field or as a whole. */
export function ConflictDialog({ mine, conflict, onResolve, onPostpone }: Props) {
  const { t } = useTranslation()
  const current = contentOf(conflict.current)
  const [picks, setPicks] = useState(() => defaultMergeSides(conflict.base, mine, current))
  const pickAll = (side: MergeSide) => setPicks(new Map([...picks].map(([field]) => [field, side])))
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onPostpone()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <AlertDialog.Popup className="fixed inset-x-3 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] max-w-3xl -translate-y-1/2 flex-col rounded-xl border border-line bg-raised shadow-overlay outline-none">
          <header className="border-b border-line p-5 sm:px-6">
            <AlertDialog.Title className="font-display text-2xl text-balance">
              {t('editor.conflict.title')}
            </AlertDialog.Title>
            <AlertDialog.Description className="mt-1 text-pretty text-ink-2">
              {t('editor.conflict.help')}
            </AlertDialog.Description>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button variant="secondary" onClick={() => pickAll('mine')}>
                {t('editor.conflict.allMine')}
              </Button>
              <Button variant="secondary" onClick={() => pickAll('current')}>
                {t('editor.conflict.allTheirs')}
              </Button>
            </div>
          </header>
          <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-5 sm:px-6">
            {picks.size === 0 && <p>{t('editor.conflict.same')}</p>}
            {[...picks].map(([field, side]) => (
              <Choice
                key={field}
                field={field}
                side={side}
                mine={mine}
                current={current}
                onPick={(next) => setPicks(new Map(picks).set(field, next))}
              />
            ))}
          </div>
          <footer className="flex flex-wrap justify-end gap-2 border-t border-line p-4 sm:px-6">
            <AlertDialog.Close
              render={<Button variant="quiet">{t('editor.conflict.later')}</Button>}
            />
            <Button onClick={() => onResolve(mergeContent(mine, current, picks))}>
              {t('editor.conflict.save')}
            </Button>
          </footer>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

type ChoiceProps = {
  field: ContentField
  side: MergeSide
  mine: SurveyContent
  current: SurveyContent
  onPick: (side: MergeSide) => void
}

function Choice({ field, side, mine, current, onPick }: ChoiceProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const sides = { mine, current }
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t(`editor.field.${field}`)}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {(['mine', 'current'] as const).map((name) => (
          <label
            key={name}
            className="flex cursor-pointer items-start gap-3 rounded-md border border-line p-3 text-sm has-checked:border-primary has-checked:bg-primary-soft/50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={`pick-${field}`}
              checked={side === name}
              onChange={() => onPick(name)}
              className="mt-0.5 size-4 shrink-0 accent-primary"
            />
            <span className="min-w-0 flex-1">
              <span className="block text-xs font-semibold text-ink-2">
                {t(name === 'mine' ? 'editor.conflict.mine' : 'editor.conflict.theirs')}
              </span>
              <TextValues
                texts={contentFieldTexts(t, format, sides[name], field)}
                emptyText={t('editor.nothing')}
              />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
