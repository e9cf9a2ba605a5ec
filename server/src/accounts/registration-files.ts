import type { getRegistrationFile } from '@portal/contract/accounts/public'
import type * as z from 'zod'
import { contentOf, takeUpload } from '../files/own-files.ts'
import type { Call } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import type { FileBody } from '../http/file-body.ts'
import { findProof } from './codes.ts'

/** Stores a picture uploaded during registration. @throws PortalError proof_expired, invalid_input, too_many_requests */
export async function takeRegistrationFile(call: Call, secret: string, bytes: Uint8Array): Promise<{ id: string }> {
  const proof = await findProof(call.db, secret)
  return { id: await takeUpload(call, bytes, { proofId: proof.id }) }
}

/** Reads a picture uploaded in the same registration. @throws PortalError proof_expired, not_found */
export async function readRegistrationFile(
  call: Call,
  { proof: secret, id, size }: z.output<(typeof getRegistrationFile)['input']>,
): Promise<FileBody> {
  const proof = await findProof(call.db, secret)
  const file = await call.db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('proof_id', '=', proof.id)
    .executeTakeFirst()
  if (!file) throw new PortalError('not_found')
  return contentOf(call, file, size)
}
