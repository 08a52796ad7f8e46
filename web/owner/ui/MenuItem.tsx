import { Menu } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import { menuItem } from './menu.ts'

type Props = {
  icon: LucideIcon
  label: string
  onClick: () => void
  /** Destructive action. */
  danger?: boolean
}

export function MenuItem({ icon: Icon, label, onClick, danger = false }: Props) {
  const look = danger
    ? 'text-danger data-highlighted:bg-danger-soft data-highlighted:text-danger'
    : ''
  return (
    <Menu.Item className={`${menuItem} ${look}`} onClick={onClick}>
      <Icon size={16} aria-hidden />
      {label}
    </Menu.Item>
  )
}

export const MenuSeparator = () => <Menu.Separator className="my-1 h-px bg-line" />
