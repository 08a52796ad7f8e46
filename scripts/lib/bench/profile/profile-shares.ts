// What a processor profile was spent on: by package and folder, and by the module of Prosa that caused it.
import { pathToFileURL } from 'node:url'
import type { CpuProfile, ProfileNode } from './inspector.ts'

/** The beginning of the URLs of Prosa's own scripts, which run in the project's directory. */
export const projectRoot = `${pathToFileURL(process.cwd()).href}/`

/** Milliseconds by name, largest first. */
export type Shares = readonly (readonly [name: string, ms: number])[]

export type ProfileShares = {
  busyMs: number
  /** Where the processor was: packages, modules of Node, folders of Prosa. */
  byPlace: Shares
  /** The module of Prosa that is nearest on the stack; packages and Node where there is none. */
  byModule: Shares
}

/** Time in which the thread waits. */
const idle = new Set(['(idle)', '(root)'])

export function sharesOf(profile: CpuProfile, root: string): ProfileShares {
  const selfMs = selfTimes(profile)
  const parents = new Map<number, ProfileNode>()
  for (const node of profile.nodes)
    for (const child of node.children ?? []) parents.set(child, node)
  const [byPlace, byModule] = [new Map<string, number>(), new Map<string, number>()]
  let busyMs = 0
  for (const node of profile.nodes) {
    const ms = selfMs.get(node.id) ?? 0
    if (ms === 0 || idle.has(node.callFrame.functionName)) continue
    busyMs += ms
    add(byPlace, placeOf(node, parents, root), ms)
    add(byModule, moduleOf(node, parents, root) ?? placeOf(node, parents, root), ms)
  }
  return { busyMs, byPlace: largestFirst(byPlace), byModule: largestFirst(byModule) }
}

function selfTimes({ samples, intervals }: CpuProfile): ReadonlyMap<number, number> {
  const times = new Map<number, number>()
  // The time until the next sample belongs to a sample.
  for (const [index, id] of samples.entries())
    add(times, id, Math.max(0, intervals[index + 1] ?? 0) / 1_000)
  return times
}

type Parents = ReadonlyMap<number, ProfileNode>

/** A function of V8 without a script belongs to its caller. */
function placeOf(node: ProfileNode, parents: Parents, root: string): string {
  for (let each: ProfileNode | undefined = node; each; each = parents.get(each.id)) {
    const { url, functionName } = each.callFrame
    if (functionName.startsWith('(')) return functionName
    if (url !== '') return placeOfUrl(url, root)
  }
  return '(native)'
}

function placeOfUrl(url: string, root: string): string {
  const packaged = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)
  if (packaged) return packaged[1]!
  if (!url.startsWith(root)) return url.startsWith('node:') ? url : 'others'
  return url.slice(root.length).split('/').slice(0, -1).slice(0, 3).join('/')
}

function moduleOf(node: ProfileNode, parents: Parents, root: string): string | undefined {
  for (let each: ProfileNode | undefined = node; each; each = parents.get(each.id)) {
    const { url } = each.callFrame
    if (url.startsWith(root) && !url.includes('/node_modules/')) return url.slice(root.length)
  }
  return undefined
}

function add<K>(sums: Map<K, number>, key: K, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value)
}

const largestFirst = (sums: ReadonlyMap<string, number>): Shares =>
  [...sums].toSorted(([, one], [, other]) => other - one)
