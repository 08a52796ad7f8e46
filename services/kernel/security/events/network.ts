import { isIP } from 'node:net'

/** The first 24 bits of an IPv4 address or 48 of an IPv6 address, in CIDR notation; undefined for other texts. */
export function networkOf(address: string): string | undefined {
  const [bare = ''] = address.split('%', 1)
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1]
  const plain = mapped ?? bare
  switch (isIP(plain)) {
    case 4:
      return `${plain.split('.').slice(0, 3).join('.')}.0/24`
    case 6:
      return `${expandGroups(plain).slice(0, 3).join(':')}::/48`
    default:
      return undefined
  }
}

/** The groups of an IPv6 address without leading zeros. A dotted ending is at most the last two, which are cut off. */
function expandGroups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const [first, last] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const missing = tail === undefined ? 0 : 8 - first!.length - last!.length
  const groups = [...first!, ...Array.from({ length: missing }, () => '0'), ...last!]
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
