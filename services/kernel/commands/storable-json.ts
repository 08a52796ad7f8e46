// JSON that every store and every table can hold: well-formed Unicode without NUL, of limited depth.

const maxDepth = 32

type StorageIssue = { path: (string | number)[]; message: string; code: string }

/** The first part of a JSON value that cannot be stored; undefined if there is none. */
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
    const issue = findUnstorable(list[index], depth + 1)
    if (issue) return { ...issue, path: [index, ...issue.path] }
  }
  return undefined
}

function findUnstorableField(
  record: Record<string, unknown>,
  depth: number,
): StorageIssue | undefined {
  for (const name in record) {
    const issue = findUnstorable(name) ?? findUnstorable(record[name], depth + 1)
    if (issue) return { ...issue, path: [name, ...issue.path] }
  }
  return undefined
}
