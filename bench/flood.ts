import { login } from '@portal/contract/accounts/public'
import { httpCall } from '@portal/contract/endpoint'
import type { Bench } from './tools/bench.ts'
import { startPortal } from './tools/portal.ts'
import { atMost, type Row } from './tools/table.ts'
import { percentile, visitOnce } from './tools/visits.ts'

const attackers = 100
const visits = 400
const milliseconds = (value: number) => `${value.toFixed(0)} ms`

/** How long visitors wait for pages and lists while a hundred connections guess passwords, each for a different account. */
export async function measureFlood(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  const stop = new AbortController()
  const answers: Record<number, number> = {}
  const flood = Array.from({ length: attackers }, (_, i) => guess(portal.origin, i, answers, stop.signal))
  const waits: number[] = []
  for (let visit = 0; visit < visits; visit++) waits.push(await visitOnce(portal.origin, visit))
  stop.abort()
  await Promise.all(flood)
  const said = Object.entries(answers).map(([status, count]) => `${count} × ${status}`)
  const details = `median ${milliseconds(percentile(waits, 0.5))}; meanwhile ${said.join(', ')} to guesses`
  const what = 'p95 of public pages during a login flood (every fourth rendered afresh)'
  return [{ id: 'flood', what, ...atMost(300, percentile(waits, 0.95), milliseconds, details) }]
}

async function guess(origin: string, attacker: number, answers: Record<number, number>, signal: AbortSignal) {
  for (let n = 0; !signal.aborted; n++) {
    const { method, url, body } = httpCall(login, {
      username: `guess${attacker}.${n}@example.com`,
      password: 'Wrong-1!',
    })
    const headers = { 'content-type': 'application/json' }
    const { status } = await fetch(origin + url, { method, headers, body: body ?? null })
    answers[status] = (answers[status] ?? 0) + 1
  }
}
