import * as staff from '@portal/contract/work/staff'
import { route } from '../http/dispatch.ts'
import { arrangeWork, selectStates } from './arrange.ts'
import { selectColleagues } from './describe.ts'
import { streamEvents } from './events.ts'
import { lookAt } from './looking.ts'
import { addNote, readNotes } from './notes.ts'
import { selectWorkPage } from './page.ts'

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
  route(staff.lookAt, (call) => lookAt(call, call.input, call.input.left)),
  route(staff.getWorkEvents, async (call) => streamEvents(call, call.input.seconds)),
]
