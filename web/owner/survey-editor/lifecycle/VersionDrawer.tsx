import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveyVersion } from '#contract/api/survey-lifecycle.ts'
import type { Survey } from '#contract/api/surveys.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { errorText } from '../../error-text.ts'
import { useMe, versionsQuery } from '../../queries.ts'
import { queryClient } from '../../query-client.ts'
import { invalidateSurveyLists } from '../../survey-lists.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DialogHeader } from '../../ui/DialogHeader.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useCommand } from '../../use-command.ts'
import { cacheSurvey } from './use-status-change.ts'
import { VersionItem } from './VersionItem.tsx'

type Props = { survey: Survey; isChanged: boolean; onClose: () => void }

/** A survey's earlier versions, which can be restored. */
export function VersionDrawer({ survey, isChanged, onClose }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { data, error, refetch } = useQuery(versionsQuery(survey.id))
  const [selected, setSelected] = useState<SurveyVersion | null>(null)
  const restore = useRestoreVersion(survey, () => setSelected(null))
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup className="fixed inset-y-0 end-0 z-50 flex w-full max-w-lg flex-col border-s border-line bg-raised shadow-overlay outline-none">
          <DialogHeader
            title={t('editor.versions.title')}
            className="border-b border-line p-5 sm:px-6"
          >
            {isChanged ? t('editor.versions.unsaved') : t('editor.versions.help')}
          </DialogHeader>
          <div className="min-h-0 flex-1 overflow-y-auto">
            {data ? (
              <ol className="divide-y divide-line">
                {data.map((version, index) => (
                  <li key={version.version}>
                    <VersionItem
                      version={version}
                      versions={data}
                      isLatest={index === 0}
                      canRestore={!isChanged}
                      onRestore={() => setSelected(version)}
                    />
                  </li>
                ))}
              </ol>
            ) : error ? (
              <ErrorState error={error} retry={() => void refetch()} />
            ) : (
              <div className="grid gap-3 p-6">
                <Skeleton className="h-20" />
                <Skeleton className="h-20" />
                <Skeleton className="h-20" />
              </div>
            )}
          </div>
          <ConfirmDialog
            isOpen={selected !== null}
            title={t('editor.versions.askTitle', {
              formatted: selected ? format.integer(selected.version) : '',
            })}
            confirmLabel={t('editor.versions.restore')}
            isBusy={restore.isPending}
            onCancel={() => setSelected(null)}
            onConfirm={() =>
              selected &&
              restore.mutate({ id: survey.id, number: selected.version, version: survey.version })
            }
          >
            {t(
              survey.status === 'published'
                ? 'editor.versions.askHelpPublished'
                : 'editor.versions.askHelp',
            )}
          </ConfirmDialog>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function useRestoreVersion({ id }: Survey, onSettled: () => void) {
  const { t } = useTranslation()
  const me = useMe()
  return useCommand('POST /api/surveys/:id/versions/:number/restore', {
    onSuccess: (restored) => {
      cacheSurvey(me.id, restored)
      invalidateSurveyLists()
      void queryClient.invalidateQueries({ queryKey: versionsQuery(id).queryKey })
      toast(t('editor.versions.restored'))
      onSettled()
    },
    onError: (error) => {
      toast(t('editor.versions.failed'), errorText(t, error))
      onSettled()
    },
  })
}
