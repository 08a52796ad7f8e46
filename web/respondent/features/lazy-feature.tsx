// Parts of the page that the first screen does without. Each is loaded when it is needed: its script, its style sheet,
// and the words that no first screen says.
import { useEffect, useState, type ComponentType } from 'react'
import { useTexts, type Texts } from '../texts.tsx'
import { LoadingFallback } from '../ui/LoadingFallback.tsx'

type LazyFeature<Props extends object> = ComponentType<Props> & {
  /** Begins to load it, so that it is there when it is needed, with a network or without. Never rejects. */
  preload: (words: Texts) => Promise<void>
}

const textFiles = import.meta.glob<Record<string, string>>(
  '../../locales/*/{respondent-later,form}.json',
  { import: 'default' },
)
const catalogNames = ['respondent-later', 'form'] as const
type LazyFeatureOptions = {
  /** A comfort: nothing is said where it does not come. */
  isOptional?: boolean
  /** The files of words that it speaks from; all of them unless it says so. */
  catalogs?: readonly (typeof catalogNames)[number][]
}

/** Shows what `load` brings; until then that it is coming, and where it does not come, how to try again. */
export function lazyFeature<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOptional = false, catalogs: spoken = catalogNames }: LazyFeatureOptions = {},
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
      if (Loaded) return undefined
      let isUnmounted = false
      const end = (how: 'loaded' | 'failed') => () => {
        if (!isUnmounted) setOutcome(how)
      }
      loadFeature(words).then(end('loaded'), end('failed'))
      return () => {
        isUnmounted = true
      }
    }, [words, tries])
    if (Loaded) return <Loaded {...props} />
    const retry = () => {
      setOutcome(undefined)
      setTries(tries + 1)
    }
    if (isOptional) return null
    return <LoadingFallback onRetry={outcome === 'failed' && retry} />
  }
  // What fails here is tried again when it is shown.
  return Object.assign(Part, { preload: (words: Texts) => loadFeature(words).catch(() => {}) })
}
