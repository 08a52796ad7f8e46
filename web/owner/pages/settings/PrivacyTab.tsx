import { DownloadEverything } from '../../settings/DownloadEverything.tsx'
import { DeletionReceipts } from '../../settings/privacy/DeletionReceipts.tsx'
import { PrivacySettings } from './privacy/PrivacySettings.tsx'

/** How long answers are kept, what is kept of respondents, a copy of everything, and receipts of what was deleted. */
export const PrivacyTab = () => (
  <div className="grid gap-6">
    <PrivacySettings />
    <DownloadEverything />
    <DeletionReceipts />
  </div>
)
