import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { bodyLimits } from '../src/http/input/body-limit.ts'
import { jpeg } from './matrix/jpeg.ts'
import { newPatient, type Person } from './setup/people.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'

const { whole, still, form } = bodyLimits
const picture = new Uint8Array(await jpeg.arrayBuffer())
const opening = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
const ending = '\r\n--x--\r\n'

let portal: TestPortal
let person: Person
/** Every test sends from a network of its own, since the uploads of the one before may still hold their places. */
let network = 0
const received: Socket[] = []
const clients: Socket[] = []

beforeAll(async () => {
  portal = await startPortal({ settings: { TRUST_PROXY: 'on' } })
  person = await newPatient(portal)
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  portal.app.server.on('connection', (socket) => received.push(socket))
})
beforeEach(() => {
  network += 1
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.spyOn(globalThis, 'setTimeout')
})
afterEach(async () => {
  letTimePass()
  for (const socket of clients.splice(0)) socket.destroy()
  await vi.waitFor(() => expect(received.every((socket) => socket.destroyed)).toBe(true), 10_000)
  received.length = 0
})
afterAll(() => portal.close())

/** Gives the real clock back; the spy goes first, since it puts back what it found: the clock that stands. */
function letTimePass() {
  vi.restoreAllMocks()
  vi.useRealTimers()
}

/** Lets the real sockets move, however long that takes, while the clock stands. */
async function until(isTrue: () => boolean) {
  const limit = process.hrtime.bigint() + 60_000_000_000n
  while (!isTrue()) {
    if (process.hrtime.bigint() > limit) throw new Error('it did not happen')
    await nextTurn()
  }
}

interface Started {
  path?: string
  type?: string
  address?: string
  body: string | Uint8Array
  length: number
}

/** A client that sends the head of a POST and a part of its body. */
async function start({
  path = '/home/api/file',
  type = 'multipart/form-data; boundary=x',
  address = `10.0.0.${network}`,
  body,
  length,
}: Started) {
  const client = connect((portal.app.server.address() as AddressInfo).port, '127.0.0.1')
  clients.push(client)
  await once(client, 'connect')
  await until(() => received.length === clients.length)
  const peer = received.at(-1) as Socket
  let answer = ''
  client.on('data', (chunk) => {
    answer += chunk
  })
  let sent = 0
  const send = async (bytes: string | Uint8Array) => {
    client.write(bytes)
    sent += Buffer.byteLength(bytes)
    await until(() => peer.bytesRead >= sent)
    for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  }
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: portal.test',
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    `Authorization: Bearer ${person.token}`,
    'Accept-Language: zh-TW',
    `X-Forwarded-For: ${address}`,
  ]
  await send(`${head.join('\r\n')}\r\n\r\n`)
  await send(body)
  // The token is looked up before the body is read.
  await until(() => peer.listenerCount('error') > 0)
  return {
    send,
    answer: () => answer,
    answered: () => until(() => answer.includes('\r\n\r\n') && answer.endsWith('}')),
  }
}

const startForm = (bytes: Uint8Array, more: Partial<Started> = {}) =>
  start({ body: opening, length: opening.length + bytes.length + ending.length, ...more })

/** Waits until the portal reads the forms: only then the limits of uploads hold. Only forms have a limit of ten minutes. */
const reading = (forms = 1) =>
  until(() => vi.mocked(setTimeout).mock.calls.filter(([, ms]) => ms === form.ms).length >= forms)

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 50; turn += 1) await nextTurn()
}

describe('a slow body', () => {
  test('[USE-50] an upload that moves arrives, also after minutes', async () => {
    const { send, answer, answered } = await startForm(picture)
    await reading()
    for (let at = 0; at < picture.length; at += Math.ceil(picture.length / 8)) {
      await pass(still.ms - 1)
      await send(picture.subarray(at, at + Math.ceil(picture.length / 8)))
      expect(answer()).toBe('')
    }
    await send(ending)
    letTimePass()
    await answered()
    expect(answer()).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('[USE-50] an upload that stands still is refused after a minute, not before, in words', async () => {
    const { send, answer, answered } = await startForm(picture)
    await reading()
    await pass(40_000)
    await send(picture.subarray(0, 100))
    await pass(still.ms - 1)
    expect(answer()).toBe('')
    await pass(1)
    await answered()
    expect(answer()).toMatch(/^HTTP\/1\.1 408 /)
    expect(JSON.parse(answer().split('\r\n\r\n')[1] ?? '')).toEqual({
      code: 'too_slow',
      message: '網路停頓太久，請再試一次。',
      data: null,
    })
  })

  test('[USE-50] [SEC-13] an upload that sends a byte now and then ends after ten minutes, not before', async () => {
    const { send, answer, answered } = await startForm(new Uint8Array(10_000))
    await reading()
    for (let sent = 0; sent < form.ms - 50_000; sent += 50_000) {
      await pass(50_000)
      await send('x')
    }
    await pass(49_999)
    expect(answer()).toBe('')
    await pass(1)
    await answered()
    expect(answer()).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('[SEC-13] any other body ends after 30 seconds, however it moves', async () => {
    const call = { path: '/home/auth/login', type: 'application/json', body: '{"', length: 90_000 }
    const { send, answer, answered } = await start(call)
    await pass(whole.ms - 1)
    await send('a')
    expect(answer()).toBe('')
    await pass(1)
    await answered()
    expect(answer()).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('[USE-50] [SEC-13] a slow upload gives way when all places of its network are taken, once it had its 30 seconds', async () => {
    const slow = []
    // One after the other, so that the first has its place the longest.
    for (let i = 1; i <= 16; i += 1) {
      slow.push(await startForm(picture))
      await reading(i)
    }
    await pass(whole.ms - 1)
    const early = await startForm(picture)
    await early.answered()
    expect(early.answer()).toMatch(/^HTTP\/1\.1 503 /)
    await pass(1)
    const late = await startForm(picture)
    await slow[0]?.answered()
    expect(slow.map(({ answer }) => answer().slice(9, 12))).toEqual(['408', ...Array(15).fill('')])
    await late.send(Buffer.concat([picture, Buffer.from(ending)]))
    letTimePass()
    await late.answered()
    expect(late.answer()).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('[SEC-31] strangers of a few blocks, however many addresses they have, leave places to others and to people with a session', async () => {
    const path = '/home/api/registration/file'
    const flood = []
    for (let i = 0; i < 64; i += 1) {
      flood.push(await startForm(picture, { path, address: `198.18.${i % 4}.${i + 1}` }))
      await reading(i + 1)
    }
    const neighbor = await startForm(picture, { path, address: '198.18.0.200' })
    await neighbor.answered()
    expect(neighbor.answer()).toMatch(/^HTTP\/1\.1 503 /)
    const newcomer = await startForm(picture, { path, address: '203.0.113.7' })
    await flood[0]?.answered()
    expect(flood.map(({ answer }) => answer().slice(9, 12))).toEqual(['408', ...Array(63).fill('')])
    await newcomer.send(Buffer.concat([picture, Buffer.from(ending)]))
    const own = await startForm(picture)
    await own.send(Buffer.concat([picture, Buffer.from(ending)]))
    letTimePass()
    await newcomer.answered()
    await own.answered()
    // Without a proof the picture is refused, but it was read.
    expect(newcomer.answer()).toMatch(/^HTTP\/1\.1 400 /)
    expect(own.answer()).toMatch(/^HTTP\/1\.1 200 /)
  })
})
