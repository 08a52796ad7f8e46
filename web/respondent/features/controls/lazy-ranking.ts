import { lazyFeature } from '../lazy-feature.tsx'

/** The one control that is heavy, and that few surveys have. */
export const Ranking = lazyFeature(async () => (await import('./Ranking.tsx')).Ranking, {
  catalogs: ['form'],
})
