// Features that the first screen does not need. Each is loaded on demand: its script, its style sheet and its texts.
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useTexts, type Texts } from '../texts.tsx'
import { LoadingFallback } from '../ui/LoadingFallback.tsx'

type LazyFeature<Props extends object> = ComponentType<Props> & {
  /** Preloads the feature, so that it is available offline. Never rejects. */
  preload: (words: Texts) => Promise<void>
}

const textFiles = import.meta.glob<Record<string, string>>(
  '../../locales/*/{respondent-later,form}.json',
  { import: 'default' },
)
const catalogNames = ['respondent-later', 'form'] as const
type LazyFeatureOptions<Props extends object> = {
  /** Shown until it is loaded, and if it cannot be loaded. */
  fallback?: (props: Props) => ReactNode
  /** Optional: a failed load is not shown. */
  isOptional?: boolean
  /** Text files that it needs; all of them by default. */
  catalogs?: readonly (typeof catalogNames)[number][]
}

/** Shows the loaded feature, a placeholder before, and a retry after a failed load. */
export function lazyFeature<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOptional = false, catalogs: spoken = catalogNames, fallback }: LazyFeatureOptions<Props> = {},
): LazyFeature<Props> {
  let Loaded: ComponentType<Props> | undefined
  const loadFeature = async (words: Texts) => {
    const [component, ...later] = await Promise.all([
      load(),
      ...spoken.map((file) => textFiles[`../../locales/${words.lang}/${file}.json`]?.()),
    ])
    for (const each of later) words.add(each ?? {})
    Loaded = component
  }
  const Part = (props: Props) => {
    const words = useTexts()
    const [tries, setTries] = useState(0)
    const [outcome, setOutcome] = useState<'loaded' | 'failed'>()
    useEffect(() => {
      let isUnmounted = false
      const end = (how: 'loaded' | 'failed') => () => {
        if (!isUnmounted) setOutcome(how)
      }
      // A preload may end between the rendering and this effect.
      const loading = Loaded ? Promise.resolve() : loadFeature(words)
      loading.then(end('loaded'), end('failed'))
      return () => {
        isUnmounted = true
      }
    }, [words, tries])
    if (Loaded) return <Loaded {...props} />
    if (fallback) return fallback(props)
    const retry = () => {
      setOutcome(undefined)
      setTries(tries + 1)
    }
    if (isOptional) return null
    return <LoadingFallback onRetry={outcome === 'failed' && retry} />
  }
  // A failed preload is retried when the feature is shown.
  return Object.assign(Part, { preload: (words: Texts) => loadFeature(words).catch(() => {}) })
}
