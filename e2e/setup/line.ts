import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Line {
  is: 'up' | 'down' | 'silent'
  worker: string | undefined
  inPieces: ((file: Buffer, answer: ServerResponse) => void) | undefined
}

/**
 * A line to the tested portal, at an address of its own, that can go `down` or turn `silent` as a server that stopped or hangs, and
 * gives another service worker in place of the portal's. Playwright cannot intercept what browsers fetch to update a worker. Private
 * pictures come in pieces where `inPieces` gives them so.
 */
export async function openLine(portal: string) {
  const line: Line = { is: 'up', worker: undefined, inPieces: undefined }
  const server = createServer((asked, answer) => {
    if (line.is === 'down') asked.socket.destroy()
    else if (line.is === 'up' && line.worker !== undefined && asked.url === '/sw.js')
      answer.setHeader('content-type', 'text/javascript').end(line.worker)
    else if (line.is === 'up') pass(portal, asked, answer, line)
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return Object.assign(line, { origin, close })
}

function pass(portal: string, asked: IncomingMessage, answer: ServerResponse, { inPieces }: Line) {
  const { method, headers } = asked
  const further = request(portal + asked.url, { method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    if (inPieces && asked.url?.includes('/api/file/')) void buffer(response).then((file) => inPieces(file, answer))
    else response.pipe(answer)
  })
  further.on('error', () => answer.destroy())
  asked.pipe(further)
}
