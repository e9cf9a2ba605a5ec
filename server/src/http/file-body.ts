import type { Readable } from 'node:stream'
import type { Endpoint, GivenFile } from '@portal/contract/endpoint'
import type { FastifyReply } from 'fastify'

/** The result of an endpoint that returns a file. Large files are streamed. */
export interface FileBody {
  type: string
  content: Buffer | string | Readable
}

/** Checks a file against its endpoint. @throws Error when the endpoint does not declare the file's type */
export function checkFile({ method, path }: Endpoint, { types }: GivenFile, file: FileBody): FileBody {
  if (!types.includes(file.type)) throw new Error(`${method} ${path} gives ${file.type}, which it does not name`)
  return file
}

/** Sends a private file, to be shown inline and not cached. */
export function sendFile(reply: FastifyReply, { name }: GivenFile, { type, content }: FileBody) {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', name ? `inline; filename="${name}"` : 'inline')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(type)
    .send(content)
}
