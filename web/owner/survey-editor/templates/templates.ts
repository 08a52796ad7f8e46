// Twelve goals to begin with, by purpose. Their words are fetched in the reader's language when the gallery is shown.
import { queryOptions } from '@tanstack/react-query'
import {
  BadgeDollarSign,
  CalendarHeart,
  ChartSpline,
  Compass,
  DoorOpen,
  Footprints,
  GraduationCap,
  Headset,
  Smile,
  Store,
  UserRoundX,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { Locale } from '#contract/languages.ts'
import type english from '../../../locales/en/templates.json'

export const templateGroups = ['customers', 'product', 'people', 'events'] as const
type Group = (typeof templateGroups)[number]

type TemplateTexts = typeof english
type TemplateName = keyof TemplateTexts
type Template = { name: TemplateName; group: Group; Icon: LucideIcon }

export const templates: readonly Template[] = [
  { name: 'churn', group: 'customers', Icon: UserRoundX },
  { name: 'satisfaction', group: 'customers', Icon: Smile },
  { name: 'nps', group: 'customers', Icon: ChartSpline },
  { name: 'support', group: 'customers', Icon: Headset },
  { name: 'pricing', group: 'product', Icon: BadgeDollarSign },
  { name: 'onboarding', group: 'product', Icon: Footprints },
  { name: 'discovery', group: 'product', Icon: Compass },
  { name: 'market', group: 'product', Icon: Store },
  { name: 'employees', group: 'people', Icon: UsersRound },
  { name: 'exit', group: 'people', Icon: DoorOpen },
  { name: 'event', group: 'events', Icon: CalendarHeart },
  { name: 'learning', group: 'events', Icon: GraduationCap },
]

const textLoaders: Record<Locale, () => Promise<{ default: TemplateTexts }>> = {
  en: () => import('../../../locales/en/templates.json', { with: { type: 'json' } }),
  ar: () => import('../../../locales/ar/templates.json', { with: { type: 'json' } }),
  'pt-br': () => import('../../../locales/pt-br/templates.json', { with: { type: 'json' } }),
}

export const templateTextsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['templates', locale],
    queryFn: async () => (await textLoaders[locale]()).default,
    staleTime: Infinity,
  })
