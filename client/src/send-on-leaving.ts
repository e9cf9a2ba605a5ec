import { type Endpoint, httpCall, type InputOf } from '@portal/contract/endpoint'
import { readToken } from './session.ts'

/** Sends a call that goes on when the page is closed. Nobody waits for the response, so it must be safe to send again. */
export function sendOnLeaving<E extends Endpoint>(endpoint: E, input: InputOf<E>): void {
  const { method, url, body } = httpCall(endpoint, input)
  const token = readToken()
  if (!token) return
  const headers = { Authorization: token, 'Content-Type': 'application/json' }
  fetch(url, { method, headers, keepalive: true, ...(body && { body }) }).catch(() => undefined)
}
