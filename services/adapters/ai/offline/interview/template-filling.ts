// Selects templates and fills them in.
import type { QuestionBrief } from '#ports/ai/interview.ts'
import type { Span } from '#ports/ai/common.ts'
import { lowerFirst } from '../../rules/text/sentence.ts'
import type { Variants } from '../../languages/types/templates.ts'

const slots = ['title', 'point', 'quote', 'earlier', 'ask', 'tongue', 'left'] as const
export type TemplateValues = Readonly<Record<(typeof slots)[number], string>>

type ConversationHistory = Pick<QuestionBrief, 'transcript' | 'number' | 'title'>

/**
 * The least recently used variant. The start in the list depends on the title. Those of `otherwise` follow once all others
 * were used.
 */
export function pickVariant(
  variants: Variants,
  history: ConversationHistory,
  otherwise: readonly string[] = [],
): string {
  const { transcript, number, title } = history
  const offset = (number + title.length) % variants.length
  const rotated = [...variants.slice(offset), ...variants.slice(0, offset), ...otherwise]
  const lastUse = (variant: string) =>
    transcript.findLastIndex(({ question }) => question.includes(longestFixedPart(variant)))
  return rotated.toSorted((a, b) => lastUse(a) - lastUse(b))[0] ?? variants[0]
}

/** The longest part of a template between its slots. */
function longestFixedPart(template: string): string {
  const part = template.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0] ?? ''
  return part.trim() === '' ? template : part
}

/** Fills in a template. `quote` is the span of the respondent's words. */
export function fillTemplate(
  template: string,
  values: TemplateValues,
): { text: string; quote: Span | null } {
  let text = ''
  let quote: Span | null = null
  for (const part of template.split(/(\{\w+\})/)) {
    const name = slots.find((slot) => part === `{${slot}}`)
    const start = text.length
    // A question begins with a small letter inside a sentence.
    const isInsideSentence = name === 'ask' && /[\p{L},:;،؛]\s*$/u.test(text)
    text += name ? (isInsideSentence ? lowerFirst(values[name]) : values[name]) : part
    if (name === 'quote') quote = { start, end: text.length }
  }
  return { text, quote }
}
