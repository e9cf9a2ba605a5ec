import { type Endpoint, httpCall, type InputOf } from '@portal/contract/endpoint'

/** Sends a call that outlives the page, unless there is no token. The response is ignored, so the call must be safe to repeat. */
export async function sendOnLeaving<E extends Endpoint>(
  token: string | null,
  endpoint: E,
  input: InputOf<E>,
): Promise<void> {
  if (!token) return
  const { method, url, body } = httpCall(endpoint, input)
  const headers = { Authorization: token, ...(body && { 'Content-Type': 'application/json' }) }
  await fetch(url, { method, headers, keepalive: true, ...(body && { body }) }).catch(() => undefined)
}
