import { lazyFeature } from '../lazy-feature.tsx'

/** Ranking is large and rare, so it is loaded on demand. */
export const Ranking = lazyFeature(() => import('./Ranking.tsx'), 'Ranking', {
  catalogs: ['form'],
})
