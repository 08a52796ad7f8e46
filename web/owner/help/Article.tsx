import { useEffect, useRef } from 'react'
import { useLocale } from '../../shared/i18n.ts'
import { useShownTheme } from '../../shared/theme.ts'
import { ArticleMeta } from './ArticleMeta.tsx'
import { pictureSizes, type HelpArticle } from './articles.ts'
import type { HelpTexts } from './help-texts.ts'
import { pictureUrl } from './pictures.ts'

type Props = { article: HelpArticle; texts: HelpTexts }

/** A guide with headings, or a walk-through with numbered steps. */
export function Article({ article, texts }: Props) {
  const { title, description, parts } = texts.article[article.id]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const Parts = article.kind === 'tour' ? 'ol' : 'ul'
  return (
    <article className="mx-auto max-w-[65ch]">
      <p className="text-sm font-medium text-ink-2">{texts.category[article.category].title}</p>
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-1 font-display text-3xl text-balance outline-none"
      >
        {title}
      </h2>
      <div className="mt-2">
        <ArticleMeta article={article} texts={texts} />
      </div>
      <p className="mt-4 text-lg text-pretty text-ink-2">{description}</p>
      <Picture article={article} texts={texts} />
      <Parts className="mt-6 grid gap-6">
        {parts.map((part, index) => (
          <li key={part.title} className="flex gap-4">
            {article.kind === 'tour' && (
              <span
                aria-hidden
                className="flex size-8 shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary-text"
              >
                {index + 1}
              </span>
            )}
            <div>
              <h3 className="text-lg font-semibold">{part.title}</h3>
              <p className="mt-1 text-pretty whitespace-pre-line text-ink-2">{part.text}</p>
            </div>
          </li>
        ))}
      </Parts>
    </article>
  )
}

/** A picture of the article's screen in the reader's language and theme. */
function Picture({ article: { id, picture = 'part' }, texts }: Props) {
  const { locale } = useLocale()
  const theme = useShownTheme()
  return (
    <img
      src={pictureUrl(id, locale, theme)}
      alt={texts.article[id].picture}
      {...pictureSizes[picture]}
      loading="lazy"
      decoding="async"
      className={`mx-auto mt-6 h-auto rounded-lg border border-line bg-sunken ${picture === 'phone' ? 'w-72 max-w-full' : 'w-full'}`}
    />
  )
}
