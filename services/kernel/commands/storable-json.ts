// What every store and every table can hold: text that is well-formed Unicode without NUL, nested within reason.

const maxDepth = 32

type StorageIssue = { path: (string | number)[]; message: string; code: string }

/** The first thing in a JSON value that could not be stored; undefined where there is none. */
export function findUnstorable(value: unknown, depth = 0): StorageIssue | undefined {
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
    ? findUnstorableItem(value, depth)
    : findUnstorableField(value as Record<string, unknown>, depth)
}

function findUnstorableItem(list: readonly unknown[], depth: number): StorageIssue | undefined {
  for (let index = 0; index < list.length; index++) {
    const flaw = findUnstorable(list[index], depth + 1)
    if (flaw) return { ...flaw, path: [index, ...flaw.path] }
  }
  return undefined
}

function findUnstorableField(
  record: Record<string, unknown>,
  depth: number,
): StorageIssue | undefined {
  for (const name in record) {
    const flaw = findUnstorable(name) ?? findUnstorable(record[name], depth + 1)
    if (flaw) return { ...flaw, path: [name, ...flaw.path] }
  }
  return undefined
}
