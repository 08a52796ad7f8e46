/** Runs work one after another for each name, in the order of asking; different names do not wait for each other. */
export function openSerialQueue(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const before = last.get(name)
    const turn = before ? before.then(work) : work()
    const settled = turn.then(noop, noop).then(() => {
      if (last.get(name) === settled) last.delete(name)
    })
    last.set(name, settled)
    return turn
  }
}

const noop = () => {}
