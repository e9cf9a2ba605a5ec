import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callAs, someService } from './care'
import { pictureFile, smallPicture } from './pictures'

export interface Applied {
  id: string
  number: string
}

/** Applies online over the API, with the papers that the service needs. */
export async function applyOnline(page: Page, token: string): Promise<Applied> {
  const { serviceId } = await someService(page.request, token)
  const { documents } = await callAs<{ documents: { kind: string; required: boolean }[] }>(page.request, token, [
    'GET',
    `/api/service/info?serviceId=${serviceId}`,
  ])
  const needed = documents.filter(({ required }) => required)
  const papers = await Promise.all(
    needed.map(async ({ kind }) => ({ kind, fileId: await uploadPicture(page, token, `${kind}.png`) })),
  )
  const mei = { firstName: 'Mei', lastName: 'Chen', phone: '2125550123' }
  return callAs(page.request, token, ['POST', '/api/service/apply'], {
    serviceId,
    method: 'online',
    idempotencyKey: randomUUID(),
    applicant: { ...mei, birthDate: '1947-05-06', medicaidId: 'AB12345C' },
    contact: { ...mei, relationship: 'self', email: 'mei@example.com' },
    home: { address: '41-25 Main Street', apartment: '5B', city: 'Flushing', postcode: '11354' },
    note: 'Mornings are best.',
    notify: { sms: true, email: false },
    documents: papers,
    agreed: true,
  })
}

async function uploadPicture(page: Page, token: string, name: string): Promise<string> {
  const response = await page.request.post('/home/api/file', {
    headers: { authorization: token },
    multipart: { file: pictureFile(name, await smallPicture(page, '#2060a0')) },
  })
  const { data } = (await response.json()) as { data: { id: string } }
  return data.id
}
