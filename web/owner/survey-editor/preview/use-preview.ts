import { useEffect, useState } from 'react'
import { call } from '../../../shared/call.ts'
import { initialPreviewState, openPreview } from './preview.ts'

/** One preview, closed on unmount. */
export function usePreview() {
  const [state, setState] = useState(initialPreviewState)
  const [preview] = useState(() => openPreview(call, setState))
  useEffect(() => preview.close, [preview])
  return { ...preview, state }
}
