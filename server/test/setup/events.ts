import type { AddressInfo } from 'node:net'
import { httpCall } from '@portal/contract/endpoint'
import { getWorkEvents } from '@portal/contract/work/staff'
import { onTestFinished } from 'vitest'
import type { TestPortal } from './portal.ts'

/** Opens the stream of events like the console, over a socket. The test ends it. */
export async function openEvents(portal: TestPortal, token: string, { seconds = 60, missed = 0 } = {}) {
  if (!portal.app.server.listening) await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = portal.app.server.address() as AddressInfo
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const { url } = httpCall(getWorkEvents, { seconds, missed })
  const headers = { authorization: token }
  const response = await fetch(`http://127.0.0.1:${port}${url}`, { headers, signal: leaving.signal })
  let text = ''
  const ended = (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString()
  })().catch(() => {})
  return {
    response,
    ended,
    leave: () => leaving.abort(),
    text: () => text,
    /** The events so far, without heartbeats. */
    events: () =>
      text
        .split('\n\n')
        .flatMap((block) => /^data: (.*)$/m.exec(block)?.[1] ?? [])
        .map((data) => JSON.parse(data) as unknown),
  }
}
