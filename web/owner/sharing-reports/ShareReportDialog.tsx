import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogHeader } from '../ui/DialogHeader.tsx'
import { ErrorState, Skeleton } from '../ui/states.tsx'
import { NewLinkForm } from './NewLinkForm.tsx'
import type { ReportToShare } from './report-to-share.ts'
import { SharedLinks } from './SharedLinks.tsx'
import { sharedReportsQuery } from './shared-report-queries.ts'

/** Read-only links to a report: a new one, and those that there are. */
export function ShareReportDialog({ onClose, ...report }: ReportToShare & { onClose: () => void }) {
  const { t } = useTranslation()
  const [newLink, setNewLink] = useState<string>()
  const { data, error, refetch } = useQuery(sharedReportsQuery(report.survey?.id))
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup className="fixed inset-0 z-50 mx-auto flex w-full flex-col overflow-hidden bg-raised outline-none sm:inset-y-8 sm:max-w-2xl sm:rounded-xl sm:border sm:border-line sm:shadow-overlay">
          <DialogHeader
            title={t('sharedReports.dialog.title')}
            help="compare-and-export"
            className="border-b border-line px-5 py-5 sm:px-6"
          >
            {t('sharedReports.dialog.lead')}
          </DialogHeader>
          <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-8 overflow-y-auto p-5 sm:p-6">
            <NewLinkForm report={report} onCreated={setNewLink} />
            {error && !data ? (
              <ErrorState error={error} retry={() => void refetch()} />
            ) : data ? (
              <SharedLinks links={data} newLink={newLink} />
            ) : (
              <Skeleton className="h-24 w-full" />
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
