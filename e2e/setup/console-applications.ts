import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { applyForService } from '@portal/contract/care/applications/applying'
import type { InputOf } from '@portal/contract/endpoint'
import { uploadFile } from '@portal/contract/files'
import { call } from './api'
import { onlineService } from './applications'
import { newMedicaidId } from './care'
import { newAccount } from './own-account'
import { address } from './people'
import { smallPicture } from './pictures'

const letters = () => Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('')

type Contact = InputOf<typeof applyForService>['contact']

/**
 * An application of somebody with a name and a Medicaid ID that nobody else has, with the papers that the service requires; by
 * themselves, or by a contact person.
 */
export async function newApplication(page: Page, contact?: Contact) {
  const { request } = page
  const account = await newAccount(request)
  const { serviceId, required } = await onlineService(request, account)
  const documents = await Promise.all(
    required.map(async (kind, i) => {
      const picture = await smallPicture(page, `#20${60 + i}a0`)
      const file = new File([new Uint8Array(picture)], 'paper.png', { type: 'image/png' })
      return { kind, fileId: (await call(request, uploadFile, { file }, account)).id }
    }),
  )
  const lastName = `Qu${letters()}`
  const person = { firstName: 'Mei', lastName, phone: account.phone }
  const medicaidId = newMedicaidId()
  const application = {
    serviceId,
    documents,
    method: 'online' as const,
    idempotencyKey: randomUUID(),
    agreed: true as const,
    applicant: { ...person, birthDate: '1947-05-06', medicaidId },
    contact: contact ?? { ...person, relationship: 'self' as const, email: 'mei@example.com' },
    home: { ...address, apartment: '5B' },
    note: 'Mornings are <b>best</b>.',
    notify: { sms: true, email: false },
  }
  const applied = await call(request, applyForService, application, account)
  return { ...applied, account, name: `Mei ${lastName}`, lastName, medicaidId, papers: required.length }
}
