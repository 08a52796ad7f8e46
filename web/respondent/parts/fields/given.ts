import { fieldName, fieldPrefix } from '../../../shared/framing.ts'
import { knownField } from './fields.ts'

const mostCharacters = 200

/**
 * What a link or a page around this one already knows of its reader: `?field-email=…`, or behind the `#`, where no
 * server sees it. Only what the survey asks for is taken, as text, for the reader to check.
 */
export function givenFields(
  fields: readonly string[],
  { search, hash }: Pick<Location, 'search' | 'hash'>,
): Record<string, string> {
  const told = new Map(
    [...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]
      .filter(([name]) => name.startsWith(fieldPrefix))
      .map(([name, value]) => [fieldName(name.slice(fieldPrefix.length)), value]),
  )
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = told.get(fieldName(field)) ?? told.get(knownField(field))
      return value ? [[field, value.trim().slice(0, mostCharacters)]] : []
    }),
  )
}
