import { Menu } from '@base-ui/react/menu'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { QuestionKind } from '#contract/survey.ts'
import { Button } from '../../ui/Button.tsx'
import { menuItem, menuPopup } from '../../ui/menu.ts'
import { questionTypes } from '../../survey-editor/content/question-list.ts'
import { typeIcons } from './type-icons.ts'

type Props = { isFull: boolean; onAdd: (type: QuestionKind) => void; onFull: () => void }

/** Adds a question of any type; at the plan's limit, a button that calls `onFull`. */
export function AddQuestionMenu({ isFull, onAdd, onFull }: Props) {
  const { t } = useTranslation()
  const trigger = <Button id="add-question" variant="secondary" className="w-full" />
  const label = (
    <>
      <Plus size={16} aria-hidden />
      {t('formEditor.add')}
    </>
  )
  if (isFull)
    return (
      <Button
        id="add-question"
        variant="secondary"
        aria-disabled
        onClick={onFull}
        className="w-full"
        aria-describedby="plan-full"
      >
        {label}
      </Button>
    )
  return (
    <Menu.Root>
      <Menu.Trigger render={trigger}>{label}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} className="z-50">
          {/* The new question takes the focus. */}
          <Menu.Popup className={`${menuPopup} w-(--anchor-width)`} finalFocus={false}>
            {questionTypes.map((type) => {
              const Icon = typeIcons[type]
              return (
                <Menu.Item key={type} className={menuItem} onClick={() => onAdd(type)}>
                  <Icon size={16} className="shrink-0 text-ink-3" aria-hidden />
                  {t(`formEditor.type.${type}`)}
                </Menu.Item>
              )
            })}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
