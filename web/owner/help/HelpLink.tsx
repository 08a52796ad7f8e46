import { CircleQuestionMark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { HelpArticleId } from './articles.ts'
import { useHelp } from './use-help.ts'

/** Opens the article that explains a part of a page. */
export function HelpLink({ article, topic }: { article: HelpArticleId; topic: string }) {
  const { t } = useTranslation()
  const { search } = useHelp()
  const label = t('shell.helpAbout', { topic })
  return (
    <Link
      to={{ search: search(article) }}
      preventScrollReset
      aria-label={label}
      title={label}
      className="inline-flex size-7 shrink-0 items-center justify-center rounded-md align-middle text-ink-3 transition-colors duration-150 hover:bg-sunken hover:text-ink"
    >
      <CircleQuestionMark size={16} className="rtl:-scale-x-100" aria-hidden />
    </Link>
  )
}
