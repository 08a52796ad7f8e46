import { useTranslation } from 'react-i18next'
import { PublicLayout } from './PublicLayout.tsx'

export function Terms() {
  return <Legal page="terms" />
}

export function Privacy() {
  return <Legal page="privacy" />
}

function Legal({ page }: { page: 'terms' | 'privacy' }) {
  const { t } = useTranslation()
  const items = t(`legal.${page}.items`, { returnObjects: true })
  return (
    <PublicLayout title={t(`legal.${page}.title`)}>
      <article className="mx-auto max-w-[680px] px-5 py-12">
        <h1 className="font-display text-4xl">{t(`legal.${page}.title`)}</h1>
        <p className="mt-2 text-ink-2">{t('legal.updated')}</p>
        {items.map((item) => (
          <section key={item.title} className="mt-8">
            <h2 className="font-display text-2xl">{item.title}</h2>
            <p className="mt-2 text-lg text-pretty text-ink-2">{item.text}</p>
          </section>
        ))}
      </article>
    </PublicLayout>
  )
}
