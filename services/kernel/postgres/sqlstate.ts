/** SQLSTATEs of passing failures: connection, resources, shutdown, a cancelled statement. */
export const isTransient = (code: string): boolean => /^(08|53|57)[0-9A-Z]{3}$/.test(code)
