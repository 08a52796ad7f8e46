import { Star } from 'lucide-react'
import { usePage } from '../page-context.ts'
import { fill } from '../texts.ts'

const stars = [1, 2, 3, 4, 5]

/** Invented people, each marked as an example. */
export function Voices() {
  const words = usePage().texts.landing.voices
  return (
    <section className="page-width py-16 sm:py-24">
      <h2 className="max-w-2xl font-display text-3xl">{words.title}</h2>
      <p className="mt-3 max-w-2xl text-lg text-pretty text-ink-2">{words.note}</p>
      <ul className="mt-10 grid gap-5 md:grid-cols-3">
        {words.items.map(({ name, role, rating, comment }) => (
          <li key={name}>
            <figure className="flex h-full flex-col rounded-xl border border-line bg-surface p-6">
              <div className="flex items-center justify-between gap-3">
                <p className="flex gap-0.5">
                  <span className="sr-only">{fill(words.ratingLabel, { rating })}</span>
                  {stars.map((star) => (
                    <Star
                      key={star}
                      size={16}
                      aria-hidden
                      className={
                        star <= Number(rating) ? 'fill-accent text-accent' : 'text-line-strong'
                      }
                    />
                  ))}
                </p>
                <span className="rounded-full bg-sunken px-2.5 py-0.5 text-xs font-semibold text-ink-2">
                  {words.example}
                </span>
              </div>
              <blockquote className="mt-4 mb-6 font-display text-lg text-pretty">
                {comment}
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-3 text-sm">
                <span
                  aria-hidden="true"
                  className="inline-flex size-10 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary-text"
                >
                  {name.slice(0, 1)}
                </span>
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="text-ink-2">{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
