import { BookOpen, Clock, ListOrdered } from 'lucide-react'
import { useLocale } from '../../shared/i18n.ts'
import type { HelpArticle } from './articles.ts'
import type { HelpTexts } from './help-texts.ts'

/** Kind and duration. */
export function ArticleMeta({ article, texts }: { article: HelpArticle; texts: HelpTexts }) {
  const { format } = useLocale()
  const Icon = article.kind === 'tour' ? ListOrdered : BookOpen
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs font-medium text-ink-3">
      <span className="flex items-center gap-1.5">
        <Icon size={14} aria-hidden />
        {texts.kind[article.kind]}
      </span>
      <span className="flex items-center gap-1.5">
        <Clock size={14} aria-hidden />
        {format.duration(article.minutes * 60)}
      </span>
      {article.isCore && (
        <span className="rounded-full bg-primary-soft px-2 py-0.5 text-primary-text">
          {texts.core}
        </span>
      )}
    </span>
  )
}
