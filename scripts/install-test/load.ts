import { setTimeout as pause } from 'node:timers/promises'

/** Runs in the machine: `node load.ts <seconds> GET|POST` sends fifty requests a second past nginx's cache, and prints those that failed. */
const duration = Number(process.argv[2]) * 1_000
const calls = {
  GET: ['https://care.example.org/home/api/user/patient/info', { headers: { authorization: 'nobody' } }],
  POST: [
    'https://care.example.org/home/staff/auth/link',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token: 'nobody' }) },
  ],
} satisfies Record<string, [string, RequestInit]>
const [address, init] = calls[process.argv[3] as keyof typeof calls]
const seen: Record<string, number> = {}
let failed = 0

async function ask() {
  const answer = await fetch(address, init).catch((error: Error) => error)
  const status = answer instanceof Error ? String(answer.cause ?? answer) : answer.status
  seen[status] = (seen[status] ?? 0) + 1
  if (answer instanceof Error || answer.status >= 500) failed++
}

const end = performance.now() + duration
const asked: Promise<void>[] = []
while (performance.now() < end) {
  asked.push(ask())
  await pause(20)
}
await Promise.all(asked)
console.log(JSON.stringify({ asked: asked.length, failed, seen }))
