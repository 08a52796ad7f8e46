import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../ui/download-file.ts'
import { Button } from '../../ui/Button.tsx'
import type { LedgerAccess } from './ledger-queries.ts'

const formats = ['csv', 'json'] as const

/** Exports as of the selected moment. Fetched instead of linked: an address must not contain a token. */
export function ExportButtons({ access, at }: { access: LedgerAccess; at: string | undefined }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const save = async (format: string) => {
    setBusy(format)
    setFailed(false)
    const file = await fetchExport(access, at, format).catch(() => undefined)
    if (file) downloadFile(nameOf(at, format), file)
    setFailed(!file)
    setBusy(undefined)
  }
  return (
    <div className="grid justify-items-start gap-1">
      <div className="flex gap-2">
        {formats.map((format) => (
          <Button
            key={format}
            variant="secondary"
            busy={busy === format}
            icon={<Download size={16} aria-hidden />}
            aria-label={`${t('ledger.export')} ${format.toUpperCase()}`}
            onClick={() => void save(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
      <p role={hasFailed ? 'alert' : undefined} className="text-xs text-ink-3">
        {t(hasFailed ? 'ledger.exportFailed' : 'ledger.exportHelp')}
      </p>
    </div>
  )
}

function nameOf(at: string | undefined, format: string): string {
  return `prosa-ledger-${(at ?? new Date().toISOString()).slice(0, 10)}.${format}`
}

async function fetchExport(
  { token, owner }: LedgerAccess,
  at: string | undefined,
  format: string,
): Promise<Blob> {
  const query = new URLSearchParams({ format, ...(owner && { owner }), ...(at && { at }) })
  const reply = await fetch(`/api/ledger/export?${query.toString()}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  if (!reply.ok) throw new Error(String(reply.status))
  return reply.blob()
}
