import { Dialog } from '@base-ui/react/dialog'
import { Menu as MenuIcon, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { LogoMark } from '../../shared/Logo.tsx'
import { ConnectionState } from './ConnectionState.tsx'
import { CreditChip } from './CreditChip.tsx'
import { AccountLanguageMenu } from './AccountLanguageMenu.tsx'
import { ThemeMenu } from './preferences.tsx'
import { Sidebar, navItems } from './Sidebar.tsx'

export function TopBar() {
  return (
    <header className="border-b border-line md:border-0">
      <div className="mx-auto flex h-14 w-full max-w-[1184px] items-center gap-2 px-3 sm:px-8 md:h-16">
        <SlideOver />
        <Link to="/dashboard" aria-label="Prosa" className="rounded-md md:hidden">
          <LogoMark />
        </Link>
        <div className="ms-auto flex items-center gap-1 sm:gap-2">
          <ConnectionState />
          <CreditChip />
          <div className="hidden items-center md:flex">
            <AccountLanguageMenu compact />
            <ThemeMenu />
          </div>
        </div>
      </div>
    </header>
  )
}

function SlideOver() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger
        aria-label={t('shell.openMenu')}
        className="inline-flex size-10 items-center justify-center rounded-md text-ink-2 hover:bg-sunken md:hidden"
      >
        <MenuIcon size={22} aria-hidden />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 start-0 z-50 flex w-[min(288px,85vw)] shadow-overlay transition-transform duration-200 ease-out outline-none data-ending-style:-translate-x-full data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full">
          <Dialog.Title className="sr-only">{t('common.menu')}</Dialog.Title>
          <Sidebar className="w-full" onNavigate={() => setOpen(false)} />
          <Dialog.Close
            aria-label={t('common.close')}
            className="absolute end-3 top-4 inline-flex size-10 items-center justify-center rounded-md text-ink-2 hover:bg-surface"
          >
            <X size={20} aria-hidden />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const tab =
  'flex flex-1 flex-col items-center justify-center gap-1 text-xs font-medium text-ink-2 aria-[current]:text-primary-text'

export function BottomTabs() {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('shell.nav')}
      className="fixed inset-x-0 bottom-0 z-30 flex h-16 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {navItems.map(([to, name, Icon]) => (
        <NavLink key={to} to={to} end className={tab}>
          <Icon size={20} aria-hidden />
          {t(`shell.${name}`)}
        </NavLink>
      ))}
      <NavLink to="/surveys/new-advanced" className={tab}>
        <span className="flex size-7 items-center justify-center rounded-full bg-primary text-on-primary">
          <Plus size={18} aria-hidden />
        </span>
        {t('shell.new')}
      </NavLink>
    </nav>
  )
}
