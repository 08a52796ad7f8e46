// Messages of an embedded survey to the page around it. Any embedding page receives them, so they hold no personal data.

export type FrameMessage =
  /** Height of the survey in CSS pixels. */
  { prosa: 'height'; px: number } | { prosa: 'escape' }

/** How a survey is embedded: inline, or in a popup. */
export const embedParameter = 'embed'
export type EmbedMode = '1' | 'popup'

/** Prefix of field values that the page passes; used only for fields of the survey. */
export const fieldPrefix = 'field-'

/** A field's name in attributes and addresses: `Código do cliente` becomes `código-do-cliente`. */
export const fieldName = (field: string): string =>
  field
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')

/** Undefined for any other message. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('prosa' in data)) return undefined
  if (data.prosa === 'escape') return { prosa: 'escape' }
  const isHeight = data.prosa === 'height' && 'px' in data && Number.isFinite(data.px)
  return isHeight ? { prosa: 'height', px: Number((data as { px: unknown }).px) } : undefined
}
