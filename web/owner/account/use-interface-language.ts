import { useEffect, useRef } from 'react'
import type { Locale } from '#contract/languages.ts'
import { chooseLocale, currentLocale, followOtherTabs } from '../../shared/i18n.ts'
import { useMe } from '../queries.ts'
import { meQuery, queryClient } from '../query-client.ts'
import { followAccountLanguage } from './account-language.ts'
import { useChangeSettings } from './use-settings.ts'

/** Switches the page at once and changes the account's language; switches back where that fails. */
export function useInterfaceLanguage({ onFailed }: { onFailed?: (error: Error) => void } = {}) {
  const before = useRef<Locale>(undefined)
  const changer = useChangeSettings({
    onSaved: ({ interface_language: locale }) => {
      if (locale) queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, locale })
    },
    onFailed: (error) => {
      if (before.current) void chooseLocale(before.current)
      onFailed?.(error)
    },
  })
  const choose = (locale: Locale) => {
    before.current = currentLocale()
    // Without a connection the texts are missing, and the change fails, too.
    chooseLocale(locale).catch(() => {})
    changer.change({ interface_language: locale })
  }
  return { changer, choose }
}

/** Switches when the account's language changes on another device, or the page's in another tab. */
export function useFollowLanguage(): void {
  const { locale } = useMe()
  useEffect(() => void followAccountLanguage(locale), [locale])
  useEffect(followOtherTabs, [])
}
