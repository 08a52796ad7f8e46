import { Menu } from '@base-ui/react/menu'
import {
  ChartNoAxesColumn,
  Copy,
  Ellipsis,
  Link2,
  PencilLine,
  Pause,
  Play,
  Square,
  Trash2,
} from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { SurveyListItem } from '#contract/api/surveys.ts'
import { menuPopup } from '../../ui/menu.ts'
import { MenuItem, MenuSeparator } from '../../ui/MenuItem.tsx'
import { nextTransition, useStatusChange } from '../../survey-editor/lifecycle/use-status-change.ts'
import { CloseSurveyDialog } from '../../survey-editor/lifecycle/CloseSurveyDialog.tsx'
import {
  DeleteSurveyDialog,
  isAnswerable,
} from '../../survey-editor/lifecycle/DeleteSurveyDialog.tsx'
import { editPath, resultsPath } from '../../survey-paths.ts'
import {
  useCopySurveyLink,
  useDeleteSurvey,
  useDuplicateSurvey,
} from '../../survey-editor/lifecycle/use-survey-actions.ts'

export const actionsPosition = 'z-10 max-md:absolute max-md:end-3 max-md:top-3 md:relative'

/** A survey's actions, by status. */
export function RowActions({ survey }: { survey: SurveyListItem }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'close' | 'delete' | null>(null)
  const { id, title, status } = survey
  const change = useStatusChange(() => void navigate(editPath(survey)))
  const copyLink = useCopySurveyLink(survey)
  const { duplicate, isDuplicating } = useDuplicateSurvey(survey)
  const move = nextTransition(status)
  const trigger = useRef<HTMLButtonElement>(null)
  const removeAndFocusNext = useRemoveAndFocusNext(survey, trigger)
  const cancel = () => setAsked(null)
  const go = (path: string) => () => void navigate(path)
  return (
    <div className={actionsPosition}>
      <Menu.Root>
        <Menu.Trigger
          ref={trigger}
          aria-label={t('surveys.actions', { title })}
          aria-busy={change.isPending || isDuplicating}
          className="inline-flex size-10 items-center justify-center rounded-md text-ink-2 transition-colors duration-150 hover:bg-sunken hover:text-ink aria-busy:animate-shimmer data-popup-open:bg-sunken"
        >
          <Ellipsis size={20} aria-hidden />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={6} align="end" className="z-50">
            <Menu.Popup className={`${menuPopup} min-w-52`}>
              <MenuItem
                icon={PencilLine}
                label={t('surveys.edit')}
                onClick={go(editPath(survey))}
              />
              <MenuItem
                icon={ChartNoAxesColumn}
                label={t('surveys.results')}
                onClick={go(resultsPath(survey))}
              />
              <MenuSeparator />
              {move && (
                <MenuItem
                  icon={move.to === 'paused' ? Pause : Play}
                  label={t(`action.${move.label}`)}
                  onClick={() => change.mutate({ id, status: move.to })}
                />
              )}
              {isAnswerable(survey) && (
                <MenuItem
                  icon={Square}
                  label={t('surveys.close')}
                  onClick={() => setAsked('close')}
                />
              )}
              {status !== 'draft' && (
                <MenuItem
                  icon={Link2}
                  label={t('surveys.copyLink')}
                  onClick={() => void copyLink()}
                />
              )}
              <MenuItem icon={Copy} label={t('surveys.duplicate')} onClick={duplicate} />
              <MenuSeparator />
              <MenuItem
                icon={Trash2}
                label={t('surveys.delete')}
                onClick={isAnswerable(survey) ? () => setAsked('delete') : removeAndFocusNext}
                danger
              />
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <CloseSurveyDialog
        title={title}
        isOpen={asked === 'close'}
        isBusy={change.isPending}
        onCancel={cancel}
        onConfirm={() => change.mutate({ id, status: 'closed' }, { onSettled: cancel })}
      />
      <DeleteSurveyDialog
        survey={survey}
        isOpen={asked === 'delete'}
        onCancel={cancel}
        onConfirm={removeAndFocusNext}
        finalFocus={() => trigger.current}
      />
    </div>
  )
}

const focusDelayMs = 50

/** Deletes a survey, and focuses the next row. */
function useRemoveAndFocusNext(
  survey: SurveyListItem,
  trigger: RefObject<HTMLButtonElement | null>,
) {
  const remove = useDeleteSurvey(survey)
  return () => {
    const next = neighbourOf(trigger.current)
    remove()
    // After the menu has closed, which restores the focus to the removed row.
    setTimeout(() => document.activeElement === document.body && next?.focus(), focusDelayMs)
  }
}

/** The menu button of the next or previous row. */
function neighbourOf(button: HTMLElement | null): HTMLElement | null | undefined {
  const row = button?.closest('li')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  return next?.querySelector<HTMLElement>('button[aria-haspopup]')
}
