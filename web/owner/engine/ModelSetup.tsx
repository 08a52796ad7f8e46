import { Tabs } from '@base-ui/react/tabs'
import { useTranslation } from 'react-i18next'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { setups, shellLinesOf } from './setups.ts'

/** The lines that plug in a model, one tab for each server. */
export function ModelSetup() {
  const { t } = useTranslation()
  return (
    <Tabs.Root defaultValue={setups[0].id}>
      <Tabs.List className="flex flex-wrap gap-x-1 border-b border-line">
        {setups.map((setup) => (
          <Tabs.Tab
            key={setup.id}
            value={setup.id}
            className="flex h-10 items-center rounded-t-sm border-b-2 border-transparent px-1.5 text-sm font-semibold text-ink-2 hover:text-ink data-active:border-primary sm:px-2.5 data-active:text-primary-text"
          >
            {'name' in setup ? <bdi>{setup.name}</bdi> : t('engine.setup.other')}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {setups.map((setup) => {
        const lines = shellLinesOf(setup)
        return (
          <Tabs.Panel key={setup.id} value={setup.id} className="grid gap-3 pt-4 outline-none">
            <p className="text-sm text-pretty text-ink-2">
              {t(setup.isLocal ? 'engine.setup.local' : 'engine.setup.cloud')}
            </p>
            <CodeBlock label={t('engine.setup.title')} code={lines} />
            <div className="justify-self-start">
              <CopyButton content={lines} label={t('engine.setup.copy')} />
            </div>
          </Tabs.Panel>
        )
      })}
    </Tabs.Root>
  )
}
