import * as own from '@portal/contract/push/own'
import { route } from '../http/dispatch.ts'
import { selectDevices, subscribe, unsubscribe } from './devices.ts'

export const pushRoutes = [
  route(own.getDeviceNotices, (call) => selectDevices(call)),
  route(own.subscribeDevice, (call) => subscribe(call, call.input)),
  route(own.unsubscribeDevice, (call) => unsubscribe(call, call.input.id)),
]
