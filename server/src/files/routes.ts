import * as contract from '@portal/contract/files'
import { addPicture } from '@portal/contract/pictures-staff'
import { findProof } from '../accounts/codes.ts'
import { noteRead, noteRefusal } from '../audit/audited.ts'
import { type Caller, route } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import type { FileOwner } from './budget.ts'
import { readPrivate, storeUpload } from './private.ts'
import { addPicture as storeStaffPicture } from './staff-pictures.ts'

export const fileRoutes = [
  route(contract.uploadFile, async (call) => {
    return { id: await store(call, call.input.file, { ownerId: call.caller.accountId }) }
  }),
  route(contract.getFile, async (call) => {
    const { id } = call.input
    const file = await call.db
      .selectFrom('files')
      .selectAll('files')
      .select((e) => e.exists(e.selectFrom('draft_papers').select('file_id').where('file_id', '=', id)).as('in_draft'))
      .where('id', '=', id)
      .executeTakeFirst()
    const allowed = file !== undefined && mayRead(call.caller, file)
    if (file) await (allowed ? noteRead : noteRefusal)(call, 'file.read', `file ${id}`)
    if (!allowed) throw new PortalError('not_found')
    return contentOf(call, file)
  }),
  route(contract.uploadRegistrationFile, async (call) => {
    const proof = await findProof(call.db, call.input.proof)
    return { id: await store(call, call.input.file, { proofId: proof.id }) }
  }),
  route(contract.getRegistrationFile, async (call) => {
    const proof = await findProof(call.db, call.input.proof)
    const file = await call.db
      .selectFrom('files')
      .selectAll()
      .where('id', '=', call.input.id)
      .where('proof_id', '=', proof.id)
      .executeTakeFirst()
    if (!file) throw new PortalError('not_found')
    return contentOf(call, file)
  }),
  route(addPicture, (call) => storeStaffPicture(call, call.input.file)),
]

/** Each try counts, since a refused one has cost as much. */
async function store(services: Services, file: Blob, owner: FileOwner): Promise<string> {
  await services.throttles.count('uploadByOwner', { owner: owner.ownerId ?? owner.proofId })
  return storeUpload(vaultOf(services), Buffer.from(await file.arrayBuffer()), owner)
}

/** A person reads the own files; coordinators read those that are part of a record, and no draft. */
function mayRead(caller: Caller, file: { owner_id: string | null; kept: boolean; in_draft: unknown }): boolean {
  const isHandedIn = file.kept && !file.in_draft
  return file.owner_id === caller.accountId || (isHandedIn && caller.roles.includes('staff:coordinator'))
}

async function contentOf(services: Services, file: { id: string; media_type: string }): Promise<Blob> {
  const bytes = await readPrivate(vaultOf(services), file.id)
  return new Blob([new Uint8Array(bytes)], { type: file.media_type })
}

function vaultOf({ db, keys, files }: Services) {
  return { db, keys, store: files }
}
