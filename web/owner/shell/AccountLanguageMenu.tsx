import { useTranslation } from 'react-i18next'
import { useInterfaceLanguage } from '../account/use-interface-language.ts'
import { errorText } from '../error-text.ts'
import { toast } from '../ui/toasts.tsx'
import { LanguageMenu } from './preferences.tsx'

/** The language of the signed-in owner, on every device. */
export function AccountLanguageMenu({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation()
  const { choose } = useInterfaceLanguage({
    onFailed: (error) => toast(t('language.notSaved'), errorText(t, error)),
  })
  return <LanguageMenu compact={compact} onChoose={choose} />
}
