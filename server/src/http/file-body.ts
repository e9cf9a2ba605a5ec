import { Readable } from 'node:stream'
import type { Endpoint, FileDownload } from '@portal/contract/endpoint'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PortalError } from './errors.ts'
import { type Part, partOf } from './range.ts'

/** The result of an endpoint that returns a file. Large files are streamed. */
export type FileBody = WholeFile | PartedFile

interface WholeFile {
  type: string
  content: Buffer | string | Readable
  /** File name for the download, in the reader's language. */
  name?: string
}

/** A large immutable file that clients request in ranges. */
export interface PartedFile {
  type: string
  /** In bytes. */
  size: number
  read(part: Part): Promise<Readable>
}

const keptFor = 15 * 60

/** Checks a file against its endpoint. @throws Error when the endpoint does not declare the file's type */
export function checkFile({ method, path }: Endpoint, { types }: FileDownload, file: FileBody): FileBody {
  if (!types.includes(file.type)) throw new Error(`${method} ${path} gives ${file.type}, which it does not name`)
  return file
}

/**
 * Sends a file: as a download if it has a name, otherwise for display. Only ranges of a film may stay in the browser's cache, for as long
 * as a link to it is valid.
 */
export function sendFile(request: FastifyRequest, reply: FastifyReply, given: FileDownload, file: FileBody) {
  reply
    .header('cache-control', 'read' in file ? `private, max-age=${keptFor}` : 'no-store')
    .header('content-disposition', dispositionOf(given, file))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(file.type)
  // Disables proxy buffering, which would hold events back until some kilobytes have accumulated.
  if (file.type.startsWith('text/event-stream')) reply.header('x-accel-buffering', 'no')
  if ('read' in file) return sendPart(request, reply, file)
  // Destroy the stream on HEAD; otherwise it would run to completion.
  if (request.method === 'HEAD' && file.content instanceof Readable) file.content.destroy()
  return reply.send(file.content)
}

function dispositionOf({ name }: FileDownload, file: FileBody): string {
  const shown = ('name' in file && file.name) || name
  return shown ? contentDisposition(shown) : 'inline'
}

async function sendPart({ method, headers }: FastifyRequest, reply: FastifyReply, { size, read }: PartedFile) {
  const part = partOf(headers.range, size)
  if (part === 'none') {
    reply.header('content-range', `bytes */${size}`)
    throw new PortalError('range_not_satisfiable')
  }
  const { first, last } = part ?? { first: 0, last: size - 1 }
  // Read before any header is set, so that an error is not sent with the film's headers.
  const content = method === 'HEAD' ? '' : await read({ first, last })
  if (part) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`)
  reply.header('accept-ranges', 'bytes').header('content-length', last - first + 1)
  return reply.send(content)
}
