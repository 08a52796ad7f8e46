import { useState } from 'react'

const storageKey = 'audit-token'

/**
 * An auditor's token: from the address's fragment, which is not sent to servers and is removed at once, or as entered.
 * Stored for this tab.
 */
export function useAuditToken(): [string | undefined, (token: string | undefined) => void] {
  const [token, setToken] = useState(() => takeFromFragment() ?? sessionStorage.getItem(storageKey))
  const storeToken = (next: string | undefined) => {
    if (next === undefined) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, next)
    setToken(next ?? null)
  }
  return [token ?? undefined, storeToken]
}

function takeFromFragment(): string | undefined {
  const { hash, pathname, search } = window.location
  const token = new URLSearchParams(hash.slice(1)).get('token')
  if (!token) return undefined
  sessionStorage.setItem(storageKey, token)
  window.history.replaceState(window.history.state, '', pathname + search)
  return token
}
