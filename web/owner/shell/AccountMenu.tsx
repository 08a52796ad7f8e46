import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/Button.tsx'
import { useMe } from '../queries.ts'
import { useCommand } from '../use-command.ts'
import { clearAndLeave } from '../account/sign-out.ts'
import { AccountLanguageMenu } from './AccountLanguageMenu.tsx'
import { ThemeMenu } from './preferences.tsx'

/** The signed-in owner, and sign-out. */
export function AccountMenu() {
  const { t } = useTranslation()
  const me = useMe()
  const name = me.google_user_data.name || me.email
  const signOut = useCommand('POST /api/logout', { onSuccess: clearAndLeave })
  return (
    <div className="border-t border-line pt-3">
      <div className="flex items-center gap-1 md:hidden">
        <AccountLanguageMenu />
        <ThemeMenu />
      </div>
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className="flex size-9 shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary-text"
        >
          {[...name][0]?.toUpperCase()}
        </span>
        <p className="min-w-0 flex-1 text-sm leading-tight">
          <span className="block truncate font-semibold">{name}</span>
          {/* Cut at its end, in Arabic too. */}
          <span dir="ltr" className="block truncate text-xs text-ink-3 rtl:text-right">
            {me.email}
          </span>
        </p>
        <IconButton
          label={t('shell.logout')}
          disabled={signOut.isPending}
          onClick={() => signOut.mutate({})}
        >
          <LogOut size={18} className="rtl:-scale-x-100" aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}
