import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A line to the tested portal, at an address of its own, that can go `down` or turn `silent` as a server that stopped or hangs, and
 * gives another service worker in place of the portal's. Playwright cannot intercept what browsers fetch to update a worker.
 */
export async function openLine(portal: string) {
  const line = { is: 'up' as 'up' | 'down' | 'silent', worker: undefined as string | undefined }
  const server = createServer((asked, answer) => {
    if (line.is === 'down') asked.socket.destroy()
    else if (line.is === 'up' && line.worker !== undefined && asked.url === '/sw.js')
      answer.setHeader('content-type', 'text/javascript').end(line.worker)
    else if (line.is === 'up') pass(portal, asked, answer)
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return Object.assign(line, { origin, close })
}

function pass(portal: string, asked: IncomingMessage, answer: ServerResponse) {
  const { method, headers } = asked
  const further = request(portal + asked.url, { method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(answer)
  })
  further.on('error', () => answer.destroy())
  asked.pipe(further)
}
