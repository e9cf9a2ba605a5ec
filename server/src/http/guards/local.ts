import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { bareAddress } from './network.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Headers that proxies add to the requests they forward. */
const forwarding = /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*)$/

/** Whether a host name or address is loopback. */
export function isLoopback(host: string): boolean {
  const bare = bareAddress(host)
  const family = isIP(bare)
  return family === 0 ? bare === 'localhost' : loopback.check(bare, family === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Whether a request comes from a program on this machine and is meant for it: the peer is loopback, no header shows forwarding, and
 * the host is this machine, so that no other site's page can have caused it. A bare `proxy_pass` of nginx adds no headers and
 * rewrites the host, but speaks HTTP/1.0, which browsers and curl do not.
 */
export function isLocal({
  socket,
  headers,
  httpVersion,
}: Pick<IncomingMessage, 'socket' | 'headers' | 'httpVersion'>): boolean {
  const passedOn = httpVersion === '1.0' || wasForwarded(headers)
  return isLoopback(socket.remoteAddress ?? '') && !passedOn && isLoopback(hostOf(headers))
}

function wasForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => forwarding.test(name))
}

function hostOf({ host = '' }: IncomingHttpHeaders): string {
  return host.replace(/:\d+$/, '')
}
