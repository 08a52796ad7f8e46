import { useSearchParams } from 'react-router'
import type { HelpArticleId } from './articles.ts'

const key = 'help'

/** The help is a part of the address: `?help` opens it, `?help=insights` an article. */
export function useHelp() {
  const [search, setSearch] = useSearchParams()
  const change = (id: string | null, replace: boolean) =>
    setSearch((before) => withHelp(before, id), { replace, preventScrollReset: true })
  return {
    /** Null: closed; empty: the overview. */
    article: search.get(key),
    search: (id: HelpArticleId) => `?${withHelp(search, id).toString()}`,
    open: (id: HelpArticleId | '' = '') => change(id, false),
    close: () => change(null, true),
  }
}

function withHelp(search: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(search)
  if (id === null) next.delete(key)
  else next.set(key, id)
  return next
}
