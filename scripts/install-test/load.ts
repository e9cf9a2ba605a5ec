import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'

/** Runs in the machine: `node load.ts <seconds> GET|POST` sends fifty requests a second past nginx's cache, and prints those that failed. */
const duration = Number(process.argv[2]) * 1_000
const site = 'https://care.example.org'
const send = {
  GET: () =>
    request(`${site}/home/api/user/patient/info`, { agent: false, headers: { authorization: 'nobody' } }).end(),
  POST: () => {
    const headers = { 'content-type': 'application/json' }
    const call = request(`${site}/home/staff/auth/link`, { agent: false, method: 'POST', headers })
    return call.end(JSON.stringify({ token: 'nobody' }))
  },
}[process.argv[3] as 'GET' | 'POST']
const seen: Record<string, number> = {}
let failed = 0

/** On a connection of its own: one that stays open may be closed by nginx in the very moment of its next use. */
async function statusOf(): Promise<number | string> {
  try {
    const [answer] = (await once(send(), 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode ?? 0
  } catch (error) {
    return String(error)
  }
}

async function ask() {
  const status = await statusOf()
  seen[status] = (seen[status] ?? 0) + 1
  if (typeof status === 'string' || status >= 500) failed++
}

const end = performance.now() + duration
const asked: Promise<void>[] = []
while (performance.now() < end) {
  asked.push(ask())
  await pause(20)
}
await Promise.all(asked)
console.log(JSON.stringify({ asked: asked.length, failed, seen }))
