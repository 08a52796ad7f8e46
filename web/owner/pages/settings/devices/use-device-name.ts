import { useTranslation } from 'react-i18next'
import type { WebSession } from './devices-queries.ts'

/** As its owner would name it: `Firefox, Windows`. */
export function useDeviceName() {
  const { t } = useTranslation('settings')
  return ({ browser, system }: Pick<WebSession, 'browser' | 'system'>): string =>
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'))
}
