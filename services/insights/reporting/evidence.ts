// Locates engines' quotes in the stored answers. A statement counts only with a located quote.
import type { Source } from '#contract/events/insight-reports.ts'
import type { Quotation } from '#ports/ai/reports.ts'

/** Stored texts by response id. */
export type AnswerTexts = ReadonlyMap<string, string>

/** The first exact occurrence of a quote in its response's text. */
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

/** Not between the halves of a surrogate pair. */
const isCharacterBoundary = (text: string, at: number) =>
  !(/[\uD800-\uDBFF]/.test(text[at - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[at] ?? ''))

/** The sources of all quotes that were found, each once. */
export function locateQuotes(quotations: readonly Quotation[], texts: AnswerTexts): Source[] {
  const sources = new Map<string, Source>()
  for (const each of quotations) {
    const source = locateQuote(each, texts)
    if (source) sources.set(`${source.responseId} ${source.start} ${source.end}`, source)
  }
  return [...sources.values()]
}

/** The quotes of sources; without those whose answer was erased. */
export function extractQuotes(sources: readonly Source[], texts: AnswerTexts): Quotation[] {
  return sources.flatMap(({ responseId, start, end }) => {
    const quote = texts.get(responseId)?.slice(start, end) ?? ''
    return quote === '' ? [] : [{ responseId, quote }]
  })
}
