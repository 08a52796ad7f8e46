import { Menu } from '@base-ui/react/menu'
import {
  CalendarClock,
  Copy,
  Ellipsis,
  History,
  Square,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Survey } from '#contract/api/surveys.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { menuItem, menuPopup } from '../../../ui/menu.ts'
import { useDelete, useDuplicate } from '../../surveys/use-survey-actions.ts'
import type { Editor } from '../configure/use-editor.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { VersionDrawer } from './VersionDrawer.tsx'

type Open = 'schedule' | 'versions' | 'close' | 'delete' | null

/** What can be done with a survey beside publishing and pausing it. */
export function SurveyMenu({ survey, editor }: { survey: Survey; editor: Editor }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>(null)
  const { title, status } = survey
  const { duplicate } = useDuplicate(survey)
  const remove = useDelete(survey)
  const close = () => setOpen(null)
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
              <Item
                icon={History}
                label={t('editor.versions.open')}
                onClick={() => setOpen('versions')}
              />
              <Item icon={Copy} label={t('surveys.duplicate')} onClick={duplicate} />
              {status !== 'closed' && (
                <Item
                  icon={CalendarClock}
                  label={t('editor.schedule.open')}
                  onClick={() => setOpen('schedule')}
                />
              )}
              {(status === 'published' || status === 'paused') && (
                <Item icon={Square} label={t('surveys.close')} onClick={() => setOpen('close')} />
              )}
              <Menu.Separator className="my-1 h-px bg-line" />
              <Item
                icon={Trash2}
                label={t('surveys.delete')}
                onClick={() => setOpen('delete')}
                look="text-danger data-highlighted:bg-danger-soft data-highlighted:text-danger"
              />
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <ConfirmDialog
        isOpen={open === 'close'}
        title={t('surveys.closeTitle')}
        confirmLabel={t('surveys.closeConfirm')}
        onCancel={close}
        onConfirm={() => {
          editor.moveTo('closed')
          close()
        }}
      >
        {t('surveys.closeHelp', { title })}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={t('editor.delete.title')}
        confirmLabel={t('editor.delete.confirm')}
        onCancel={close}
        onConfirm={() => {
          editor.discard()
          close()
          remove()
          void navigate('/surveys')
        }}
      >
        {t('editor.delete.help', { title })}
      </ConfirmDialog>
      {open === 'schedule' && <ScheduleDialog survey={survey} onClose={close} />}
      {open === 'versions' && (
        <VersionDrawer survey={survey} isChanged={editor.isChanged} onClose={close} />
      )}
    </>
  )
}

type ItemProps = { icon: LucideIcon; label: string; onClick: () => void; look?: string }

function Item({ icon: Icon, label, onClick, look = '' }: ItemProps) {
  return (
    <Menu.Item className={`${menuItem} ${look}`} onClick={onClick}>
      <Icon size={16} aria-hidden />
      {label}
    </Menu.Item>
  )
}
