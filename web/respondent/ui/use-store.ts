import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/** What a store holds. Zustand's own hook asks for all of React at once, with which all of Preact's would be loaded. */
export const useStore = <State>(store: StoreApi<State>): State =>
  useSyncExternalStore(store.subscribe, store.getState, store.getInitialState)
