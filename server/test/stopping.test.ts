import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
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
