const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

export const isLoopback = (url: URL): boolean => loopbackHosts.includes(url.hostname)

/** A machine calls itself by several names: for a loopback address, all origins under which a browser may see us. */
export function ownOrigins(publicUrl: string): string[] {
  const url = new URL(publicUrl)
  if (!isLoopback(url)) return [url.origin]
  const named = loopbackHosts.map((host) => {
    const other = new URL(url.origin)
    other.hostname = host
    return other.origin
  })
  return [url.origin, ...named.filter((origin) => origin !== url.origin)]
}
