import { lazyFeature } from '../lazy-feature.tsx'

export const ContinueOnDevice = lazyFeature(
  () => import('./ContinueOnDevice.tsx'),
  'ContinueOnDevice',
)
