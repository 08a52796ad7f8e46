// Changes of the account's settings, shown before the server has stored them.
import type { OwnerSettings } from '#contract/settings.ts'

type Group = 'notifications' | 'privacy'

/** Only what changes. */
export type SettingsChange = Partial<Omit<OwnerSettings, Group | 'time_zone_known'>> & {
  [G in Group]?: Partial<OwnerSettings[G]>
}

export function applyChange(
  settings: OwnerSettings,
  { notifications, privacy, ...rest }: SettingsChange,
): OwnerSettings {
  return {
    ...settings,
    ...rest,
    time_zone_known: settings.time_zone_known || rest.time_zone !== undefined,
    notifications: { ...settings.notifications, ...notifications },
    privacy: { ...settings.privacy, ...privacy },
  }
}

/** The present values of what a change changes: as a change, they undo it. */
export function valuesBefore(
  settings: OwnerSettings,
  { notifications, privacy, ...rest }: SettingsChange,
): SettingsChange {
  return {
    ...pick(settings, rest),
    ...(notifications && { notifications: pick(settings.notifications, notifications) }),
    ...(privacy && { privacy: pick(settings.privacy, privacy) }),
  }
}

const pick = <T extends object>(from: T, names: object): Partial<T> =>
  Object.fromEntries(
    Object.keys(names).map((name) => [name, from[name as keyof T]]),
  ) as unknown as Partial<T>
