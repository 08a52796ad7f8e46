import { ExportFilter } from '#contract/api/exports.ts'

/** The filter in the fields of a request. */
export const filterOf = (fields: ExportFilter): ExportFilter => ExportFilter.parse(fields)

/** Null where it selects everything. */
export const formatFilter = (filter: ExportFilter): string | null =>
  Object.keys(filter).length > 0 ? JSON.stringify(filter) : null

/**
 * The opposite of `formatFilter`. Throws where the filter is of another version, or its key was destroyed: an export must not
 * hold more than was asked for.
 */
export function parseFilter({
  filter,
  filtered,
}: {
  filter: string | null
  filtered: boolean
}): ExportFilter {
  if (!filtered) return {}
  if (filter === null) throw new Error('The filter of the export cannot be read.')
  return ExportFilter.parse(JSON.parse(filter))
}
