// The latest answers of a survey that other answers are compared with, continued with the rows that changed since.
import type { ResponseRow } from './responses.projection.ts'

export type ComparedRow = Pick<ResponseRow, 'responseId' | 'conversationId' | 'answeredAt'> & {
  position: string
}

/** A row that changed; `gone`, or no longer compared, once it is not to be held. */
export type ComparedChange = ComparedRow & { isCompared: boolean }

export type ComparisonWindow = {
  /** Everything up to here is held; empty before the first answer. */
  position: () => string
  /**
   * Takes all rows that changed after `since`, as one snapshot has them. With `since` empty: the latest compared ones, of which there are
   * more where `isCut`.
   */
  take: (changes: readonly ComparedChange[], since: string, isCut: boolean) => void
  /** At most `limit` answers that came before another one, the latest changes first; undefined where not all of them are held. */
  before: (
    answer: Pick<ComparedRow, 'responseId' | 'answeredAt'>,
    limit: number,
  ) => ComparedRow[] | undefined
}

export function createComparisonWindow(maxRows: number): ComparisonWindow {
  /** The latest changes first. */
  let rows: readonly ComparedRow[] = []
  let position = ''
  let isWhole = false
  return {
    position: () => position,
    take(changes, since, isCut) {
      // Concurrent reads: what a later one has found is not replaced by an earlier one.
      if (since === '' && position !== '') return
      if (since === '') isWhole = !isCut
      const news = changes.filter((change) => change.position > position).toSorted(latestFirst)
      if (news.length === 0) return
      position = news[0]!.position
      const changed = new Set(news.map(({ responseId }) => responseId))
      const rest = rows.filter(({ responseId }) => !changed.has(responseId))
      const all = [...news.filter(({ isCompared }) => isCompared).map(withoutState), ...rest]
      if (all.length > maxRows) isWhole = false
      rows = all.slice(0, maxRows)
    },
    before(answer, limit) {
      const found: ComparedRow[] = []
      for (const row of rows) {
        if (found.length === limit) break
        if (isBefore(row, answer)) found.push(row)
      }
      return isWhole || found.length === limit ? found : undefined
    },
  }
}

const latestFirst = (one: ComparedRow, other: ComparedRow) =>
  one.position < other.position ? 1 : -1

const withoutState = ({ responseId, conversationId, answeredAt, position }: ComparedChange) => ({
  ...{ responseId, conversationId, answeredAt, position },
})

/** Answers of the same time are ordered by id. An answer that is not in the read model yet comes after all others. */
function isBefore(
  row: Pick<ComparedRow, 'responseId' | 'answeredAt'>,
  answer: Pick<ComparedRow, 'responseId' | 'answeredAt'>,
): boolean {
  if (row.responseId === answer.responseId || row.answeredAt === null) return false
  if (answer.answeredAt === null) return true
  if (row.answeredAt === answer.answeredAt) return row.responseId < answer.responseId
  return row.answeredAt < answer.answeredAt
}
