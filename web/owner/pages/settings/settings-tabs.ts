// The tabs of the settings: one line and one component each.
import {
  Bell,
  CreditCard,
  Languages,
  ShieldCheck,
  TriangleAlert,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { startDanger, startNotifications, startPlan, startSettings } from '../../route-loaders.ts'

type SettingsTab = {
  /** Part of the address, and key of its texts. */
  name: string
  icon: LucideIcon
  /** Starts its queries. */
  start: () => null
  load: () => Promise<ComponentType>
}

export const settingsTabs = [
  {
    name: 'profile',
    icon: UserRound,
    start: startSettings,
    load: async () => (await import('./ProfileTab.tsx')).ProfileTab,
  },
  {
    name: 'language',
    icon: Languages,
    start: startSettings,
    load: async () => (await import('./LanguageTab.tsx')).LanguageTab,
  },
  {
    name: 'notifications',
    icon: Bell,
    start: startNotifications,
    load: async () => (await import('./notifications/NotificationsTab.tsx')).NotificationsTab,
  },
  {
    name: 'privacy',
    icon: ShieldCheck,
    start: startSettings,
    load: async () => (await import('./PrivacyTab.tsx')).PrivacyTab,
  },
  {
    name: 'plan',
    icon: CreditCard,
    start: startPlan,
    load: async () => (await import('./Billing.tsx')).Billing,
  },
  {
    name: 'danger',
    icon: TriangleAlert,
    start: startDanger,
    load: async () => (await import('./danger/DangerTab.tsx')).DangerTab,
  },
] as const satisfies readonly SettingsTab[]
