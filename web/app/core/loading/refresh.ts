import { Listeners } from '@portal/client/listeners'

const listeners = new Listeners()

/** Makes every list that the page has loaded in the browser load again. */
export const refreshCalls = listeners.tell

/** Calls the listener when lists should load again; returns how to stop. */
export const onRefresh = listeners.add
