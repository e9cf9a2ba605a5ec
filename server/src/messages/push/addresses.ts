import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'
import { isLoopback } from '../../http/guards/local.ts'

// Browsers send the address of their push service, so anyone with an account can choose where the portal posts to. It must never
// reach this machine or its network.
const inside = new BlockList()
const networks4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
// Of IPv6, only 2000::/3 is public. These lie in it and are tunnels, documentation or lead to IPv4 addresses.
const networks6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']
const outside6 = new BlockList()
outside6.addSubnet('2000::', 3, 'ipv6')
for (const network of networks4) add(network, 'ipv4')
for (const network of networks6) add(network, 'ipv6')

function add(network: string, family: 'ipv4' | 'ipv6') {
  const [address = '', bits] = network.split('/')
  inside.addSubnet(address, Number(bits), family)
}

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inside.check(address, 'ipv4')
  return isIP(address) === 6 && outside6.check(address, 'ipv6') && !inside.check(address, 'ipv6')
}

/**
 * The address of a push service, if a subscription may name it: https on its standard port, by a public name. `local` also allows this
 * machine.
 */
export function pushAddress(endpoint: string, { local }: { local: boolean }): URL | undefined {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return undefined
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (local && isLoopback(host)) return /^https?:$/.test(url.protocol) ? url : undefined
  const named = host.includes('.') && isIP(host) === 0 && !/\.(local|localhost|internal|home\.arpa)\.?$/.test(host)
  return url.protocol === 'https:' && url.port === '' && named ? url : undefined
}

/** A host's name leads to an address inside. */
export class InsideAddressError extends Error {}

/**
 * Looks a name up for a connection. It is checked here, and not before, since a name can lead elsewhere at every look.
 * @throws InsideAddressError, to the callback
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
    const [first] = found
    if (error || !first) return done(error ?? new Error('no address'), '')
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new InsideAddressError(hostname), '')
    if (options.all) return done(null, found)
    done(null, first.address, first.family)
  })
}
