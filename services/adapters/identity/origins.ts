const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

export const isLoopback = (url: URL): boolean => loopbackHosts.includes(url.hostname)

/** Our origin; for a loopback host, that of every loopback name. */
export function ownOrigins(publicUrl: string): string[] {
  const url = new URL(publicUrl)
  if (!isLoopback(url)) return [url.origin]
  const aliases = loopbackHosts.map((host) => {
    const other = new URL(url.origin)
    other.hostname = host
    return other.origin
  })
  return [url.origin, ...aliases.filter((origin) => origin !== url.origin)]
}
