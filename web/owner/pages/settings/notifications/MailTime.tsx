import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnerSettings } from '#contract/settings.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { browserTimeZone } from '../../../account/use-detected-time-zone.ts'
import { useChangeSettings } from '../../../account/use-settings.ts'
import { SearchableSelect } from '../../../ui/SearchableSelect.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SettingRow, SettingRows, SettingsCard } from '../SettingsCard.tsx'
import { timeZoneLabel, timeZones } from './time-zones.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** The owner's hour and time zone, of daily e-mails and the weekly report. */
export function MailTime({ settings }: { settings: OwnerSettings }) {
  const { t } = useTranslation('settings')
  const { format } = useLocale()
  const changer = useChangeSettings()
  const { time_zone: timeZone, notifications } = settings
  const here = browserTimeZone()
  const [now] = useState(() => new Date())
  const zones = useMemo(
    () => timeZones([timeZone, here]).map((value) => ({ value, label: timeZoneLabel(value, now) })),
    [timeZone, here, now],
  )
  return (
    <SettingsCard title={t('time.title')} lead={t('time.lead')} changer={changer}>
      <SettingRows>
        <SettingRow label={t('time.hour')}>
          <Select
            label={t('time.hour')}
            value={String(notifications.daily_hour)}
            onChange={(next) => changer.change({ notifications: { daily_hour: Number(next) } })}
            options={hours.map((hour) => ({
              value: String(hour),
              label: format.time(new Date(2026, 0, 1, hour).toISOString()),
            }))}
            className="w-full sm:w-56"
          />
        </SettingRow>
        <SettingRow label={t('time.zone')} help={t('time.zoneHelp')}>
          <SearchableSelect
            label={t('time.zone')}
            value={timeZone}
            onChange={(next) => changer.change({ time_zone: next || here })}
            options={zones}
            emptyLabel={t('time.browser', { zone: timeZoneLabel(here, now) })}
            searchLabel={t('time.search')}
            nothingFound={t('time.nothing')}
            className="w-full sm:w-72"
          />
        </SettingRow>
      </SettingRows>
    </SettingsCard>
  )
}
