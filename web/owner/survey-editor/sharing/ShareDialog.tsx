import { Dialog } from '@base-ui/react/dialog'
import { Tabs } from '@base-ui/react/tabs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { DialogHeader } from '../../ui/DialogHeader.tsx'
import { isOnline, type Availability } from './availability.ts'
import { Embed } from './Embed.tsx'
import { PersonalLinks } from './PersonalLinks.tsx'
import { PublicLink } from './PublicLink.tsx'

const tabs = ['link', 'embed', 'personal'] as const

type Props = {
  survey: Survey
  link: string
  availability: Availability
  why: string
  onClose: () => void
}

/** All ways to share a survey. */
export function ShareDialog({ survey, link, availability, why, onClose }: Props) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<string>(availability === 'invited' ? 'personal' : 'link')
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup className="fixed inset-0 z-50 mx-auto flex w-full flex-col overflow-hidden bg-raised outline-none sm:inset-y-8 sm:max-w-3xl sm:rounded-xl sm:border sm:border-line sm:shadow-overlay">
          <DialogHeader title={t('share.title')} help="share" className="px-5 pt-5 sm:px-6">
            <span className={isOnline(availability) ? 'text-success' : 'font-semibold'}>
              {t(isOnline(availability) ? 'survey.online' : 'survey.offline')}
            </span>
            {' · '}
            {why}
          </DialogHeader>
          <Tabs.Root value={tab} onValueChange={setTab} className="flex min-h-0 flex-1 flex-col">
            <Tabs.List className="relative mt-3 flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line px-3 [scrollbar-width:none] sm:px-4">
              {tabs.map((name) => (
                <Tabs.Tab
                  key={name}
                  value={name}
                  className="flex h-11 shrink-0 items-center px-2.5 text-sm font-semibold text-ink-2 hover:text-ink data-active:text-primary-text"
                >
                  {t(`share.tab.${name}`)}
                </Tabs.Tab>
              ))}
              <Tabs.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) rounded-full bg-primary transition-all duration-200 ease-out" />
            </Tabs.List>
            <div className="min-h-0 flex-1 overflow-y-auto p-5 sm:p-6">
              <Tabs.Panel value="link" className="outline-none">
                <PublicLink
                  survey={survey}
                  link={link}
                  isInvitedOnly={availability === 'invited'}
                  onPersonal={() => setTab('personal')}
                />
              </Tabs.Panel>
              <Tabs.Panel value="embed" className="outline-none">
                <Embed survey={survey} link={link} />
              </Tabs.Panel>
              <Tabs.Panel value="personal" className="outline-none">
                <PersonalLinks survey={survey} />
              </Tabs.Panel>
            </div>
          </Tabs.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
