import { Menu } from '@base-ui/react/menu'
import { Check, Languages, Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#contract/languages.ts'
import { chooseLocale, locales, nativeNames, useLocale } from '../../shared/i18n.ts'
import { chooseTheme, useTheme } from '../../shared/theme.ts'
import { menuItem, menuPopup } from '../ui/menu.ts'

const themes = [
  ['system', Monitor],
  ['light', Sun],
  ['dark', Moon],
] as const

const trigger =
  'inline-flex h-10 items-center gap-2 rounded-md px-3 text-sm font-medium text-ink-2 transition-colors duration-150 hover:bg-sunken hover:text-ink data-popup-open:bg-sunken'

type LanguageMenuProps = {
  compact?: boolean
  /** By default the choice is stored on this device only. */
  onChoose?: (locale: Locale) => void
}

export function LanguageMenu({ compact = false, onChoose = storeChoice }: LanguageMenuProps) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  return (
    <Menu.Root>
      <Menu.Trigger
        className={trigger}
        aria-label={`${t('language.label')}: ${nativeNames[locale]}`}
      >
        <Languages size={18} aria-hidden />
        {!compact && <span lang={locale}>{nativeNames[locale]}</span>}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className="z-50">
          <Menu.Popup className={menuPopup}>
            <Menu.RadioGroup value={locale} onValueChange={onChoose}>
              {locales.map((code) => (
                <Menu.RadioItem
                  key={code}
                  value={code}
                  closeOnClick
                  className={menuItem}
                  lang={code}
                >
                  <span className="flex-1">{nativeNames[code]}</span>
                  <Menu.RadioItemIndicator>
                    <Check size={16} aria-hidden />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

const storeChoice = (locale: Locale) => void chooseLocale(locale)

export function ThemeMenu() {
  const { t } = useTranslation()
  const { choice } = useTheme()
  const Icon = themes.find(([name]) => name === choice)?.[1] ?? Monitor
  return (
    <Menu.Root>
      <Menu.Trigger className={trigger} aria-label={`${t('theme.label')}: ${t(`theme.${choice}`)}`}>
        <Icon size={18} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className="z-50">
          <Menu.Popup className={menuPopup}>
            <Menu.RadioGroup value={choice} onValueChange={chooseTheme}>
              {themes.map(([name, ThemeIcon]) => (
                <Menu.RadioItem key={name} value={name} closeOnClick className={menuItem}>
                  <ThemeIcon size={16} aria-hidden />
                  <span className="flex-1">{t(`theme.${name}`)}</span>
                  <Menu.RadioItemIndicator>
                    <Check size={16} aria-hidden />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
