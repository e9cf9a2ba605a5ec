import multipart from '@fastify/multipart'
import type { Endpoint, FileUpload } from '@portal/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PortalError } from '../errors.ts'
import { blockOf, networkOf } from '../guards/network.ts'
import { allowForm, giveWay, isLate } from './body-limit.ts'
import { limitAtOnce } from './task-queue.ts'

// Forms are buffered as they arrive, however slowly. Anonymous uploads have places of their own, so that they cannot take those of
// logged-in people, and share them by block (/24 or /48): exhausting them takes as many blocks as there are places. A slow upload
// keeps its place until another upload needs it.
const places = {
  withSession: { withinLimit: limitAtOnce(64, 16), ownerOf: networkOf },
  strangers: { withinLimit: limitAtOnce(64, 16), ownerOf: blockOf },
}

/** Accepts multipart forms with one file and a few short fields. */
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
 * Reads the fields of a form and the bytes of its file, by name. The last of repeated fields counts.
 * @throws PortalError invalid_input at the file's input when it is too large, unsupported_media_type when the body is
 * not a form, malformed_request when it cannot be parsed, too_slow when it stands still, unavailable when too many forms
 * are arriving, in total or from one network or block
 */
export async function readForm(
  request: FastifyRequest,
  carried: FileUpload,
  access: Endpoint['access'],
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new PortalError('unsupported_media_type')
  const { withinLimit, ownerOf } = access.includes('visitor') ? places.strangers : places.withSession
  const form = withinLimit(
    ownerOf(request.ip),
    () => readParts(request, carried),
    (now) => giveWay(request.raw, now),
  )
  return form.catch((error: Error) => {
    if (isLate(request.raw)) throw new PortalError('too_slow')
    // Our errors and limits have a status; parser errors (no boundary, a broken part, a premature end) have none.
    throw error instanceof PortalError || 'statusCode' in error ? error : new PortalError('malformed_request')
  })
}

async function readParts(
  request: FastifyRequest,
  { below, tooLarge = 'upload' }: FileUpload,
): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = Object.create(null)
  const parts = request.parts({ limits: { fileSize: below } })
  allowForm(request.raw)
  for await (const part of parts) {
    if (part.type === 'field') form[part.fieldname] = part.value
    else {
      const bytes = await part.toBuffer()
      if (bytes.length >= below) throw new PortalError('invalid_input', { [part.fieldname]: tooLarge })
      form[part.fieldname] = bytes
    }
  }
  if (isLate(request.raw)) throw new PortalError('too_slow')
  return form
}
