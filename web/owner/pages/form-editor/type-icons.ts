import {
  ArrowDownNarrowWide,
  CalendarDays,
  Gauge,
  Hash,
  ListChecks,
  SlidersHorizontal,
  TextCursorInput,
  ThumbsUp,
  type LucideIcon,
} from 'lucide-react'
import type { QuestionKind } from '#contract/survey.ts'

export const typeIcons: Record<QuestionKind, LucideIcon> = {
  open: TextCursorInput,
  multiple: ListChecks,
  scale: SlidersHorizontal,
  nps: Gauge,
  boolean: ThumbsUp,
  ranking: ArrowDownNarrowWide,
  number: Hash,
  date: CalendarDays,
}
