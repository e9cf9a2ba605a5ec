import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { getMyApplication, getMyApplications } from '@portal/contract/care/applications/applications'
import { applyForService, type Draft, getDraft, saveDraft } from '@portal/contract/care/applications/applying'
import { type CareDocumentKind, getService, getServices } from '@portal/contract/care/services/services'
import type { InputOf } from '@portal/contract/endpoint'
import { uploadFile } from '@portal/contract/files'
import { type Caller, call } from './api'
import { address } from './people'
import { smallPicture } from './pictures'

export interface Applied {
  id: string
  number: string
}

type People = Partial<Pick<InputOf<typeof applyForService>, 'applicant' | 'contact'>>

/** Applies online over the API, with the documents that the service requires; for the caller, unless other `people` are given. */
export async function applyOnline(page: Page, caller: Caller, people: People = {}): Promise<Applied> {
  const { serviceId, required } = await onlineService(page.request, caller)
  const mei = { firstName: 'Mei', lastName: 'Chen', phone: '2125550123' }
  const application = {
    serviceId,
    method: 'online' as const,
    idempotencyKey: randomUUID(),
    applicant: { ...mei, birthDate: '1947-05-06', medicaidId: 'AB12345C' },
    contact: { ...mei, relationship: 'self' as const, email: 'mei@example.com' },
    home: { ...address, apartment: '5B' },
    note: 'Mornings are best.',
    notify: { sms: true, email: false },
    documents: await uploadDocuments(page, page.request, caller, required),
    agreed: true as const,
    ...people,
  }
  return call(page.request, applyForService, application, caller)
}

/** Calls that read the caller's applications, one application in detail, and the draft for a service. */
export function applicationsOf(application: APIRequestContext, caller: Caller) {
  return {
    sent: async () => (await call(application, getMyApplications, {}, caller)).records,
    detail: (id: string) => call(application, getMyApplication, { id }, caller),
    draft: (serviceId: number) => call(application, getDraft, { serviceId }, caller),
  }
}

/** A service that accepts online applications, with the kinds of documents that it takes and those that it requires. */
export async function onlineService(application: APIRequestContext, caller: Caller) {
  const services = await call(application, getServices, {}, caller)
  const serviceId = services.find(({ methods }) => methods.includes('online'))?.serviceId ?? 0
  const { documents } = await call(application, getService, { serviceId }, caller)
  const kinds = documents.map(({ kind }) => kind)
  return { serviceId, kinds, required: documents.filter((document) => document.required).map(({ kind }) => kind) }
}

/** Saves a complete draft that only needs to be submitted. */
export async function leaveDraft(page: Page, application: APIRequestContext, caller: Caller) {
  const service = await onlineService(application, caller)
  const person = { forWhom: 'self', firstName: 'Mei', lastName: 'Chen', birthDate: '1948-05-21', phone: '2125550198' }
  const draft = {
    serviceId: service.serviceId,
    step: 'review',
    fields: { ...person, email: 'mei@example.com', ...address },
    documents: await uploadDocuments(page, application, caller, service.required),
  }
  await call(application, saveDraft, draft, caller)
  return service
}

async function uploadDocuments(page: Page, application: APIRequestContext, caller: Caller, kinds: CareDocumentKind[]) {
  const documents: Draft['documents'] = []
  for (const kind of kinds) documents.push({ kind, fileId: await uploadPicture(page, application, caller) })
  return documents
}

async function uploadPicture(page: Page, application: APIRequestContext, caller: Caller): Promise<string> {
  const file = new File([Uint8Array.from(await smallPicture(page, '#2060a0'))], 'paper.png', { type: 'image/png' })
  return (await call(application, uploadFile, { file }, caller)).id
}
