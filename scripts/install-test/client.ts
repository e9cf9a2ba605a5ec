import { httpCall, pathPrefix } from '@portal/contract/endpoint'
import { addFirstAdmin, readFirstLink } from '@portal/contract/staff/first'
import { confirmAuthenticator, startAuthenticator } from '@portal/contract/staff/own'
import { getPeople } from '@portal/contract/staff/people'
import { staffLogin } from '@portal/contract/staff/public'
import * as OTPAuth from 'otpauth'

/** Runs in the machine: `node client.ts <link>` becomes the first administrator, logs in, and uploads a picture and a large file. */
const link = new URL(process.argv[2] ?? '')
const token = link.hash.slice(1)
const email = 'mei@example.org'
const password = 'Quiet-river-42'
const person = { firstName: 'Mei', lastName: 'Chen', language: 'en' as const, email }
let authorization = ''

async function send(path: string, init: RequestInit): Promise<{ status: number; data: unknown }> {
  const answer = await fetch(link.origin + path, { ...init, headers: { ...init.headers, authorization } })
  const body = (await answer.json()) as { data: unknown }
  return { status: answer.status, data: body.data }
}

async function call(endpoint: Parameters<typeof httpCall>[0], input: Record<string, unknown>) {
  const { method, url, body } = httpCall(endpoint, input)
  const headers = { 'content-type': 'application/json' }
  const { status, data } = await send(url, { method, headers, body: body as string })
  if (status !== 200) throw new Error(`${endpoint.path} answers ${status}`)
  return data as Record<string, string>
}

async function upload(path: string, bytes: Uint8Array<ArrayBuffer>, name: string) {
  const form = new FormData()
  form.set('file', new Blob([bytes]), name)
  return send(pathPrefix + path, { method: 'POST', body: form })
}

const page = await fetch(new URL('/staff/first', link))
if (page.status !== 200) throw new Error(`the page of the link answers ${page.status}`)
await call(readFirstLink, { token })
await call(addFirstAdmin, { token, ...person, password, confirmation: password })
const session = await call(staffLogin, { username: email, password })
authorization = session.token ?? ''
const { address = '' } = await call(startAuthenticator, {})
const code = (OTPAuth.URI.parse(address) as OTPAuth.TOTP).generate()
await call(confirmAuthenticator, { code })
await call(getPeople, {})
const { default: sharp } = await import('sharp')
const image = sharp({ create: { width: 800, height: 600, channels: 3, background: '#1f5d4c' } })
const picture = await upload('/staff/picture', new Uint8Array(await image.jpeg().toBuffer()), 'green.jpg')
if (picture.status !== 200) throw new Error(`a picture is answered by ${picture.status}`)
// nginx lets it pass; the portal knows no such batch.
const batch = '/staff/white-card-batch/00000000-0000-4000-8000-000000000000/answer'
const large = await upload(batch, new Uint8Array(1_900_000).fill(65), 'answer.271')
if (large.status === 413 || large.status >= 500) throw new Error(`1.9 MB are answered by ${large.status}`)
console.log(`the first administrator is in; the large file was answered by ${large.status}`)
