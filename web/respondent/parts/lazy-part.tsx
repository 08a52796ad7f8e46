// Parts of the page that the first screen does without. Each is loaded when it is needed: its script, its style sheet,
// and the words that no first screen says.
import { useEffect, useState, type ComponentType } from 'react'
import { useWords, type Words } from '../words.tsx'
import { Waiting } from './Waiting.tsx'

type Part<Props extends object> = ComponentType<Props> & {
  /** Begins to load it, so that it is there when it is needed, with a network or without. Never rejects. */
  preload: (words: Words) => Promise<void>
}

const laterWords = import.meta.glob<Record<string, string>>(
  '../../locales/*/{respondent-later,form}.json',
  { import: 'default' },
)
const files = ['respondent-later', 'form'] as const
type PartOptions = {
  /** A comfort: nothing is said where it does not come. */
  isOptional?: boolean
  /** The files of words that it speaks from; all of them unless it says so. */
  words?: readonly (typeof files)[number][]
}

/** Shows what `load` brings; until then that it is coming, and where it does not come, how to try again. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOptional = false, words: spoken = files }: PartOptions = {},
): Part<Props> {
  let Loaded: ComponentType<Props> | undefined
  const bring = async (words: Words) => {
    const [component, ...later] = await Promise.all([
      load(),
      ...spoken.map((file) => laterWords[`../../locales/${words.lang}/${file}.json`]?.()),
    ])
    for (const each of later) words.learn(each ?? {})
    Loaded = component
  }
  const Part = (props: Props) => {
    const words = useWords()
    const [tries, setTries] = useState(0)
    const [outcome, setOutcome] = useState<'loaded' | 'failed'>()
    useEffect(() => {
      if (Loaded) return undefined
      let isLeft = false
      const end = (how: 'loaded' | 'failed') => () => {
        if (!isLeft) setOutcome(how)
      }
      bring(words).then(end('loaded'), end('failed'))
      return () => {
        isLeft = true
      }
    }, [words, tries])
    if (Loaded) return <Loaded {...props} />
    const retry = () => {
      setOutcome(undefined)
      setTries(tries + 1)
    }
    if (isOptional) return null
    return <Waiting onRetry={outcome === 'failed' && retry} />
  }
  // What fails here is tried again when it is shown.
  return Object.assign(Part, { preload: (words: Words) => bring(words).catch(() => {}) })
}
