// The interface's language is a setting of the account. A device keeps its own choice until the account's changes.
import type { Locale } from '#contract/languages.ts'
import { chooseLocale, hasChosenLocale } from '../../shared/i18n.ts'

const storageKey = 'account-language'

/** `seen`: the account's language when this device last read it; null: never. */
export const followsAccount = (
  account: Locale,
  { seen, hasChoice }: { seen: string | null; hasChoice: boolean },
): boolean => !hasChoice || (seen !== null && seen !== account)

/** Switches to the account's language if this device has no choice of its own, or the account's changed. */
export async function followAccountLanguage(account: Locale): Promise<void> {
  const hasChoice = hasChosenLocale()
  const seen = localStorage.getItem(storageKey)
  localStorage.setItem(storageKey, account)
  if (followsAccount(account, { seen, hasChoice })) await chooseLocale(account, hasChoice)
}
