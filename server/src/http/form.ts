import multipart from '@fastify/multipart'
import type { CarriedFile } from '@portal/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PortalError } from './errors.ts'
import { networkOf } from './network.ts'
import { limitAtOnce } from './turns.ts'

// A form holds what has come of it so far, however slowly the rest comes.
const withinLimit = limitAtOnce(64, 16)

/** Lets calls carry a file: one, beside a few short fields. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fields: 5,
      parts: 6,
      fieldSize: 1000,
      fieldNameSize: 50,
      headerPairs: 20,
    },
  })
}

/**
 * The fields of a form and the bytes of its file, by name. A field that comes twice counts as it came last.
 * @throws PortalError invalid_input at the file's input when it is too large, unsupported_media_type when it is no form,
 * malformed_request when it cannot be parsed, unavailable when too many are coming in, from everywhere or from one network
 */
export async function readForm(request: FastifyRequest, carried: CarriedFile): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new PortalError('unsupported_media_type')
  return withinLimit(networkOf(request.ip), () => readParts(request, carried)).catch((error: Error) => {
    // Refusals and limits have a status; what the parser throws (no boundary, a broken part, an early end) has none.
    throw error instanceof PortalError || 'statusCode' in error ? error : new PortalError('malformed_request')
  })
}

async function readParts(request: FastifyRequest, { below }: CarriedFile): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = Object.create(null)
  for await (const part of request.parts({ limits: { fileSize: below } })) {
    if (part.type === 'field') form[part.fieldname] = part.value
    else {
      const bytes = await part.toBuffer()
      if (bytes.length >= below) throw new PortalError('invalid_input', { [part.fieldname]: 'upload' })
      form[part.fieldname] = bytes
    }
  }
  return form
}
