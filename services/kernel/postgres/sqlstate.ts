/** SQLSTATEs that say "not now": connection, resources, shutting down, and a statement that was cancelled. */
export const isTransient = (code: string): boolean => /^(08|53|57)[0-9A-Z]{3}$/.test(code)
