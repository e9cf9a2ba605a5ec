import * as staff from '@portal/contract/work/staff'
import * as undelivered from '@portal/contract/work/undelivered'
import { route } from '../http/dispatch.ts'
import { noteReport } from '../messages/reports.ts'
import { arrangeWork, selectStates } from './arrange.ts'
import { selectColleagues } from './describe.ts'
import { streamEvents } from './events.ts'
import { addNote, readNotes } from './notes.ts'
import { selectWorkPage } from './page.ts'
import { readUndelivered, selectUndeliveredOf, settleUndelivered } from './undelivered.ts'
import { viewRecord } from './viewing.ts'

export const workRoutes = [
  route(staff.getWorkPage, (call) => selectWorkPage(call, call.input)),
  route(staff.getColleagues, ({ db }) => selectColleagues(db)),
  route(
    staff.arrangeWork,
    (call) => arrangeWork(call, call.input.items),
    ({ db, input }) => selectStates(db, input.items),
  ),
  route(staff.getWorkNotes, (call) => readNotes(call, call.input)),
  route(staff.addWorkNote, (call) => addNote(call, call.input, call.input)),
  route(staff.viewRecord, (call) => viewRecord(call, call.input, call.input.left)),
  route(undelivered.getUndelivered, ({ db, input }) => readUndelivered(db, input.id)),
  route(undelivered.getUndeliveredOf, ({ db, input }) => selectUndeliveredOf(db, input.accountId)),
  route(
    undelivered.settleUndelivered,
    (call) => settleUndelivered(call, call.input),
    ({ db, input }) => readUndelivered(db, input.id),
  ),
  route(undelivered.reportDelivery, async ({ db, input: { id, MessageStatus: status, ErrorCode: error, To: to } }) => {
    await noteReport(db, { id, status, error, to })
    return null
  }),
  route(staff.getWorkEvents, async (call) => streamEvents(call, call.input)),
]
