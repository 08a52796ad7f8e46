import { Menu } from '@base-ui/react/menu'
import { CalendarClock, Copy, Download, Ellipsis, History, Square, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Survey } from '#contract/api/surveys.ts'
import { menuPopup } from '../../ui/menu.ts'
import { MenuItem, MenuSeparator } from '../../ui/MenuItem.tsx'
import { CloseSurveyDialog } from './CloseSurveyDialog.tsx'
import { DeleteSurveyDialog } from './DeleteSurveyDialog.tsx'
import { useDeleteSurvey, useDuplicateSurvey } from './use-survey-actions.ts'
import type { Editor } from '../editor/use-editor.ts'
import { ExportDialog } from '../../exports/ExportDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { VersionDrawer } from './VersionDrawer.tsx'

type OpenDialog = 'export' | 'schedule' | 'versions' | 'close' | 'delete' | null

/** A survey's actions besides publishing and pausing. */
export function SurveyMenu({ survey, editor }: { survey: Survey; editor: Editor }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [open, setOpen] = useState<OpenDialog>(null)
  const { title, status } = survey
  const { duplicate } = useDuplicateSurvey(survey)
  const remove = useDeleteSurvey(survey)
  const show = (dialog: OpenDialog) => () => setOpen(dialog)
  const close = show(null)
  return (
    <>
      <Menu.Root>
        <Menu.Trigger
          aria-label={t('editor.menu')}
          className="inline-flex size-10 items-center justify-center rounded-md border border-line-strong/60 bg-surface text-ink-2 transition-colors duration-150 hover:bg-sunken hover:text-ink data-popup-open:bg-sunken"
        >
          <Ellipsis size={20} aria-hidden />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={6} align="end" className="z-50">
            <Menu.Popup className={`${menuPopup} min-w-56`}>
              <MenuItem
                icon={History}
                label={t('editor.versions.open')}
                onClick={show('versions')}
              />
              <MenuItem icon={Download} label={t('exports.open')} onClick={show('export')} />
              <MenuItem icon={Copy} label={t('surveys.duplicate')} onClick={duplicate} />
              {status !== 'closed' && (
                <MenuItem
                  icon={CalendarClock}
                  label={t('editor.schedule.open')}
                  onClick={show('schedule')}
                />
              )}
              {(status === 'published' || status === 'paused') && (
                <MenuItem icon={Square} label={t('surveys.close')} onClick={show('close')} />
              )}
              <MenuSeparator />
              <MenuItem icon={Trash2} label={t('surveys.delete')} onClick={show('delete')} danger />
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <CloseSurveyDialog
        title={title}
        isOpen={open === 'close'}
        onCancel={close}
        onConfirm={() => {
          editor.changeStatus('closed')
          close()
        }}
      />
      <DeleteSurveyDialog
        survey={survey}
        isOpen={open === 'delete'}
        onCancel={close}
        onConfirm={() => {
          editor.discard()
          close()
          remove()
          void navigate('/surveys')
        }}
      />
      {open === 'export' && <ExportDialog surveyId={survey.id} onClose={close} />}
      {open === 'schedule' && <ScheduleDialog survey={survey} onClose={close} />}
      {open === 'versions' && (
        <VersionDrawer survey={survey} isChanged={editor.isChanged} onClose={close} />
      )}
    </>
  )
}
