import {
  BookOpenCheck,
  ChartColumn,
  CircleQuestionMark,
  LayoutDashboard,
  MessagesSquare,
  Plus,
  Settings,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { useHelp } from '../help/use-help.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Logo } from '../../shared/Logo.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { StandInNotice } from './StandInNotice.tsx'

export const navItems = [
  ['/dashboard', 'dashboard', LayoutDashboard],
  ['/surveys', 'surveys', MessagesSquare],
  ['/reports', 'reports', ChartColumn],
] as const

const navItemClass =
  'flex h-10 items-center gap-3 rounded-md border border-transparent px-3 text-sm font-medium text-ink-2 transition-colors duration-150 hover:bg-surface/70 hover:text-ink aria-[current]:border-line aria-[current]:bg-surface aria-[current]:text-ink'

export function Sidebar({
  className = '',
  onNavigate,
}: {
  className?: string
  onNavigate?: () => void
}) {
  const { t } = useTranslation()
  const help = useHelp()
  return (
    <aside className={`flex flex-col gap-6 bg-sunken p-4 ${className}`}>
      <Link
        to="/dashboard"
        className="mt-1 w-fit rounded-md px-2"
        aria-label="Prosa"
        onClick={onNavigate}
      >
        <Logo />
      </Link>
      <ButtonLink
        to="/surveys/new-advanced"
        icon={<Plus size={18} aria-hidden />}
        className="w-full"
        onClick={onNavigate}
      >
        {t('shell.newSurvey')}
      </ButtonLink>
      <nav aria-label={t('shell.nav')} className="grid gap-1">
        {navItems.map(([to, name, Icon]) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/dashboard'}
            onClick={onNavigate}
            className={navItemClass}
          >
            <Icon size={18} aria-hidden />
            {t(`shell.${name}`)}
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto grid grid-cols-1 gap-3">
        <NavLink to="/ledger" onClick={onNavigate} className={navItemClass}>
          <BookOpenCheck size={18} aria-hidden />
          {t('ledger.title')}
        </NavLink>
        <button
          type="button"
          aria-keyshortcuts="?"
          onClick={() => {
            onNavigate?.()
            help.open()
          }}
          className={navItemClass}
        >
          <CircleQuestionMark size={18} className="rtl:-scale-x-100" aria-hidden />
          {t('shell.help')}
        </button>
        <NavLink to="/settings" onClick={onNavigate} className={navItemClass}>
          <Settings size={18} aria-hidden />
          {t('shell.settings')}
        </NavLink>
        <StandInNotice />
        <AccountMenu />
      </div>
    </aside>
  )
}
