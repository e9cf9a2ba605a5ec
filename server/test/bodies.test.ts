import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { uploadFile } from '@portal/contract/files'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { jpeg } from './matrix/jpeg.ts'
import { newPatient, type Person } from './setup/people.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'

let portal: TestPortal
let person: Person
const sockets: Socket[] = []

beforeAll(async () => {
  portal = await startPortal()
  person = await newPatient(portal)
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => portal.close())

/** Sends the head of a POST and the beginning of a body that never ends. */
async function beginToSend(path: string, type: string, token = '') {
  const socket = connect((portal.app.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const head = [`POST ${path} HTTP/1.1`, 'Host: portal.test', `Content-Type: ${type}`, 'Content-Length: 90000']
  socket.write(`${[...head, ...(token && [`Authorization: Bearer ${token}`])].join('\r\n')}\r\n\r\n`)
  socket.write(
    type.startsWith('multipart') ? '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n' : '{"',
  )
  return { answer: () => answer }
}

const form = 'multipart/form-data; boundary=x'

describe('an incomplete body', () => {
  test.each([
    ['a form', '/home/api/file', form],
    ['JSON', '/home/api/user/password', 'application/json'],
  ])('[SEC-13] from a stranger is refused at once where a session is needed: %s', async (_, path, type) => {
    const { answer } = await beginToSend(path, type)
    await expect.poll(answer, { timeout: scaleTimeout(10_000) }).toMatch(/^HTTP\/1\.1 401 /)
  })

  test('[SEC-13] from a caller without the role is refused without waiting for the rest', async () => {
    const { answer } = await beginToSend('/home/staff/picture', form, person.token)
    await expect.poll(answer, { timeout: scaleTimeout(10_000) }).toMatch(/^HTTP\/1\.1 403 /)
  })

  test('[SEC-13] beyond 16 concurrent forms from one network is refused, with Retry-After, until one has ended', async () => {
    const slow = await Promise.all(Array.from({ length: 16 }, () => beginToSend('/home/api/file', form, person.token)))
    const upload = () => portal.call(uploadFile, { file: jpeg }, person.headers)
    await expect.poll(async () => (await upload()).status, { timeout: scaleTimeout(20_000) }).toBe(503)
    expect(slow.map(({ answer }) => answer())).toEqual(Array(16).fill(''))
    const last = await beginToSend('/home/api/file', form, person.token)
    await expect
      .poll(last.answer, { timeout: scaleTimeout(10_000) })
      .toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nretry-after: 5\r\n/i)
    for (const socket of sockets.splice(0)) socket.destroy()
    await expect.poll(async () => (await upload()).status, { timeout: scaleTimeout(20_000) }).toBe(200)
  })
})
