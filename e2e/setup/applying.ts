import type { APIRequestContext, Page } from '@playwright/test'
import type { Draft } from '@portal/contract/care/applying'
import type { ApplicationRequest, RequestDetail } from '@portal/contract/care/requests'
import type { CareDocumentKind, Service, ServiceDetail } from '@portal/contract/care/services'
import { logInByCall, type OwnAccount } from './own-account'
import { address } from './people'
import { smallPicture } from './pictures'
import { expect } from './test'

type Held = Pick<OwnAccount, 'phone'>

/** What a patient can ask about applications, over a session of its own. */
export async function callsOf(request: APIRequestContext, { phone }: Held) {
  const { token } = await logInByCall(request, phone)
  const headers = { authorization: token }
  const answer = async <T>(response: { json: () => Promise<unknown> }) => {
    const envelope = (await response.json()) as { code: string; data: T }
    expect(envelope).toMatchObject({ code: '200' })
    return envelope.data
  }
  const get = async <T>(path: string) => answer<T>(await request.get(`/home/api${path}`, { headers }))
  return {
    get,
    sent: async () => (await get<{ records: ApplicationRequest[] }>('/user/serviceRecord/page')).records,
    detail: (id: string) => get<RequestDetail>(`/user/serviceRecord/${id}`),
    draft: (serviceId: number) => get<Draft | null>(`/service/draft?serviceId=${serviceId}`),
    async saveDraft(data: Omit<Draft, 'savedAt'>) {
      await answer(await request.put('/home/api/service/draft', { headers, data }))
    },
    async upload(buffer: Buffer) {
      const multipart = { file: { name: 'paper.png', mimeType: 'image/png', buffer } }
      return (await answer<{ id: string }>(await request.post('/home/api/file', { headers, multipart }))).id
    },
  }
}

export type Calls = Awaited<ReturnType<typeof callsOf>>

/** A service that can be applied for online, and the papers that it needs. */
export async function onlineService({ get }: Calls) {
  const services = await get<Service[]>('/service/infos')
  const serviceId = services.find(({ methods }) => methods.includes('online'))?.serviceId ?? 0
  const { documents } = await get<ServiceDetail>(`/service/info?serviceId=${serviceId}`)
  const required: CareDocumentKind[] = documents.filter((paper) => paper.required).map(({ kind }) => kind)
  return { serviceId, required }
}

/** Leaves a draft that only has to be sent; `typed` changes what is typed in it. */
export async function leaveDraft(page: Page, calls: Calls, typed: Record<string, string> = {}) {
  const service = await onlineService(calls)
  const documents: Draft['documents'] = []
  for (const kind of service.required)
    documents.push({ kind, fileId: await calls.upload(await smallPicture(page, '#2060a0')) })
  const person = { forWhom: 'self', firstName: 'Mei', lastName: 'Chen', birthDate: '1948-05-21', phone: '2125550198' }
  const fields = { ...person, email: 'mei@example.com', ...address, ...typed }
  await calls.saveDraft({ serviceId: service.serviceId, step: 'review', fields, documents })
  return service
}
