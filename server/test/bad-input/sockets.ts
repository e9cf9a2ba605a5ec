import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { TestPortal } from '../setup/portal.ts'

export interface RawAnswer {
  status: number
  /** Header lines in lower case. */
  headers: string
  body: string
}

/** Makes a portal listen on a loopback port; returns a function that sends it raw bytes. */
export async function listening({ app }: TestPortal) {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return (text: string) => exchange(port, text)
}

/** Sends bytes over a new connection and reads until the portal closes it. */
async function exchange(port: number, text: string): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.write(text)
  await once(socket, 'close')
  const answer = Buffer.concat(chunks).toString()
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s)
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), headers: head.toLowerCase(), body }
}
