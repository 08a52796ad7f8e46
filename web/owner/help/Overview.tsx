import { ChartColumn, ListChecks, MessagesSquare, Search, Smartphone } from 'lucide-react'
import { useEffect, type RefObject } from 'react'
import { hasFinePointer } from '../ui/has-fine-pointer.ts'
import { ArticleMeta } from './ArticleMeta.tsx'
import { helpArticles, helpCategories, type HelpArticle, type HelpArticleId } from './articles.ts'
import { searchArticles } from './help-search.ts'
import type { HelpTexts } from './help-texts.ts'
import { QuickActions } from './QuickActions.tsx'

const icons = {
  validation: ListChecks,
  conversation: MessagesSquare,
  mobile: Smartphone,
  insights: ChartColumn,
}

type Props = {
  texts: HelpTexts
  query: string
  /** The search field. */
  search: RefObject<HTMLInputElement | null>
  onQuery: (query: string) => void
  onOpen: (id: HelpArticleId) => void
}

/** Search, quick actions and the categories with their articles. */
export function Overview({ texts, query, search, onQuery, onOpen }: Props) {
  useEffect(() => {
    if (hasFinePointer()) search.current?.focus({ preventScroll: true })
  }, [search])
  return (
    <>
      <label className="relative block">
        <span className="sr-only">{texts.search}</span>
        <Search
          size={18}
          className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2 text-ink-3"
          aria-hidden
        />
        <input
          ref={search}
          type="search"
          value={query}
          maxLength={200}
          placeholder={texts.searchPlaceholder}
          onChange={(event) => onQuery(event.target.value)}
          className="h-12 w-full rounded-lg border border-line-strong/60 bg-surface ps-11 pe-4 outline-none placeholder:text-ink-3 focus:border-primary focus:ring-3 focus:ring-primary/15"
        />
      </label>
      {query.trim() === '' ? (
        <>
          <QuickActions texts={texts} onOpen={onOpen} />
          {helpCategories.map((category) => {
            const Icon = icons[category]
            const { title, description } = texts.category[category]
            return (
              <section key={category} className="mt-8" aria-labelledby={`help-${category}`}>
                <h3
                  id={`help-${category}`}
                  className="flex items-center gap-2.5 text-lg font-semibold"
                >
                  <Icon size={18} className="text-primary-text" aria-hidden />
                  {title}
                </h3>
                <p className="mt-0.5 text-sm text-ink-2">{description}</p>
                <ArticleList
                  articles={helpArticles.filter((article) => article.category === category)}
                  texts={texts}
                  onOpen={onOpen}
                />
              </section>
            )
          })}
        </>
      ) : (
        <Results texts={texts} query={query} onOpen={onOpen} />
      )}
    </>
  )
}

function Results({ texts, query, onOpen }: Omit<Props, 'onQuery' | 'search'>) {
  const articles = searchArticles(query, texts)
  return (
    <section className="mt-6" aria-label={texts.results} aria-live="polite">
      {articles.length > 0 ? (
        <ArticleList articles={articles} texts={texts} onOpen={onOpen} />
      ) : (
        <div className="py-10 text-center">
          <p className="font-display text-2xl">{texts.nothing}</p>
          <p className="mt-1 text-ink-2">{texts.nothingHelp}</p>
        </div>
      )}
    </section>
  )
}

type ListProps = {
  articles: readonly HelpArticle[]
  texts: HelpTexts
  onOpen: (id: HelpArticleId) => void
}

function ArticleList({ articles, texts, onOpen }: ListProps) {
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-3">
      {articles.map((article) => (
        <li key={article.id}>
          <button
            type="button"
            onClick={() => onOpen(article.id)}
            className="flex h-full w-full flex-col gap-1 rounded-lg border border-line bg-surface p-4 text-start transition-colors duration-150 hover:border-primary/50"
          >
            <span className="font-semibold text-pretty">{texts.article[article.id].title}</span>
            <span className="mb-2 text-sm text-pretty text-ink-2">
              {texts.article[article.id].description}
            </span>
            <span className="mt-auto">
              <ArticleMeta article={article} texts={texts} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
