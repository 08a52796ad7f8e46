import { fieldName, fieldPrefix } from '../../../shared/frame-protocol.ts'
import { canonicalFieldName } from './known-fields.ts'

/**
 * Field values from the link or the embedding page: `?field-email=…`, or in the fragment, which is not sent to a server.
 * Only fields of the survey are used, as editable text.
 */
export function prefilledFields(
  fields: readonly string[],
  { search, hash }: Pick<Location, 'search' | 'hash'>,
): ReadonlyMap<string, string> {
  const prefilled = new Map(
    [...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]
      .filter(([name]) => name.startsWith(fieldPrefix))
      .map(([name, value]) => [fieldName(name.slice(fieldPrefix.length)), value]),
  )
  return new Map(
    fields.flatMap((field) => {
      const value = prefilled.get(fieldName(field)) ?? prefilled.get(canonicalFieldName(field))
      return value ? [[field, value.trim()] as const] : []
    }),
  )
}
