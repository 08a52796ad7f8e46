import { fieldName, fieldPrefix } from '../../../shared/frame-protocol.ts'
import { canonicalFieldName } from './known-fields.ts'

const maxCharacters = 200

/**
 * What a link or a page around this one already knows of its reader: `?field-email=…`, or behind the `#`, where no
 * server sees it. Only what the survey asks for is taken, as text, for the reader to check.
 */
export function prefilledFields(
  fields: readonly string[],
  { search, hash }: Pick<Location, 'search' | 'hash'>,
): Record<string, string> {
  const prefilled = new Map(
    [...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]
      .filter(([name]) => name.startsWith(fieldPrefix))
      .map(([name, value]) => [fieldName(name.slice(fieldPrefix.length)), value]),
  )
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = prefilled.get(fieldName(field)) ?? prefilled.get(canonicalFieldName(field))
      return value ? [[field, value.trim().slice(0, maxCharacters)]] : []
    }),
  )
}
