import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/** A store's state. Zustand's own hook would need more of React than Preact has. */
export const useStore = <State>(store: StoreApi<State>): State =>
  useSyncExternalStore(store.subscribe, store.getState, store.getInitialState)
