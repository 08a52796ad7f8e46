/** Names of tabs in older addresses. */
const formerNames = new Map([['billing', 'plan']])

/** The first tab, or the one that an older address names, as in `/settings?tab=billing`; its other parameters stay. */
export function settingsPathOf(search: URLSearchParams, names: readonly string[]): string {
  const rest = new URLSearchParams(search)
  const former = rest.get('tab') ?? ''
  rest.delete('tab')
  const named = formerNames.get(former) ?? former
  const name = names.includes(named) ? named : names[0]
  return `/settings/${name}${rest.size > 0 ? `?${rest.toString()}` : ''}`
}
