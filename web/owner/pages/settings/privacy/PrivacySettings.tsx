import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isShorter } from '#contract/retention.ts'
import type { PrivacySettings as Settings, RetentionDays } from '#contract/settings.ts'
import { useChangeSettings, useSettings } from '../../../account/use-settings.ts'
import { SettingsCard, SettingsPlaceholder } from '../SettingsCard.tsx'
import { queryClient } from '../../../query-client.ts'
import { Select } from '../../../ui/Select.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { PlannedErasures } from '../../../settings/privacy/PlannedErasures.tsx'
import { plannedErasuresKey } from '../../../settings/privacy/privacy-queries.ts'
import { accountChoices, choiceOf, daysOf } from '../../../settings/privacy/retention-choices.ts'
import { ShorteningDialog } from '../../../settings/privacy/ShorteningDialog.tsx'
import { usePeriodLabel } from '../../../settings/privacy/use-period-label.ts'

/** How long answers are kept, and whether they are anonymous. A shorter period is confirmed, everything else saved at once. */
export function PrivacySettings() {
  const { settings, error, refetch } = useSettings()
  if (!settings) return <SettingsPlaceholder error={error} retry={() => void refetch()} />
  return (
    <>
      <Retention days={settings.privacy.data_retention_days} />
      <Anonymity isOn={settings.privacy.anonymous_responses} />
    </>
  )
}

function Retention({ days }: { days: RetentionDays }) {
  const { t } = useTranslation()
  const labelOf = usePeriodLabel()
  /** To be confirmed. */
  const [shorter, setShorter] = useState<RetentionDays>()
  const changer = useChangeSettings({
    onSaved: () => {
      setShorter(undefined)
      void queryClient.invalidateQueries({ queryKey: plannedErasuresKey })
    },
  })
  const isConfirming = shorter !== undefined
  const save = (next: RetentionDays) => changer.change({ privacy: { data_retention_days: next } })
  const choose = (next: RetentionDays) => (isShorter(next, days) ? setShorter(next) : save(next))
  return (
    <SettingsCard
      title={t('privacy.retention.title')}
      lead={t('privacy.retention.help')}
      // An undo could shorten the period without a confirmation; the dialog shows its own failure.
      changer={{ ...changer, undo: undefined, error: isConfirming ? null : changer.error }}
    >
      <div className="grid gap-4">
        <Select
          label={t('privacy.retention.title')}
          value={choiceOf(days)}
          onChange={(choice) => choose(daysOf(choice))}
          options={accountChoices.map((value) => ({ value, label: labelOf(daysOf(value)) }))}
          className="w-full sm:max-w-64"
        />
        <p className="text-sm text-pretty text-ink-2">{t('privacy.retention.promise')}</p>
        <PlannedErasures />
      </div>
      <ShorteningDialog
        isOpen={isConfirming}
        choice={choiceOf(shorter ?? days)}
        isBusy={changer.status === 'pending'}
        error={changer.error}
        onConfirm={() => isConfirming && save(shorter)}
        onCancel={() => setShorter(undefined)}
      />
    </SettingsCard>
  )
}

function Anonymity({ isOn }: { isOn: Settings['anonymous_responses'] }) {
  const { t } = useTranslation()
  const changer = useChangeSettings()
  return (
    <SettingsCard title={t('privacy.anonymous.title')} changer={changer}>
      <Switch
        label={t('privacy.anonymous.label')}
        help={t('privacy.anonymous.help')}
        checked={isOn}
        onChange={(checked) => changer.change({ privacy: { anonymous_responses: checked } })}
      />
      {isOn && <LeftOutList />}
    </SettingsCard>
  )
}

const leftOut = ['device', 'fields', 'links', 'whatsapp'] as const

function LeftOutList() {
  const { t } = useTranslation()
  return (
    <div className="mt-4 border-t border-line pt-4 text-sm text-ink-2">
      <p>{t('privacy.anonymous.fromNow')}</p>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        {leftOut.map((each) => (
          <li key={each}>{t(`privacy.anonymous.leftOut.${each}`)}</li>
        ))}
      </ul>
      <p className="mt-2">{t('privacy.anonymous.words')}</p>
    </div>
  )
}
