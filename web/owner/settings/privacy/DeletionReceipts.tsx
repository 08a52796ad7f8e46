import { useQuery } from '@tanstack/react-query'
import { FileCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListedErasure } from '#contract/api/account-deletion.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { DownloadLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { erasuresQuery } from './privacy-queries.ts'

/** Surveys and single conversations that the owner deleted, with their receipts. Nothing before the first. */
export function DeletionReceipts() {
  const { t } = useTranslation()
  const { data } = useQuery(erasuresQuery)
  if (!data || data.items.length === 0) return null
  return (
    <Card aria-labelledby="deletion-receipts" className="p-5 sm:p-6">
      <h2 id="deletion-receipts" className="font-display text-xl">
        {t('erasures.title')}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-ink-2 text-pretty">{t('erasures.lead')}</p>
      <ul className="mt-4 divide-y divide-line">
        {data.items.map((item) => (
          <Receipt key={item.receipt_url} item={item} />
        ))}
      </ul>
    </Card>
  )
}

function Receipt({ item }: { item: ListedErasure }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const name = t(`erasures.${item.kind}`, { reference: item.reference })
  const counts = [
    ...(item.kind === 'survey' ? [counted('conversations', item.conversations)] : []),
    counted('answers', item.answers),
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          {[...counts, format.day(item.erased_at), t(`erasures.${item.state}`)].join(' · ')}
        </p>
      </div>
      <DownloadLink
        href={item.receipt_url}
        download={`${item.kind}-${item.reference}.html`}
        aria-label={t('erasures.receiptOf', { name })}
        icon={<FileCheck size={18} aria-hidden />}
      >
        {t('erasures.receipt')}
      </DownloadLink>
    </li>
  )

  function counted(what: 'conversations' | 'answers', count: number): string {
    return t(`erasures.${what}`, { count, formatted: format.integer(count) })
  }
}
