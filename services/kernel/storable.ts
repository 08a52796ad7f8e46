// What every store and every table can hold: text that is well-formed Unicode without NUL, nested within reason.

const maxDepth = 32

type Flaw = { path: (string | number)[]; message: string; code: string }

/** The first thing in a JSON value that could not be stored; undefined where there is none. */
export function flawIn(value: unknown, depth = 0): Flaw | undefined {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      return {
        path: [],
        message: 'Text must be well-formed and without NUL',
        code: 'malformed_text',
      }
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === maxDepth) return { path: [], message: 'Too deeply nested', code: 'too_deep' }
  return Array.isArray(value)
    ? flawInList(value, depth)
    : flawInRecord(value as Record<string, unknown>, depth)
}

function flawInList(list: readonly unknown[], depth: number): Flaw | undefined {
  for (let index = 0; index < list.length; index++) {
    const flaw = flawIn(list[index], depth + 1)
    if (flaw) return { ...flaw, path: [index, ...flaw.path] }
  }
  return undefined
}

function flawInRecord(record: Record<string, unknown>, depth: number): Flaw | undefined {
  for (const name in record) {
    const flaw = flawIn(name) ?? flawIn(record[name], depth + 1)
    if (flaw) return { ...flaw, path: [name, ...flaw.path] }
  }
  return undefined
}
