import type { Personality as Name } from '#contract/languages.ts'

export const personalities: readonly Name[] = [
  'professional',
  'friendly',
  'curious',
  'empathetic',
  'analytical',
]
