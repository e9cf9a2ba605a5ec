import { isIP } from 'node:net'

const mapped = /^0:0:0:0:0:ffff:/

/**
 * The network that an address is counted by: an IPv4 address itself, or the /64 of an IPv6 address, the smallest block that one
 * line gets. An IPv4-mapped IPv6 address counts as IPv4. Zone, port and brackets are dropped; a value that is not an address, such
 * as the empty one of in-process calls, is returned unchanged.
 */
export function networkOf(address: string): string {
  const bare = bareAddress(address)
  if (isIP(bare) !== 6) return bare
  const groups = groupsOf(bare)
  if (mapped.test(groups.join(':'))) return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The block that an address is counted by in addition to its network: the /24 of an IPv4 address, or the /48 of an IPv6 address. */
export function blockOf(address: string): string {
  const network = networkOf(address)
  if (isIP(network) === 4) return `${network.split('.').slice(0, 3).join('.')}.0/24`
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network
}

/** Strips zone, port and brackets from an address. */
export function bareAddress(address: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? []
  return (bracketed ?? dotted ?? address).replace(/%.*$/s, '')
}

/** The eight groups of an IPv6 address. The URL parser normalizes every spelling, including dotted ends. */
function groupsOf(address: string): string[] {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = short.split('::').map((half) => half.split(':').filter(Boolean))
  return [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail]
}

function bytesOf(group: string): number[] {
  const number = Number.parseInt(group, 16)
  return [number >> 8, number & 255]
}
