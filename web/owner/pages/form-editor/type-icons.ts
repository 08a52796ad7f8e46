import {
  ArrowDownNarrowWide,
  CalendarDays,
  Hash,
  ListChecks,
  SlidersHorizontal,
  TextCursorInput,
  ThumbsUp,
  type LucideIcon,
} from 'lucide-react'
import type { QuestionType } from '#contract/survey.ts'

export const typeIcons: Record<QuestionType, LucideIcon> = {
  open: TextCursorInput,
  multiple: ListChecks,
  scale: SlidersHorizontal,
  boolean: ThumbsUp,
  ranking: ArrowDownNarrowWide,
  number: Hash,
  date: CalendarDays,
}
