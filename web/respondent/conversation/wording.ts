/** The question being worded, as far as it is known. */
export type Wording = { number: number; text: string }

/**
 * What is shown of it after another piece of news. Each brings the whole wording so far, an empty one takes it back;
 * what comes late, or about a question that was asked already, changes nothing.
 */
export function heard(shown: Wording | null, news: Wording, asked: number): Wording | null {
  if (news.number <= asked || news.number < (shown?.number ?? 0)) return shown
  if (news.text === '') return null
  const isOvertaken = shown?.number === news.number && shown.text.startsWith(news.text)
  return isOvertaken ? shown : news
}
