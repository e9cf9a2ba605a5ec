import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { drainMs } from '../src/http/draining.ts'
import { eventually } from './setup/messages.ts'
import { startPortal } from './setup/portal.ts'

const cities = 'GET /home/content/cityList HTTP/1.1\r\nHost: portal.test\r\n'

/** Whether the server accepts new connections. */
const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, '127.0.0.1')
    probe.on('connect', () => resolve(true)).on('error', () => resolve(false))
    probe.on('connect', () => probe.destroy())
  })

function reading(socket: Socket) {
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  return () => text
}

test('[SEC-29] a cached answer closes its connection once the portal is stopping', async () => {
  const portal = await startPortal()
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = portal.app.server.address() as AddressInfo
  const accepted = once(portal.app.server, 'connection')
  const socket = connect(port, '127.0.0.1')
  const ended = once(socket, 'end')
  const [serverSide] = (await accepted) as [Socket]
  const read = reading(socket)
  socket.write(`${cities}\r\n`)
  await eventually(() => expect(read()).toMatch(/\r\n\r\n/))
  // Without a connection header it stays open (RFC 9112, section 9.3).
  expect(read()).not.toMatch(/connection:/i)

  // Half a request: this connection is busy when the portal stops.
  socket.write(cities)
  await eventually(() => expect(serverSide.bytesRead).toBe(2 * cities.length + 2))
  const closed = portal.close()
  await eventually(async () => expect(await listens(port)).toBe(false))
  socket.write('\r\n')
  await ended
  expect(read().split('HTTP/1.1 ')[2]).toMatch(/^200 [\s\S]*connection: close/i)
  await closed
})

test('[OPS-8] a call that arrives on an open connection while the portal is stopping is answered', async () => {
  const portal = await startPortal()
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = portal.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const ended = once(socket, 'end')
  const read = reading(socket)
  const call = 'GET /healthz HTTP/1.1\r\nHost: portal.test\r\n'
  socket.write(`${call}\r\n${call}`)
  await eventually(() => expect(read()).toContain('alive'))
  const closed = portal.close()
  await eventually(async () => expect(await listens(port)).toBe(false))
  socket.write('\r\n')
  await ended
  expect(read().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(read()).toMatch(/connection: close/i)
  await closed
})

describe('an idle connection while the portal is stopping', () => {
  /** A portal with a connection on which one call has been answered, and which its client keeps. */
  async function keepConnection(settings: Record<string, string>) {
    const portal = await startPortal({ settings })
    await portal.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = portal.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    const ended = once(socket, 'end')
    const read = reading(socket)
    const send = () => socket.write('GET /healthz HTTP/1.1\r\nHost: portal.test\r\n\r\n')
    send()
    await eventually(() => expect(read()).toContain('alive'))
    return { portal, port, socket, ended, read, send }
  }

  test('[OPS-8] behind a proxy, answers one more request and says that it closes', async () => {
    const { portal, port, ended, read, send } = await keepConnection({ TRUST_PROXY: 'on' })
    const closed = portal.close()
    await eventually(async () => expect(await listens(port)).toBe(false))
    send()
    await ended
    expect(read().split('HTTP/1.1 ')[2]).toMatch(/^200 [\s\S]*connection: close/i)
    await closed
  })

  test('[OPS-8] behind a proxy, is closed when the client never does', async () => {
    const { portal, ended } = await keepConnection({ TRUST_PROXY: 'on' })
    const since = performance.now()
    await portal.close()
    await ended
    const waited = performance.now() - since
    expect(waited).toBeGreaterThan(drainMs - 10)
    expect(waited).toBeLessThan(scaleTimeout(2 * drainMs))
  })

  test('[OPS-8] delays the stop no longer than the proxy keeps it', async () => {
    const { portal, port, socket } = await keepConnection({ TRUST_PROXY: 'on' })
    const since = performance.now()
    const closed = portal.close()
    await eventually(async () => expect(await listens(port)).toBe(false))
    socket.end()
    await closed
    expect(performance.now() - since).toBeLessThan(drainMs)
  })

  test('[OPS-8] without a proxy, is closed at once', async () => {
    const { portal, ended } = await keepConnection({})
    const since = performance.now()
    await portal.close()
    await ended
    expect(performance.now() - since).toBeLessThan(drainMs)
  })
})
