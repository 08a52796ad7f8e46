import { useTranslation } from 'react-i18next'
import { locales, nativeNames, useLocale } from '../../../shared/i18n.ts'
import { useInterfaceLanguage } from '../../account/use-interface-language.ts'
import { useChangeSettings, useSettings } from '../../account/use-settings.ts'
import { surveyLanguages } from '../../survey-editor/content/choices.ts'
import { Select } from '../../ui/Select.tsx'
import { SettingRow, SettingsCard, SettingsPlaceholder } from './SettingsCard.tsx'

export function LanguageTab() {
  const { t } = useTranslation('settings')
  const { t: shared } = useTranslation()
  const { locale } = useLocale()
  const { settings, error, refetch } = useSettings()
  const { choose, changer: interfaceChanger } = useInterfaceLanguage()
  const surveyChanger = useChangeSettings()
  if (!settings) return <SettingsPlaceholder error={error} retry={() => void refetch()} />
  return (
    <div className="grid gap-6">
      <SettingsCard title={t('language.interface')} changer={interfaceChanger}>
        <SettingRow label={t('language.interfaceLabel')} help={t('language.interfaceHelp')}>
          <Select
            label={t('language.interfaceLabel')}
            value={locale}
            onChange={choose}
            options={locales.map((value) => ({ value, label: nativeNames[value] }))}
            className="w-full sm:w-56"
          />
        </SettingRow>
      </SettingsCard>
      <SettingsCard title={t('language.survey')} changer={surveyChanger}>
        <SettingRow label={t('language.surveyLabel')} help={t('language.surveyHelp')}>
          <Select
            label={t('language.surveyLabel')}
            value={settings.default_survey_language}
            onChange={(next) => surveyChanger.change({ default_survey_language: next })}
            options={surveyLanguages.map((value) => ({
              value,
              label: shared(`language.${value}`),
            }))}
            className="w-full sm:w-56"
          />
        </SettingRow>
      </SettingsCard>
    </div>
  )
}
