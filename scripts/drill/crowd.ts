import { setTimeout as pause } from 'node:timers/promises'
import { login } from '@portal/contract/accounts/public'
import { getMyApplication } from '@portal/contract/care/applications/applications'
import { saveDraft } from '@portal/contract/care/applications/applying'
import { type Caller, call } from '../../bench/tools/calls.ts'

interface Person {
  phone: string
  applicationId: string
}

/** People who read their application and save their draft, 50 times a second together. */
export async function openCrowd(origin: string, people: readonly Person[], password: string, serviceId: number) {
  const callers = await Promise.all(
    people.map(async ({ phone, applicationId }) => {
      const { token } = await call({ origin, token: '' }, login, { username: phone, password })
      return { caller: { origin, token } satisfies Caller, requestId: applicationId }
    }),
  )
  const every = 1000 / 50
  let turn = 0

  async function act(saved: { times: number[]; count: number }) {
    const { caller, requestId } = callers[turn % callers.length] as (typeof callers)[number]
    const writes = Math.floor(turn++ / callers.length) % 2 === 0
    const began = performance.now()
    if (writes) {
      const fields = { note: `第 ${turn} 次` }
      await call(caller, saveDraft, { serviceId, step: '', fields, documents: [] })
      saved.count++
    } else await call(caller, getMyApplication, { id: requestId })
    saved.times.push(performance.now() - began)
  }

  /** Goes on until `until` has happened. @returns the median and the 95th percentile of the answers, in milliseconds */
  return async function actUntil(until: Promise<unknown>) {
    const saved = { times: [] as number[], count: 0 }
    const all: Promise<void>[] = []
    let over = false
    void until.finally(() => {
      over = true
    })
    for (let due = performance.now(); !over; due += every) {
      await pause(Math.max(0, due - performance.now()))
      all.push(act(saved))
    }
    await Promise.all(all)
    const sorted = saved.times.sort((a, b) => a - b)
    const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
    return { median: at(0.5), p95: at(0.95), answers: sorted.length, writes: saved.count }
  }
}
