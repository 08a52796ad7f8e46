import { lazyFeature } from './lazy-feature.tsx'

/** Characters of an answer. */
export const maxAnswerLength = 4000

/** Long texts are rare. */
const Note = lazyFeature(() => import('./length/LengthNote.tsx'), 'LengthNote', {
  isOptional: true,
})

/** From nine tenths of the room on. */
export const LengthNote = (props: { length: number; max: number }) =>
  props.length < props.max * 0.9 ? null : <Note {...props} />
