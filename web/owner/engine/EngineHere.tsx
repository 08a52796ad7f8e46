import { useTranslation } from 'react-i18next'
import type { Models } from '#contract/models.ts'
import { isolated } from './engine-name.ts'

/** Which models this installation uses, or that it has none. */
export function EngineHere({ models }: { models: Models }) {
  const { t } = useTranslation()
  if (!models) return t('engine.here.offline')
  const interviewer = isolated(models.interviewer)
  return (
    <>
      {models.interviewer === models.analyst
        ? t('engine.here.model', { model: interviewer })
        : t('engine.here.models', { interviewer, analyst: isolated(models.analyst) })}{' '}
      {t('engine.here.fallback')}
    </>
  )
}
