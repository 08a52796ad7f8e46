import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/** A store's state. Zustand's own hook would load all of Preact's compatibility layer. */
export const useStore = <State>(store: StoreApi<State>): State =>
  useSyncExternalStore(store.subscribe, store.getState, store.getInitialState)
