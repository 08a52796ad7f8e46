import { useTranslation } from 'react-i18next'
import type { NotificationSettings, ResponsesFrequency } from '#contract/settings.ts'
import { useChangeSettings, useSettings } from '../../../account/use-settings.ts'
import { Select } from '../../../ui/Select.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { SettingRow, SettingRows, SettingsCard, SettingsPlaceholder } from '../SettingsCard.tsx'
import { MailStatus } from './MailStatus.tsx'
import { MailTime } from './MailTime.tsx'

const frequencies = ['each', 'hourly', 'daily'] as const satisfies readonly ResponsesFrequency[]

export function NotificationsTab() {
  const { settings, error, refetch } = useSettings()
  return (
    <div className="grid gap-6">
      <MailStatus />
      {settings ? (
        <>
          <Switches notifications={settings.notifications} />
          <MailTime settings={settings} />
        </>
      ) : (
        <SettingsPlaceholder error={error} retry={() => void refetch()} />
      )}
    </div>
  )
}

function Switches({ notifications }: { notifications: NotificationSettings }) {
  const { t } = useTranslation('settings')
  const changer = useChangeSettings()
  const change = (changes: Partial<NotificationSettings>) =>
    changer.change({ notifications: changes })
  return (
    <SettingsCard title={t('notifications.title')} lead={t('notifications.lead')} changer={changer}>
      <SettingRows>
        <div className="grid gap-4">
          <Switch
            label={t('notifications.responses')}
            help={t('notifications.responsesHelp')}
            checked={notifications.email_responses}
            onChange={(checked) => change({ email_responses: checked })}
          />
          {notifications.email_responses && (
            <SettingRow label={t('notifications.frequency')}>
              <Select
                label={t('notifications.frequency')}
                value={notifications.responses_frequency}
                onChange={(next) => change({ responses_frequency: next })}
                options={frequencies.map((value) => ({
                  value,
                  label: t(`notifications.frequencies.${value}`),
                }))}
                className="w-full sm:w-56"
              />
            </SettingRow>
          )}
        </div>
        <Switch
          label={t('notifications.insights')}
          help={t('notifications.insightsHelp')}
          checked={notifications.email_insights}
          onChange={(checked) => change({ email_insights: checked })}
        />
        <Switch
          label={t('notifications.weekly')}
          help={t('notifications.weeklyHelp')}
          checked={notifications.email_weekly_report}
          onChange={(checked) => change({ email_weekly_report: checked })}
        />
      </SettingRows>
      <p className="mt-5 border-t border-line pt-4 text-sm text-ink-2 text-pretty">
        {t('notifications.always')}
      </p>
    </SettingsCard>
  )
}
