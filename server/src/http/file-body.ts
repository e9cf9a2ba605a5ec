import type { Readable } from 'node:stream'
import type { Endpoint, GivenFile } from '@portal/contract/endpoint'
import type { FastifyReply } from 'fastify'

/** What an endpoint that gives a file answers with. A large one is a stream, and is sent as it comes. */
export interface FileBody {
  type: string
  content: Buffer | string | Readable
}

/** @throws Error when an endpoint gives a file of a type that it does not name */
export function checkFile({ method, path }: Endpoint, { types }: GivenFile, file: FileBody): FileBody {
  if (!types.includes(file.type)) throw new Error(`${method} ${path} gives ${file.type}, which it does not name`)
  return file
}

/** Private content is shown where it was asked for and nowhere kept. */
export function sendFile(reply: FastifyReply, { name }: GivenFile, { type, content }: FileBody) {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', name ? `inline; filename="${name}"` : 'inline')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(type)
    .send(content)
}
