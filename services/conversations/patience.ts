/** Fails when it takes too long; what comes later is not waited for. */
export async function within<T>(patienceMs: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('took too long')), patienceMs)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
