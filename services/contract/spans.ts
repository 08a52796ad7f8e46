/** UTF-16 offsets into a text, end exclusive. */
export type Span = { start: number; end: number }

export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end
