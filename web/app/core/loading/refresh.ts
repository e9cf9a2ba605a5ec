import { Listeners } from '@portal/client/listeners'

const listeners = new Listeners()

/** Makes every list that was loaded in the browser load again. */
export const refreshCalls = listeners.tell

/** Calls the listener when lists should load again. Returns the unsubscribe function. */
export const onRefresh = listeners.add
