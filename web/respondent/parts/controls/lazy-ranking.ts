import { lazyPart } from '../lazy-part.tsx'

/** The one control that is heavy, and that few surveys have. */
export const Ranking = lazyPart(async () => (await import('./Ranking.tsx')).Ranking, {
  words: ['form'],
})
