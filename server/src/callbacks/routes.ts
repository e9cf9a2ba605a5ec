import * as open from '@portal/contract/callbacks/public'
import * as staff from '@portal/contract/callbacks/staff'
import { route } from '../http/dispatch.ts'
import { askForCallback } from './asking.ts'
import { readCallback, settleCallback } from './settling.ts'

export const callbackRoutes = [
  route(open.askForCallback, (call) => askForCallback(call, call.input)),
  route(staff.getCallback, (call) => readCallback(call, call.input.id)),
  route(
    staff.settleCallback,
    (call) => settleCallback(call, call.input),
    (call) => readCallback(call, call.input.id),
  ),
]
