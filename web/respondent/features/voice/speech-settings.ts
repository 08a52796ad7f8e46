import type { PublicPage } from '#contract/public-page.ts'

type Personality = NonNullable<NonNullable<PublicPage['survey']>['voice']>['personality']

/** As documented. */
const settingsByPersonality: Partial<
  Record<Personality, readonly [rate: number, pitch: number, volume: number]>
> = {
  professional: [0.8, 1, 0.9],
  friendly: [0.9, 1.1, 1],
  curious: [1, 1.2, 1],
  empathetic: [0.7, 0.9, 0.8],
}
const defaultSettings = [0.9, 1, 1] as const

export function speechSettings(personality: Personality) {
  const [rate, pitch, volume] = settingsByPersonality[personality] ?? defaultSettings
  return { rate, pitch, volume }
}

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>

/** A voice of the language, preferably of its region and on the device. */
export function selectVoice<V extends Voice>(voices: readonly V[], tag: string): V | undefined {
  const normalizeTag = (lang: string) => lang.toLowerCase().replace('_', '-')
  const [language] = normalizeTag(tag).split('-')
  const rank = ({ lang, localService }: Voice) =>
    (normalizeTag(lang) === normalizeTag(tag) ? 2 : 0) + (localService ? 1 : 0)
  return voices
    .filter(({ lang }) => normalizeTag(lang).split('-')[0] === language)
    .sort((a, b) => rank(b) - rank(a))[0]
}
