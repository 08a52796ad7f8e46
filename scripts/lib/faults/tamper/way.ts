import type { TamperWorld } from './world.ts'

/** What is changed; for an exported file the way verifies the file itself. */
export type WayKind = 'log' | 'anchors' | 'records' | 'read models' | 'snapshots' | 'export'

export type Way = {
  name: string
  kind: WayKind
  /** Changes something; the faults of an exported file. */
  play: (world: TamperWorld) => Promise<string[] | void>
  /** Changes nothing that anything rests on: it is not found, and needs not be. */
  isHarmless?: boolean
}
