// Where engines' quotes stand in the stored answers. What an engine says is worth what the answers show of it.
import type { Source } from '#contract/events/insight-reports.ts'
import type { Quotation } from '#ports/ai.ts'

/** The stored text of each response that may be quoted. */
export type AnswerTexts = ReadonlyMap<string, string>

/** Where a quote stands in its response's text, exactly as it is; the first of several places. */
function locateQuote({ responseId, quote }: Quotation, texts: AnswerTexts): Source | undefined {
  const text = texts.get(responseId)
  if (text === undefined || quote.trim() === '') return undefined
  for (let start = text.indexOf(quote); start >= 0; start = text.indexOf(quote, start + 1)) {
    const end = start + quote.length
    if (isCharacterBoundary(text, start) && isCharacterBoundary(text, end))
      return { responseId, start, end }
  }
  return undefined
}

/** No character is cut in half there. */
const isCharacterBoundary = (text: string, at: number) =>
  !(/[\uD800-\uDBFF]/.test(text[at - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[at] ?? ''))

/** The places of all quotes that there are, each once. */
export function locateQuotes(quoted: readonly Quotation[], texts: AnswerTexts): Source[] {
  const places = new Map<string, Source>()
  for (const each of quoted) {
    const place = locateQuote(each, texts)
    if (place) places.set(`${place.responseId} ${place.start} ${place.end}`, place)
  }
  return [...places.values()]
}

/** What an engine found in an answer, said again in its words; nothing where the answer is gone. */
export function extractQuotes(sources: readonly Source[], texts: AnswerTexts): Quotation[] {
  return sources.flatMap(({ responseId, start, end }) => {
    const quote = texts.get(responseId)?.slice(start, end) ?? ''
    return quote === '' ? [] : [{ responseId, quote }]
  })
}
