import * as contract from '@portal/contract/files'
import { addPicture } from '@portal/contract/pictures-staff'
import { noteRead } from '../audit/audited.ts'
import { countUnknown, noteRefusal } from '../audit/refusals.ts'
import { noteOwnRead } from '../audit/repetitions.ts'
import type { Database } from '../db/client.ts'
import { route } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { contentOf, takeUpload } from './own-files.ts'
import { mayRead } from './policy.ts'
import { addPicture as storeStaffPicture } from './staff-pictures.ts'

/** Whether a file belongs to a record that its owner has not submitted yet. */
type IsUnsubmitted = (db: Database, fileId: string) => Promise<boolean>

/** Endpoints for files of any domain. */
export const fileRoutes = (isUnsubmitted: IsUnsubmitted) => [
  route(contract.uploadFile, async (call) => {
    return { id: await takeUpload(call, call.input.file, { ownerId: call.caller.accountId }) }
  }),
  route(contract.getFile, async (call) => {
    const { id } = call.input
    const file = await call.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()
    const allowed = file && mayRead(call.caller, { ...file, isUnsubmitted: await isUnsubmitted(call.db, id) })
    const noteAllowed = file?.owner_id === call.caller.accountId ? noteOwnRead : noteRead
    await (file ? (allowed ? noteAllowed : noteRefusal)(call, 'file.read', `file ${id}`) : countUnknown(call))
    if (!allowed) throw new PortalError('not_found')
    return contentOf(call, file, call.input.size)
  }),
  route(addPicture, (call) => storeStaffPicture(call, call.input.file)),
]
