import { createContext, useContext } from 'react'
import type { SitePage } from '#contract/site-page.ts'
import { siteTexts, type Texts } from './texts.ts'

const PageContext = createContext<SitePage | undefined>(undefined)
export const PageProvider = PageContext.Provider

export function usePage(): SitePage & { texts: Texts } {
  const page = useContext(PageContext)
  if (!page) throw new Error('outside of a page')
  return { ...page, texts: siteTexts[page.lang] }
}
