import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { ExportButtons } from './ExportButtons.tsx'
import { Ledger } from './Ledger.tsx'
import { useMoment } from './use-moment.ts'

const ownLedger = {}

/** The owner's ledger. */
export function LedgerPage() {
  const { t } = useTranslation()
  const moment = useMoment()
  useTitle(t('ledger.title'))
  return (
    <>
      <PageHeader title={t('ledger.title')} lead={t('ledger.lead')}>
        <ExportButtons access={ownLedger} at={moment.debounced} />
      </PageHeader>
      <Ledger access={ownLedger} moment={moment} />
    </>
  )
}
