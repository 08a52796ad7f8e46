/** The record's own value: a name that a caller chose may be one of `Object.prototype`, such as `constructor`. */
export const ownValue = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
