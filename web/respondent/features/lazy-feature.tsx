// Features that the first screen does not need. Each is loaded on demand: its script, its style sheet and its texts.
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useTexts, type Texts } from '../texts.tsx'
import { LoadingFallback } from '../ui/LoadingFallback.tsx'

type LazyFeature<Props extends object> = ComponentType<Props> & {
  /** Preloads the feature, so that it is available offline. Never rejects. */
  preload: (words: Texts) => Promise<void>
}

/** Names of text files. */
type Catalog = 'respondent-later' | 'form'

type LazyFeatureOptions<Props extends object> = {
  /** Shown until it is loaded, and if it cannot be loaded. */
  fallback?: (props: Props) => ReactNode
  /** Optional: a failed load is not shown. */
  isOptional?: boolean
  /** Text files that it needs; all of them by default. */
  catalogs?: readonly Catalog[]
}

type PropsOf<Component> = Component extends () => ReactNode
  ? object
  : Component extends (props: infer Props extends object) => ReactNode
    ? Props
    : never

/** The component `name` of a module: shows it once it is loaded, a placeholder before, and a retry after a failed load. */
export function lazyFeature<Module, Name extends keyof Module, Props extends PropsOf<Module[Name]>>(
  load: () => Promise<Module>,
  name: Name,
  {
    isOptional = false,
    catalogs = ['respondent-later', 'form'],
    fallback,
  }: LazyFeatureOptions<Props> = {},
): LazyFeature<Props> {
  let Loaded: ComponentType<Props> | undefined
  const loadFeature = async (words: Texts) => {
    const [module] = await Promise.all([
      load(),
      ...catalogs.map(async (catalog) => {
        const texts = await import('./language/load-texts.ts')
        await texts.addCatalog(words, catalog)
      }),
    ])
    Loaded = module[name] as ComponentType<Props>
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
