import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { applyForService, type Draft, getDraft, saveDraft } from '@portal/contract/care/applications/applying'
import { getMyRequest, getMyRequests } from '@portal/contract/care/applications/requests'
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
    documents: await uploadPapers(page, page.request, caller, required),
    agreed: true as const,
    ...people,
  }
  return call(page.request, applyForService, application, caller)
}

/** Calls that read the caller's applications, one application in detail, and the draft for a service. */
export function applicationsOf(request: APIRequestContext, caller: Caller) {
  return {
    sent: async () => (await call(request, getMyRequests, {}, caller)).records,
    detail: (id: string) => call(request, getMyRequest, { id }, caller),
    draft: (serviceId: number) => call(request, getDraft, { serviceId }, caller),
  }
}

/** A service that accepts online applications, with the kinds of documents that it takes and those that it requires. */
export async function onlineService(request: APIRequestContext, caller: Caller) {
  const services = await call(request, getServices, {}, caller)
  const serviceId = services.find(({ methods }) => methods.includes('online'))?.serviceId ?? 0
  const { documents } = await call(request, getService, { serviceId }, caller)
  const kinds = documents.map(({ kind }) => kind)
  return { serviceId, kinds, required: documents.filter((paper) => paper.required).map(({ kind }) => kind) }
}

/** Saves a complete draft that only needs to be submitted. */
export async function leaveDraft(page: Page, request: APIRequestContext, caller: Caller) {
  const service = await onlineService(request, caller)
  const person = { forWhom: 'self', firstName: 'Mei', lastName: 'Chen', birthDate: '1948-05-21', phone: '2125550198' }
  const draft = {
    serviceId: service.serviceId,
    step: 'review',
    fields: { ...person, email: 'mei@example.com', ...address },
    documents: await uploadPapers(page, request, caller, service.required),
  }
  await call(request, saveDraft, draft, caller)
  return service
}

async function uploadPapers(page: Page, request: APIRequestContext, caller: Caller, kinds: CareDocumentKind[]) {
  const papers: Draft['documents'] = []
  for (const kind of kinds) papers.push({ kind, fileId: await uploadPicture(page, request, caller) })
  return papers
}

async function uploadPicture(page: Page, request: APIRequestContext, caller: Caller): Promise<string> {
  const file = new File([Uint8Array.from(await smallPicture(page, '#2060a0'))], 'paper.png', { type: 'image/png' })
  return (await call(request, uploadFile, { file }, caller)).id
}
