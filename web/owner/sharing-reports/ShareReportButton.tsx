import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { useLazyFeature } from '../ui/use-lazy-feature.ts'
import type { ReportToShare } from './report-to-share.ts'

const loadDialog = async () => (await import('./ShareReportDialog.tsx')).ShareReportDialog

/** Opens the links to a report: of one survey, or of all. */
export function ShareReportButton(report: ReportToShare) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [ShareReportDialog, open] = useLazyFeature(loadDialog, () => setOpen(true))
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        icon={<Share2 size={16} className="rtl:-scale-x-100" aria-hidden />}
        onClick={() => void open()}
      >
        {t('sharedReports.dialog.share')}
      </Button>
      {isOpen && ShareReportDialog && (
        <ShareReportDialog {...report} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
