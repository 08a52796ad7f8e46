// What a survey shown inside another page tells that page. It is heard by whoever frames it, so it says nothing of anybody.

export type FrameMessage =
  /** How high the survey is, in CSS pixels. */
  { prosa: 'height'; px: number } | { prosa: 'escape' }

/** How a survey is told that it is shown inside another page: in the flow of the page, or in a popup above it. */
export const embedParameter = 'embed'
export type EmbedMode = '1' | 'popup'

/** What a page gives of its reader arrives under these names, and only where the survey asks for it. */
export const fieldPrefix = 'field-'

/** A name that fits an attribute and an address: `Código do cliente` becomes `código-do-cliente`. */
export const fieldName = (field: string): string =>
  field
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')

/** Anything else is not from us, or from another time. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('prosa' in data)) return undefined
  if (data.prosa === 'escape') return { prosa: 'escape' }
  const isHeight = data.prosa === 'height' && 'px' in data && Number.isFinite(data.px)
  return isHeight ? { prosa: 'height', px: Number((data as { px: unknown }).px) } : undefined
}
