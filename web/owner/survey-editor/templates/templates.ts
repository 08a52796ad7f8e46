// Twelve sample goals by purpose.
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
import type { TemplateTexts } from './template-texts.ts'

export const templateGroups = ['customers', 'product', 'people', 'events'] as const
type Group = (typeof templateGroups)[number]

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
