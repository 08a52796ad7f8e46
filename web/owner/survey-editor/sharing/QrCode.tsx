import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { HelpLink } from '../../help/HelpLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toasts.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { qrPng, qrSvg } from './qr.ts'
import { downloadFile } from '../../ui/download-file.ts'

const canCopyImages = typeof ClipboardItem !== 'undefined'

export function QrCode({ survey, link }: { survey: Survey; link: string }) {
  const { t } = useTranslation()
  const name = `prosa-${survey.public_id}`
  const savePng = async () => {
    try {
      downloadFile(`${name}.png`, await qrPng(link))
    } catch {
      toast(t('share.qr.failed'))
    }
  }
  const image = async () => new ClipboardItem({ 'image/png': qrPng(link) })
  return (
    <section className="flex flex-wrap items-center gap-6">
      {/* White in the dark theme too: readers want dark on light, and light around it. */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qrSvg(link))}`}
        alt={t('share.qr.alt', { title: survey.title })}
        className="size-48 shrink-0 rounded-md border border-line"
      />
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold">
          {t('share.qr.title')} <HelpLink article="on-phones" topic={t('share.qr.title')} />
        </h3>
        <p className="mt-1 text-sm text-pretty text-ink-2">{t('share.qr.help')}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            icon={<Download size={16} aria-hidden />}
            onClick={() =>
              downloadFile(`${name}.svg`, new Blob([qrSvg(link)], { type: 'image/svg+xml' }))
            }
          >
            {t('share.qr.svg')}
          </Button>
          <Button
            variant="secondary"
            icon={<Download size={16} aria-hidden />}
            onClick={() => void savePng()}
          >
            {t('share.qr.png')}
          </Button>
          {canCopyImages && <CopyButton content={image} label={t('share.qr.copy')} />}
        </div>
      </div>
    </section>
  )
}
