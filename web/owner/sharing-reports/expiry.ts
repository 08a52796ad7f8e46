import { useTranslation } from 'react-i18next'

const choices = ['7', '30', '90', 'never'] as const
export type ExpiryChoice = (typeof choices)[number]

const days = { '7': 7, '30': 30, '90': 90, never: null } as const

export const expiryDaysOf = (choice: ExpiryChoice) => days[choice]

export function useExpiryOptions(): { value: ExpiryChoice; label: string }[] {
  const { t } = useTranslation()
  return choices.map((value) => ({
    value,
    label:
      value === 'never'
        ? t('sharedReports.expiry.never')
        : t('sharedReports.expiry.days', { count: Number(value) }),
  }))
}
